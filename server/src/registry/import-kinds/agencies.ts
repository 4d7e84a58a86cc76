import { regionOfProvince } from '@mandato/contract/fields/provinces'
import { agencyLanding } from '../queries/import-agencies.ts'
import { placeAtTowns } from '../actions/place.ts'
import { nothing } from '../../platform/import-kit/copy-text.ts'
import { addressColumns } from './address-columns.ts'
import {
  countryCode,
  countryOf,
  email,
  phone,
  postalCode,
  province,
  vatNumber,
} from '../../platform/import-kit/identifiers.ts'
import { defineImportKind } from '../../platform/import-kit/declared.ts'
import { text } from '../../platform/import-kit/values.ts'

const readRegion = text(50)

export const agencies = defineImportKind({
  module: import.meta.url,
  kind: 'agencies',
  landing: agencyLanding,
  async columns() {
    return [
      {
        name: 'code',
        subject: true,
        read: (raw, styles, other) => text(20)(raw.toUpperCase(), styles, other),
      },
      { name: 'business_name', read: text(200) },
      { name: 'vat_number', read: (raw, _styles, other) => vatNumber(raw, countryOf(other)) },
      { name: 'email', read: email },
      { name: 'phone', read: (raw, _styles, other) => phone(raw, countryOf(other)) },
      { name: 'address', read: text(200) },
      { name: 'postal_code', read: (raw, _styles, other) => postalCode(raw, countryOf(other)) },
      { name: 'city', read: text(100) },
      { name: 'province', read: (raw, _styles, other) => province(raw, countryOf(other)) },
      ...addressColumns('warehouse', (other) => countryOf(other)),
      { name: 'country', read: countryCode },
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
  async settle(tx) {
    await placeAtTowns(tx)
    return null
  },
})
