import { describe, expect, it } from 'vitest'
import { checkSheet } from './check.ts'
import { codeOf, faultSentence, sheetFaults } from './faults.ts'
import { sheetField, sheetFields, type SheetValue, type SheetValues } from './fields.ts'
import { languages } from '../words.ts'

const full: SheetValues = {
  business_name: 'Arredamenti Zanetti S.r.l.',
  address: 'Via Feltrina 118',
  postal_code: '31100',
  locality: 'Treviso',
  province: 'TV',
  country: 'IT',
  vat_number: '01114601006',
  tax_code: '01114601006',
  phone: '+390422318770',
  postal_same: true,
  delivery_same: true,
  email_admin: 'amministrazione@zanetti.example',
  email_commercial: 'ordini@zanetti.example',
  sdi_code: 'M5UXCR1',
  payment_code: 'R60',
}
const context = { paymentCodes: ['R30', 'R60'] }
const faultsOf = (values: SheetValues, complete = true) =>
  Object.fromEntries(checkSheet(values, context, complete).faults.map((f) => [f.field, codeOf(f)]))

describe('a sheet that is to be signed', () => {
  it('is right when every required field is', () => {
    expect(faultsOf(full)).toEqual({})
  })

  it.each([
    'business_name',
    'address',
    'postal_code',
    'locality',
    'province',
    'country',
    'vat_number',
    'tax_code',
    'phone',
    'email_admin',
    'email_commercial',
    'payment_code',
  ])('needs %s', (key) => {
    const faults = faultsOf({ ...full, [key]: key === 'country' ? null : ' ' })
    expect(faults[key]).toBe('required')
    expect(faultsOf({ ...full, [key]: null }, false)[key]).toBeUndefined()
  })

  it('needs the certified address or the SDI code', () => {
    expect(faultsOf({ ...full, sdi_code: null })).toEqual({ email_certified: 'sdi_or_certified' })
    expect(faultsOf({ ...full, sdi_code: '0000000' })).toEqual({ email_certified: 'sdi_needs_certified' })
    expect(faultsOf({ ...full, sdi_code: '0000000', email_certified: 'z@pec.example' })).toEqual({})
  })

  it('asks a foreign client neither for province, tax code nor SDI', () => {
    const french = {
      ...full,
      country: 'FR',
      vat_number: '40303265045',
      postal_code: '75008',
      province: null,
      tax_code: null,
      sdi_code: null,
      phone: '0142685300',
    }
    expect(faultsOf(french)).toEqual({})
    expect(checkSheet(french, context, true).values['phone']).toBe('+33142685300')
  })

  it('asks for the other address only where it is another', () => {
    expect(faultsOf({ ...full, delivery_same: false })).toEqual({
      delivery_address: 'required',
      delivery_postal_code: 'required',
      delivery_locality: 'required',
      delivery_country: 'required',
    })
    const elsewhere = {
      ...full,
      delivery_same: false,
      delivery_address: 'Rue 1',
      delivery_postal_code: '75008',
      delivery_locality: 'Paris',
      delivery_country: 'FR',
    }
    expect(faultsOf(elsewhere)).toEqual({})
    // An address typed before somebody ticked “same” is gone, so that it cannot come back unseen.
    expect(
      checkSheet({ ...elsewhere, delivery_same: true }, context, true).values['delivery_address'],
    ).toBeNull()
  })
})

/** Each field's wrong values with the code that says what would be right. */
const wrong: readonly (readonly [string, SheetValue, string])[] = [
  ['business_name', 'x'.repeat(201), 'too_long_200'],
  ['business_name', true, 'text'],
  ['address', 'x'.repeat(201), 'too_long_200'],
  ['locality', 'x'.repeat(101), 'too_long_100'],
  ['postal_code', '311', 'postal_code'],
  ['postal_code', '3110A', 'postal_code'],
  ['province', 'T', 'exactly_2'],
  ['province', 'QQ', 'province'],
  ['country', 'Italia', 'too_long_2'],
  ['country', 'QQ', 'country'],
  ['vat_number', '1234', 'vat_digits'],
  ['vat_number', '01114601007', 'vat_check'],
  ['tax_code', 'RSSMRA80A01H501', 'tax_code_form'],
  ['tax_code', 'RSSMRA80A01H501Z', 'tax_code_check'],
  ['phone', '12', 'phone'],
  ['mobile', 'ore pasti', 'phone'],
  ['postal_same', 'sì', 'flag'],
  ['email_admin', 'zanetti', 'email'],
  ['email_commercial', 'a@b.example; c@d.example', 'email'],
  ['email_management', '@zanetti.example', 'email'],
  ['email_certified', 'z@pec', 'email'],
  ['sdi_code', 'M5UX', 'sdi_seven'],
  ['sdi_code', 'UF1234', 'sdi_public_body'],
  ['iban', 'IT60', 'iban_form'],
  ['iban', 'IT60X05428111010000001234', 'iban_length'],
  ['iban', 'IT61X0542811101000000123456', 'iban_check'],
  ['abi', '5428', 'five_digits'],
  ['cab', '1110A', 'five_digits'],
  ['payment_code', 'R45', 'payment_code'],
  ['discount', '50+110', 'discount'],
  ['fixed_days', [0], 'fixed_days'],
  ['fixed_days', 'metà mese', 'fixed_days'],
  ['delivery_notes', 'x'.repeat(501), 'too_long_500'],
  ['notes', 'x'.repeat(2001), 'too_long_2000'],
]

describe('a wrong value', () => {
  it.each(wrong)('%s = %j gives the code %s', (key, value, code) => {
    expect(faultsOf({ ...full, [key]: value })[key]).toBe(code)
    // In a draft too: what is there must be right, only what is missing may wait.
    expect(
      faultsOf({ [key]: value, country: 'IT', ...(key === 'country' && { [key]: value }) }, false)[key],
    ).toBe(code)
  })

  it('has a sentence in four languages that names the field and what would be right', () => {
    for (const [key, value] of wrong) {
      const fault = checkSheet({ ...full, [key]: value }, context, true).faults.find((f) => f.field === key)
      for (const language of languages) {
        const label = sheetField.get(key)?.label[language] ?? ''
        const sentence = fault ? faultSentence(fault, label, language) : ''
        expect(sentence.startsWith(label), sentence).toBe(true)
        expect(sentence, `${key} ${language}`).not.toMatch(/[{}]|undefined/)
      }
    }
    expect(
      wrong.every(([, , code]) => Object.keys(sheetFaults).some((known) => code.startsWith(known))),
    ).toBe(true)
  })

  it('covers every kind of field a person fills in', () => {
    const kinds = new Set(wrong.map(([key]) => sheetField.get(key)?.kind))
    const filled = new Set(
      sheetFields.filter((f) => f.owner === 'sheet' || f.owner === 'staff').map((f) => f.kind),
    )
    expect([...filled].filter((kind) => !kinds.has(kind))).toEqual([])
  })
})

describe('ABI and CAB', () => {
  const iban = 'IT60X0542811101000000123456'
  it('are taken from the IBAN, or must be its own', () => {
    expect(checkSheet({ ...full, iban }, context, true).values).toMatchObject({ abi: '05428', cab: '11101' })
    expect(faultsOf({ ...full, iban, abi: '05428', cab: '11102' })).toEqual({ cab: 'cab_iban' })
    expect(faultsOf({ ...full, iban, abi: '05387' })).toEqual({ abi: 'abi_iban' })
  })
})

it('strips what cannot be printed and keeps what people write', () => {
  const { values } = checkSheet(
    { ...full, business_name: ' Città\u0000 \u0007Però\n S.r.l. ', notes: 'uno\ndue' },
    context,
    false,
  )
  expect([values['business_name'], values['notes']]).toEqual(['Città Però S.r.l.', 'uno\ndue'])
})
