import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkLetter, cinOf } from './check-digits.ts'
import { readIban } from './iban.ts'
import {
  discountValue,
  readCountry,
  readCustomerCode,
  readDiscount,
  readFixedDays,
  readPostalCode,
  readProvince,
  readSdiCode,
} from './identifiers.ts'
import { readEmail } from './email.ts'
import { readPhone } from './phone-number.ts'
import { readTaxCode } from './tax-code.ts'
import { readVatNumber } from './vat-number.ts'

/** The value, or the code of what is wrong with it. */
const told = (read: object): unknown =>
  'value' in read ? read.value : (read as { fault: { code: string } }).fault.code

describe('the VAT number', () => {
  it.each([
    ['01114601006', 'IT', '01114601006'],
    ['IT 011 146 010 06', 'IT', '01114601006'],
    ['01114601005', 'IT', 'vat_check'],
    ['0111460100', 'IT', 'vat_digits'],
    ['0111460100A', 'IT', 'vat_digits'],
    ['00000000000', 'IT', 'vat_check'],
    ['FR40303265045', 'FR', '40303265045'],
    ['4030326504', 'FR', 'vat_form'],
    ['FR40303265046', 'FR', 'vat_check'],
    ['DE 136 695 976', 'DE', '136695976'],
    ['DE123456789', 'DE', 'vat_check'],
    ['EL023456780', 'GR', '023456780'],
    ['ESB58378431', 'ES', 'B58378431'],
    ['0403.019.261', 'BE', '0403019261'],
    ['403019261', 'BE', '0403019261'],
    ['BE: 403.019.261', 'BE', '0403019261'],
    ['BE 403019262', 'BE', 'vat_check'],
    ['IT: 01114601006', 'IT', '01114601006'],
    ['CHE-123.456.789 MWST', 'CH', 'CHE123456789MWST'],
    ['1'.repeat(21), 'US', 'at_most_characters'],
  ])('%s of %s is %s', (raw, country, expected) => {
    expect(told(readVatNumber(raw, country))).toBe(expected)
  })

  it('notices every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.nat(10),
        fc.integer({ min: 1, max: 9 }),
        (n, at, by) => {
          // The firm, then the tax office of Torino.
          const body = `${String(n).padStart(7, '0')}001`
          const isRight = (number: string) => told(readVatNumber(number, 'IT')) === number
          const right = Array.from({ length: 10 }, (_, d) => `${body}${d}`).find(isRight) ?? ''
          const wrong = right.slice(0, at) + String((Number(right[at]) + by) % 10) + right.slice(at + 1)
          return isRight(right) && told(readVatNumber(wrong, 'IT')) === 'vat_check'
        },
      ),
    )
  })
})

/** A code whose last letter is right, whatever else is not. */
const withLetter = (body: string): string => body + checkLetter(body)

describe('the tax code', () => {
  it.each([
    ['RSSMRA80A01H501U', 'RSSMRA80A01H501U'],
    ['rss mra 80a01 h501u', 'RSSMRA80A01H501U'],
    ['RSSMRA80A01H501V', 'tax_code_check'],
    // Two people with one code: letters stand for digits.
    ['RSSMRA80A01H50MM', 'RSSMRA80A01H50MM'],
    ['RSSMRA80A01H501', 'tax_code_form'],
    [withLetter('RSSMRA80A32H501'), 'tax_code_parts'],
    [withLetter('RSSMRA80A72H501'), 'tax_code_parts'],
    ['01114601006', '01114601006'],
    ['01114601007', 'vat_check'],
  ])('%s gives %s', (raw, expected) => {
    expect(told(readTaxCode(raw, 'IT'))).toBe(expected)
  })
})

describe('the account', () => {
  it.each([
    ['IT60 X054 2811 1010 0000 0123 456', 'IT60X0542811101000000123456'],
    ['IT60X0542811101000000123457', 'iban_check'],
    ['IT60X05428111010000001234', 'iban_length'],
    ['60X0542811101000000123456', 'iban_form'],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['DE8937040044053201300', 'iban_length'],
    ['XX82 1234 5678 9012 3456 78', 'iban_form'],
    ['US64SVBKUS6S3300958879', 'iban_form'],
    ['VG96VPVG0000012345678901', 'VG96VPVG0000012345678901'],
    // What belongs to a branch stands where letters, or digits, are expected.
    ['VG961234VPVG012345678901', 'iban_form'],
    ['IE29AIBK93115212345678', 'IE29AIBK93115212345678'],
    ['IE2993115212AIBK345678', 'iban_form'],
    ['PS92PALS000000000400123456702', 'PS92PALS000000000400123456702'],
    ['PS9200PALS0000000400123456702', 'iban_form'],
  ])('%s gives %s', (raw, expected) => {
    const read = readIban(raw)
    expect('value' in read ? read.value.iban : read.fault.code).toBe(expected)
  })

  it('has check digits from 02 to 98: 00, 01 and 99 leave the same rest as 97, 98 and 02', () => {
    const accounts = Array.from({ length: 97 }, (_, n) => `500105175407${String(n).padStart(6, '0')}`)
    const withDigits = (digits: string) =>
      accounts.filter((account) => 'value' in readIban(`DE${digits}${account}`)).length
    expect(['00', '01', '99'].map(withDigits)).toEqual([0, 0, 0])
    expect(['97', '98', '02'].map(withDigits)).toEqual([1, 1, 1])
  })

  it('notices a wrong CIN that modulo 97 lets pass', () => {
    const number = '05428' + '11101' + '000000123456'
    const wrong = 'Y'
    expect(cinOf('05428', '11101', '000000123456')).toBe('X')
    // The check digits are made to fit the wrong letter.
    const digits = Array.from({ length: 97 }, (_, n) => String(n + 2).padStart(2, '0'))
    const told97 = digits
      .map((d) => readIban(`IT${d}${wrong}${number}`))
      .map((r) => ('fault' in r ? r.fault.code : 'good'))
    expect(told97.filter((t) => t === 'iban_cin')).toHaveLength(1)
    expect(told97).not.toContain('good')
  })
})

describe('the other identifiers', () => {
  it.each([
    ['m5uxcr1', 'IT', false, 'M5UXCR1'],
    ['0000000', 'IT', false, '0000000'],
    ['UF1234', 'IT', false, 'sdi_public_body'],
    ['UF1234', 'IT', true, 'UF1234'],
    ['M5UXCR1', 'IT', true, 'sdi_six'],
    ['M5UXCR', 'IT', false, 'sdi_public_body'],
    ['M5UX', 'IT', false, 'sdi_seven'],
    ['XXXXXXX', 'IT', false, 'sdi_italian'],
    ['XXXXXXX', 'FR', false, 'XXXXXXX'],
    ['M5UXCR1', 'FR', false, 'sdi_foreign'],
  ])('SDI %s of %s (public body: %s) gives %s', (raw, country, body, expected) => {
    expect(told(readSdiCode(raw, country, body))).toBe(expected)
  })

  it.each([
    ['tv', 'IT', 'TV'],
    ['TVX', 'IT', 'exactly'],
    ['ZZ', 'IT', 'province'],
    ['VS', 'IT', 'province'],
    ['Île-de-France', 'FR', 'Île-de-France'],
    ['x'.repeat(51), 'FR', 'at_most_characters'],
  ])('province %s of %s gives %s', (raw, country, expected) => {
    expect(told(readProvince(raw, country))).toBe(expected)
  })

  it.each([
    ['si', 'SI'],
    ['UK', 'GB'],
    ['SLO', 'country'],
    ['ZZ', 'country'],
  ])('country %s is %s', (raw, expected) => {
    expect(told(readCountry(raw))).toBe(expected)
  })

  it.each([
    ['31100', 'IT', '31100'],
    ['3110', 'IT', 'postal_code'],
    ['EC1A 1BB', 'GB', 'EC1A 1BB'],
    ['1'.repeat(13), 'GB', 'at_most_characters'],
  ])('postal code %s of %s gives %s', (raw, country, expected) => {
    expect(told(readPostalCode(raw, country))).toBe(expected)
  })

  it.each([
    ['0422 318770', 'IT', '+390422318770'],
    ['+39 0422/318.770', 'IT', '+390422318770'],
    ['0033 1 42 68 53 00', 'FR', '+33142685300'],
    ['01 42 68 53 00', 'FR', '+33142685300'],
    ['+39 (0)422 318770', 'IT', '+390422318770'],
    ['+44 (0)20 7946 0000', 'IT', '+442079460000'],
    ['(0)20 7946 0000', 'GB', '+442079460000'],
    ['0549 886000', 'SM', '+3780549886000'],
    ['393331234567', 'IT', '+393331234567'],
    ['39 0422 555949', 'IT', '+390422555949'],
    ['0039 333 1234567', 'IT', '+393331234567'],
    ['06 1 234 5678', 'HU', '+3612345678'],
    ['8 (495) 123-45-67', 'RU', '+74951234567'],
    ['8 612 34567', 'LT', '+37061234567'],
    ['39 0422 555949', 'FR', 'phone'],
    ['0422 318770 int. 5', 'IT', 'phone'],
    ['chiamare 0422 318770', 'IT', 'phone'],
    ['318770', 'AQ', 'phone'],
    ['12', 'IT', 'phone'],
    ['+0422318770', 'IT', 'phone'],
    ['chiamare Elena', 'IT', 'phone'],
  ])('telephone %s of %s gives %s', (raw, country, expected) => {
    expect(told(readPhone(raw, country))).toBe(expected)
  })

  it.each([
    ['Elena.Piva@ZANETTI.example', 'Elena.Piva@zanetti.example'],
    ['a@b.example, c@d.example', 'email'],
    ['Elena <elena@zanetti.example>', 'email'],
    ['elena@zanetti', 'email'],
    ['elena..piva@zanetti.example', 'email'],
    [`${'x'.repeat(65)}@zanetti.example`, 'email'],
    ['a@b.example\nBcc: c@d.example', 'email'],
  ])('address %j gives %s', (raw, expected) => {
    expect(told(readEmail(raw))).toBe(expected)
  })

  it.each([
    ['50 + 10,5 +5%', '50+10.5+5'],
    ['100', '100'],
    ['101', 'discount'],
    ['50+-3', 'discount'],
    ['12.345', 'discount'],
    ['', 'discount'],
  ])('discount %j gives %s', (raw, expected) => {
    expect(told(readDiscount(raw))).toBe(expected)
  })

  it('computes the total of a chain', () => {
    expect(['50', '50+10', '50+10+5', '33.33+33.33', '100+50', '0'].map(discountValue)).toEqual([
      50, 55, 57.25, 55.55, 100, 0,
    ])
  })

  it('takes customer codes and days of the month as they are stored', () => {
    expect(['01420a', '1234567', '12 456'].map((c) => told(readCustomerCode(c)))).toEqual([
      '01420A',
      'customer_code',
      'customer_code',
    ])
    expect(told(readFixedDays([20, 10, 20]))).toEqual([10, 20])
    expect([[0], [32], [1.5]].map((d) => told(readFixedDays(d)))).toEqual([
      'fixed_days',
      'fixed_days',
      'fixed_days',
    ])
  })

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('IT', 'FR', 'US', ''), (raw, country) => {
        for (const read of [readVatNumber, readTaxCode, readProvince, readPostalCode, readPhone])
          read(raw, country)
        for (const read of [readEmail, readDiscount, readCustomerCode, readIban]) read(raw)
      }),
    )
  })
})
