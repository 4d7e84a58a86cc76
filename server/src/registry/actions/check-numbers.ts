import { readIban } from '@mandato/contract/fields/iban'
import { readPhone } from '@mandato/contract/fields/phone-number'
import { readTaxCode } from '@mandato/contract/fields/tax-code'
import { readVatNumber } from '@mandato/contract/fields/vat-number'
import type { DoubtfulField } from '@mandato/contract/registry/doubtful-fields'
import { type Db, transaction } from '../../platform/db/db.ts'
import { type Doubtful, numbersOf, replaceDoubtful } from '../queries/doubtful-numbers.ts'

type Read = (value: string, country: string) => { readonly value: string } | object
const readers: Readonly<Record<DoubtfulField, Read>> = {
  phone: readPhone,
  mobile: readPhone,
  contact_phone: readPhone,
  agent_phone: readPhone,
  vat_number: readVatNumber,
  tax_code: readTaxCode,
  iban: (value) => readIban(value),
}

/**
 * Looks at every stored number with the rules of today and writes down which would not be taken: rules grow stricter,
 * and what was stored under older ones is a person's to correct. Nothing is changed.
 * @returns how many were found
 */
export async function checkNumbers(db: Db, now: Date): Promise<number> {
  const found: Doubtful[] = []
  for (const entity of ['agency', 'client'] as const)
    for await (const rows of numbersOf(db, entity))
      for (const { id, country, field, value } of rows)
        if (!('value' in readers[field](value, country))) found.push({ entity, id, field, value })
  await transaction(db, (tx) => replaceDoubtful(tx, found, now))
  return found.length
}
