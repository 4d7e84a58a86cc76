import { fieldName } from '@mandato/contract/field-words'
import { readCountry, readPostalCode, readProvince } from '@mandato/contract/fields/identifiers'
import { readPhone } from '@mandato/contract/fields/phone-number'
import type { Reading } from '@mandato/contract/fields/reading'
import { readVatNumber } from '@mandato/contract/fields/vat-number'
import type { WarehouseInput } from '@mandato/contract/registry/agency'
import { codeOf, faultSentence, type SheetFault } from '@mandato/contract/sheets/faults'
import type { Language } from '@mandato/contract/words'
import { refuse } from '../../platform/refusals.ts'

/**
 * A warehouse with its country, postal code and province in their normal form.
 * @throws the refusal `validation` for a country that is none, a province or a postal code that its country does not have
 */
export function checkedWarehouse(given: WarehouseInput, language: Language): WarehouseInput {
  const { postal_code: postalCode, province } = given
  const { checked, orRefused } = checking(language)
  const country = checked('warehouse.country', readCountry(given.country), given.country)
  const read = {
    ...given,
    country,
    postal_code:
      postalCode && checked('warehouse.postal_code', readPostalCode(postalCode, country), postalCode),
    province: province && checked('warehouse.province', readProvince(province, country), province),
  }
  return orRefused(read)
}

export interface Numbers {
  readonly phone?: string | null | undefined
  readonly vat_number?: string | null | undefined
  readonly contacts?: readonly { readonly phone: string }[] | undefined
}

/**
 * The numbers somebody writes for an agency in their normal form: telephones in E.164, the VAT number without the
 * letters of the country. A stored number passes unchanged, so that an old one does not prevent
 * saving the rest; each night names those (see check-numbers.ts).
 * @param before what is stored
 * @throws the refusal `validation` for a number that nobody in the agency's country can have
 */
export function checkedNumbers<N extends Numbers>(
  given: N,
  before: Required<Numbers> & { readonly country: string },
  language: Language,
): N {
  const { checked, orRefused } = checking(language)
  const { country } = before
  const stored = new Set([
    before.phone,
    before.vat_number,
    ...(before.contacts ?? []).map((one) => one.phone),
  ])
  const number = (field: string, read: typeof readPhone | typeof readVatNumber, raw: string | null) => {
    const typed = raw?.trim() ?? ''
    return raw === null || typed === '' || stored.has(raw) ? raw : checked(field, read(typed, country), raw)
  }
  const { phone, vat_number: vatNumber, contacts } = given
  return orRefused({
    ...given,
    ...(phone !== undefined && { phone: number('phone', readPhone, phone) }),
    ...(vatNumber !== undefined && { vat_number: number('vat_number', readVatNumber, vatNumber) }),
    ...(contacts && {
      contacts: contacts.map((one, i) => ({
        ...one,
        phone: number(`contacts.${i}.phone`, readPhone, one.phone),
      })),
    }),
  })
}

/**
 * A VAT number as it is stored.
 * @throws the refusal `validation` for one that nobody in the country can have
 */
export function checkedVatNumber(raw: string, country: string, language: Language): string {
  const { checked, orRefused } = checking(language)
  return orRefused(checked('vat_number', readVatNumber(raw, country), raw))
}

/** Reads values one after the other, and refuses them together where some are wrong. */
function checking(language: Language) {
  const faults: SheetFault[] = []
  return {
    checked: (field: string, read: Reading, raw: string): string => {
      if ('value' in read) return read.value
      faults.push({ field, ...read.fault } as SheetFault)
      return raw
    },
    orRefused: <T>(value: T): T => {
      if (faults.length === 0) return value
      const details = faults.map((f) => faultSentence(f, fieldName(f.field, language), language))
      throw refuse(
        'validation',
        { details: details.join(' ') },
        { fields: Object.fromEntries(faults.map((f) => [f.field, codeOf(f)])) },
      )
    },
  }
}
