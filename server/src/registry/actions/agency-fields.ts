import { fieldName } from '@mandato/contract/field-words'
import { readCountry, readPostalCode, readProvince } from '@mandato/contract/fields/identifiers'
import type { WarehouseInput } from '@mandato/contract/registry/calls'
import { codeOf, faultSentence, type SheetFault } from '@mandato/contract/sheets/faults'
import type { Language } from '@mandato/contract/words'
import { refuse } from '../../platform/refusals.ts'

/**
 * A warehouse with its country, postal code and province in their normal form.
 * @throws the refusal `validation` for a country that is none, a province or a postal code that its country does not have
 */
export function checkedWarehouse(given: WarehouseInput, language: Language): WarehouseInput {
  const { postal_code: postalCode, province } = given
  const faults: SheetFault[] = []
  const checked = (
    field: string,
    read: { value: string } | { fault: Omit<SheetFault, 'field'> },
    raw: string,
  ) => {
    if ('value' in read) return read.value
    faults.push({ field: `warehouse.${field}`, ...read.fault })
    return raw
  }
  const country = checked('country', readCountry(given.country), given.country)
  const read = {
    ...given,
    country,
    postal_code: postalCode && checked('postal_code', readPostalCode(postalCode, country), postalCode),
    province: province && checked('province', readProvince(province, country), province),
  }
  if (faults.length === 0) return read
  const details = faults.map((f) => faultSentence(f, fieldName(f.field, language), language))
  throw refuse(
    'validation',
    { details: details.join(' ') },
    { fields: Object.fromEntries(faults.map((f) => [f.field, codeOf(f)])) },
  )
}
