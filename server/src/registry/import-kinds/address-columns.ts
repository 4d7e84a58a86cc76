import { countryCode, countryOfAddress, postalCode, province } from '../../platform/import-kit/identifiers.ts'
import type { Column, OtherCell } from '../../platform/import-kit/kind.ts'
import { text } from '../../platform/import-kit/values.ts'

/**
 * The five columns of an address beside the main one: `warehouse_address`, `warehouse_postal_code` … in the order of
 * the landing table.
 * @param home the country of the row, where the address names none
 */
export function addressColumns(
  prefix: 'warehouse' | 'postal' | 'delivery',
  home: (other: OtherCell) => string,
): Column[] {
  const country = (other: OtherCell) => countryOfAddress(other, `${prefix}_country`, home(other))
  return [
    { name: `${prefix}_address`, read: text(200) },
    { name: `${prefix}_postal_code`, read: (raw, _styles, other) => postalCode(raw, country(other)) },
    { name: `${prefix}_city`, read: text(100) },
    { name: `${prefix}_province`, read: (raw, _styles, other) => province(raw, country(other)) },
    { name: `${prefix}_country`, read: countryCode },
  ]
}
