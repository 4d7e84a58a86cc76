import { expect, test } from 'vitest'
import { Problem } from './problem.ts'
import {
  countryCode,
  countryOf,
  discount,
  email,
  fixedDays,
  iban,
  phone,
  postalCode,
  province,
  sdiCode,
  taxCode,
  vatNumber,
} from './identifiers.ts'

/* What an identifier is, the contract's own tests say; here it is how files are told what is wrong. */
const reasonOf = (read: string | Problem) => (read instanceof Problem ? read.reason : null)

test('an Italian VAT number has 11 digits and its check digit; its prefix may be written', () => {
  expect(vatNumber('IT 0074 3110 157', 'IT')).toBe('00743110157')
  expect(reasonOf(vatNumber('00743110158', 'IT'))).toBe('check_digit')
  expect(vatNumber('0391827026', 'IT')).toEqual(new Problem('vat_length', { found: 10 }))
  expect(reasonOf(vatNumber('ABC', 'IT'))).toBe('vat_digits')
})

test('in the Union the country gives the form, elsewhere there are only 20 characters', () => {
  expect(vatNumber('FR 40 303265045', 'FR')).toBe('40303265045')
  expect(vatNumber('EL094259216', 'GR')).toBe('094259216')
  expect(reasonOf(vatNumber('123', 'DE'))).toBe('vat_form')
  expect(vatNumber('CHE-123.456.788', 'CH')).toBe('CHE123456788')
  expect(reasonOf(vatNumber('9'.repeat(21), 'US'))).toBe('too_long')
})

test('a tax code has its check letter, or is a VAT number', () => {
  expect(taxCode('rssmra85t10a562s', 'IT')).toBe('RSSMRA85T10A562S')
  expect(reasonOf(taxCode('RSSMRA85T10A562T', 'IT'))).toBe('check_digit')
  expect(reasonOf(taxCode('RSSMRA85T10', 'IT'))).toBe('tax_code')
  expect(taxCode('00743110157', 'IT')).toBe('00743110157')
})

test('an IBAN with a wrong Italian letter is caught although mod-97 agrees', () => {
  expect(iban('IT60 X054 2811 1010 0000 0123 456')).toBe('IT60X0542811101000000123456')
  expect(reasonOf(iban('IT60X0542811101000000123457'))).toBe('check_digit')
  expect(iban('IT60X05428111010000001234')).toEqual(new Problem('iban_length', { found: 25, expected: 27 }))
  expect(reasonOf(iban('IT64Y0542811101000000123456'))).toBe('iban_cin')
  expect(reasonOf(iban('hello'))).toBe('iban_form')
})

test('countries, provinces and postal codes', () => {
  expect(countryCode('si')).toBe('SI')
  expect(reasonOf(countryCode('SLO'))).toBe('country')
  expect(countryCode('UK')).toBe('GB')
  expect(reasonOf(countryCode('ZZ'))).toBe('country')
  expect(province('na', 'IT')).toBe('NA')
  expect(province('FO', 'IT')).toEqual(new Problem('province_retired', { use: 'FC' }))
  expect(reasonOf(province('XX', 'IT'))).toBe('province')
  expect(province('Bayern', 'DE')).toBe('Bayern')
  expect(postalCode('00118', 'IT')).toBe('00118')
  expect(postalCode('3110', 'IT')).toEqual(new Problem('postal_code_length', { found: 4 }))
})

test('telephone numbers become E.164', () => {
  expect(phone('0422 123456', 'IT')).toBe('+390422123456')
  expect(phone('+39 (0)422/12.34-56', 'IT')).toBe('+390422123456')
  expect(phone('01 23 45 67 89', 'FR')).toBe('+33123456789')
  expect(phone('0044 20 7946 0000', 'IT')).toBe('+442079460000')
  expect(reasonOf(phone('call me', 'IT'))).toBe('phone')
  expect(reasonOf(phone('5551234567', 'AQ'))).toBe('phone_prefix')
})

test('an SDI code depends on the country, the certified e-mail and whether it is a public body', () => {
  const bare = { certified: false, publicBody: false }
  const certified = { ...bare, certified: true }
  const publicBody = { ...bare, publicBody: true }
  expect(sdiCode('m5uxcr1', 'IT', bare)).toBe('M5UXCR1')
  expect(reasonOf(sdiCode('M5UXCR', 'IT', certified))).toBe('sdi_public_body')
  expect(sdiCode('M5UXCR', 'IT', publicBody)).toBe('M5UXCR')
  expect(reasonOf(sdiCode('M5UXCR1', 'IT', publicBody))).toBe('sdi_six')
  expect(reasonOf(sdiCode('0000000', 'IT', bare))).toBe('sdi_needs_certified_email')
  expect(sdiCode('0000000', 'IT', certified)).toBe('0000000')
  expect(reasonOf(sdiCode('M5UXCR1', 'FR', certified))).toBe('sdi_abroad')
})

test('terms of payment', () => {
  expect(discount('50 + 10,5 + 5%')).toBe('50+10.5+5')
  expect(reasonOf(discount('105'))).toBe('discount_range')
  expect(reasonOf(discount('50+-3'))).toBe('discount_range')
  expect(reasonOf(discount('ten'))).toBe('discount_form')
  expect(reasonOf(discount('12.345'))).toBe('discount_form')
  expect(fixedDays('20 10,10')).toBe('{10,20}')
  expect(reasonOf(fixedDays('32'))).toBe('fixed_days')
  expect(reasonOf(fixedDays('1e1'))).toBe('fixed_days')
  expect(email('Info@Mobili.IT')).toBe('Info@mobili.it')
  expect(reasonOf(email('no-address'))).toBe('email')
})

test('the country of a row is that of its cell, of the record that is there, or Italy', () => {
  const row = (cell: string | undefined) => () => cell
  expect([countryOf(row('uk')), countryOf(row('')), countryOf(row(undefined), 'FR')]).toEqual([
    'GB',
    'IT',
    'FR',
  ])
})
