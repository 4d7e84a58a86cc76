import type { FoundNumber } from '@mandato/contract/home/numbers'
import type { Db } from '../../platform/db/db.ts'
import { numberLike, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'
import { invoiceTables } from './scope.ts'

/** Invoices and credit notes in sight whose number holds what was typed, the newest first. */
export async function invoicesByNumber(
  db: Db,
  person: Person,
  typed: string,
  most: number,
): Promise<FoundNumber[]> {
  const { rows } = await sql<FoundNumber>`
    select 'invoice' as kind, d.id, d.number, c.business_name as about from ${invoiceTables}
    where d.number ilike ${numberLike(typed)} and ${seesClient(person, 'c')}
    order by d.date desc, d.id desc limit ${most}`.execute(db)
  return rows
}
