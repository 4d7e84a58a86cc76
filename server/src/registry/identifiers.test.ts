import { expect, test } from 'vitest'
import {
  checkCountry,
  checkDiscount,
  checkEmail,
  checkFixedDays,
  checkIban,
  checkPhone,
  checkPostalCode,
  checkProvince,
  checkSdiCode,
  checkTaxCode,
  checkVatNumber,
} from './identifiers/index.ts'

const faultOf = (checked: ReturnType<typeof checkIban> | { fault: string; values: object } | string) =>
  typeof checked === 'string' ? null : checked.fault

test('an Italian VAT number has 11 digits and its check digit; its prefix may be written', () => {
  expect(checkVatNumber('IT 0074 3110 157', 'IT')).toBe('00743110157')
  expect(faultOf(checkVatNumber('00743110158', 'IT'))).toBe('check_digit')
  expect(checkVatNumber('0391827026', 'IT')).toEqual({ fault: 'vat_length', values: { found: 10 } })
  expect(faultOf(checkVatNumber('ABC', 'IT'))).toBe('vat_digits')
})

test('in the Union the country gives the form, elsewhere there are only 20 characters', () => {
  expect(checkVatNumber('FR 40 303265045', 'FR')).toBe('40303265045')
  expect(checkVatNumber('EL094259216', 'GR')).toBe('094259216')
  expect(faultOf(checkVatNumber('123', 'DE'))).toBe('vat_form')
  expect(checkVatNumber('CHE-123.456.788', 'CH')).toBe('CHE123456788')
  expect(faultOf(checkVatNumber('9'.repeat(21), 'US'))).toBe('too_long')
})

test('a tax code has its check letter, or is a VAT number', () => {
  expect(checkTaxCode('rssmra85t10a562s', 'IT')).toBe('RSSMRA85T10A562S')
  expect(faultOf(checkTaxCode('RSSMRA85T10A562T', 'IT'))).toBe('check_digit')
  expect(faultOf(checkTaxCode('RSSMRA85T10', 'IT'))).toBe('tax_code')
  expect(checkTaxCode('00743110157', 'IT')).toBe('00743110157')
})

test('an IBAN with a wrong Italian letter is caught although mod-97 agrees', () => {
  expect(checkIban('IT60 X054 2811 1010 0000 0123 456')).toBe('IT60X0542811101000000123456')
  expect(faultOf(checkIban('IT60X0542811101000000123457'))).toBe('check_digit')
  expect(checkIban('IT60X05428111010000001234')).toEqual({
    fault: 'iban_length',
    values: { found: 25, expected: 27 },
  })
  expect(faultOf(checkIban('IT64Y0542811101000000123456'))).toBe('iban_cin')
  expect(faultOf(checkIban('hello'))).toBe('iban_form')
})

test('countries, provinces and postal codes', () => {
  expect(checkCountry('si')).toBe('SI')
  expect(faultOf(checkCountry('SLO'))).toBe('country')
  expect(checkCountry('UK')).toBe('GB')
  expect(faultOf(checkCountry('ZZ'))).toBe('country')
  expect(checkProvince('na', 'IT')).toBe('NA')
  expect(checkProvince('FO', 'IT')).toEqual({ fault: 'province_retired', values: { use: 'FC' } })
  expect(faultOf(checkProvince('XX', 'IT'))).toBe('province')
  expect(checkProvince('Bayern', 'DE')).toBe('Bayern')
  expect(checkPostalCode('00118', 'IT')).toBe('00118')
  expect(checkPostalCode('3110', 'IT')).toEqual({ fault: 'postal_code_length', values: { found: 4 } })
})

test('telephone numbers become E.164', () => {
  expect(checkPhone('0422 123456', 'IT')).toBe('+390422123456')
  expect(checkPhone('+39 (0)422/12.34-56', 'IT')).toBe('+39422123456')
  expect(checkPhone('01 23 45 67 89', 'FR')).toBe('+33123456789')
  expect(checkPhone('0044 20 7946 0000', 'IT')).toBe('+442079460000')
  expect(faultOf(checkPhone('call me', 'IT'))).toBe('phone')
  expect(faultOf(checkPhone('5551234567', 'US'))).toBe('phone_prefix')
})

test('an SDI code depends on the country and on the certified e-mail', () => {
  expect(checkSdiCode('m5uxcr1', 'IT', false)).toBe('M5UXCR1')
  expect(faultOf(checkSdiCode('M5UXCR', 'IT', true))).toBe('sdi_public_body')
  expect(faultOf(checkSdiCode('0000000', 'IT', false))).toBe('sdi_needs_certified_email')
  expect(checkSdiCode('0000000', 'IT', true)).toBe('0000000')
  expect(faultOf(checkSdiCode('M5UXCR1', 'FR', true))).toBe('sdi_abroad')
})

test('terms of payment', () => {
  expect(checkDiscount('50 + 10,5 + 5%')).toBe('50+10.5+5')
  expect(faultOf(checkDiscount('105'))).toBe('discount_range')
  expect(faultOf(checkDiscount('ten'))).toBe('discount_form')
  expect(checkFixedDays('20 10,10')).toBe('{10,20}')
  expect(faultOf(checkFixedDays('32'))).toBe('fixed_days')
  expect(checkEmail('Info@Mobili.IT')).toBe('info@mobili.it')
  expect(faultOf(checkEmail('no-address'))).toBe('email')
})
