import { readCountry, readPostalCode, readProvince } from '../fields/identifiers.ts'
import { readVatNumber } from '../fields/vat-number.ts'
import type { RegistrationType } from './registration-states.ts'

/** What is judged of a request besides the form of its fields. */
export type Judged = { readonly type: RegistrationType } & Readonly<
  Record<'country' | 'province' | 'postal_code' | 'vat_number' | 'company' | 'magazine' | 'publisher', string>
>

/** What each type must say besides, and what its numbers must be. */
export function faultsOf(form: Judged): [keyof Judged, string][] {
  const faults: [keyof Judged, string][] = []
  const needs = (field: keyof Judged) => {
    if (form[field].trim() === '') faults.push([field, 'required'])
  }
  const country = form.type === 'italian_reseller' ? 'IT' : form.country
  if ('fault' in readCountry(country)) faults.push(['country', 'country_code'])
  if (form.type === 'foreign_reseller' && country.toUpperCase() === 'IT')
    faults.push(['country', 'country_abroad'])
  if (form.type === 'press') {
    needs('magazine')
    needs('publisher')
  } else {
    needs('company')
    needs('vat_number')
  }
  if (form.type === 'italian_reseller') {
    if (form.vat_number.trim() !== '' && 'fault' in readVatNumber(form.vat_number, 'IT'))
      faults.push(['vat_number', 'vat_number'])
    needs('province')
  }
  const given = (value: string) => value.trim() !== ''
  if (country === 'IT' && given(form.province) && 'fault' in readProvince(form.province, 'IT'))
    faults.push(['province', 'province_code'])
  if (country === 'IT' && given(form.postal_code) && 'fault' in readPostalCode(form.postal_code, 'IT'))
    faults.push(['postal_code', 'postal_code'])
  return faults
}
