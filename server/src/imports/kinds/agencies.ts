import {
  agencyLanding,
  checkCountry,
  checkEmail,
  checkPhone,
  checkPostalCode,
  checkProvince,
  checkVatNumber,
  regionOfProvince,
} from '../../registry/index.ts'
import { nothing } from '../copy-text.ts'
import { countryOf, landed } from './identifiers.ts'
import type { Kind } from './kind.ts'
import { text } from './values.ts'

const readRegion = text(50)

export const agencies: Kind = {
  kind: 'agencies',
  landing: agencyLanding,
  async columns() {
    return [
      {
        name: 'code',
        required: true,
        subject: true,
        read: (raw, styles, other) => text(20)(raw.toUpperCase(), styles, other),
      },
      { name: 'business_name', required: true, read: text(200) },
      { name: 'vat_number', read: (raw, _styles, other) => landed(checkVatNumber(raw, countryOf(other))) },
      { name: 'email', read: (raw) => landed(checkEmail(raw)) },
      { name: 'phone', read: (raw, _styles, other) => landed(checkPhone(raw, countryOf(other))) },
      { name: 'address', read: text(200) },
      { name: 'postal_code', read: (raw, _styles, other) => landed(checkPostalCode(raw, countryOf(other))) },
      { name: 'city', read: text(100) },
      { name: 'province', read: (raw, _styles, other) => landed(checkProvince(raw, countryOf(other))) },
      { name: 'country', read: (raw) => landed(checkCountry(raw)) },
      { name: 'region', fills: 0, read: readRegion },
      {
        // Given, or that of the Italian province.
        name: 'region',
        derived: true,
        read(_raw, styles, other) {
          const given = other('region')
          if (given) return readRegion(given, styles, other)
          return (
            (countryOf(other) === 'IT' && regionOfProvince(other('province')?.toUpperCase() ?? '')) || nothing
          )
        },
      },
    ]
  },
}
