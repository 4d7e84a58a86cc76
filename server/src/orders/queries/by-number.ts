import type { FoundNumber } from '@mandato/contract/home/numbers'
import type { Db } from '../../platform/db/db.ts'
import { numberLike, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { orderTables } from './list.ts'
import { seesOrder } from './scope.ts'

/** Orders in sight whose number holds what was typed, the newest first. */
export async function ordersByNumber(
  db: Db,
  person: Person,
  typed: string,
  most: number,
): Promise<FoundNumber[]> {
  const { rows } = await sql<FoundNumber>`
    select 'order' as kind, o.id, o.number, c.business_name as about from ${orderTables}
    where o.number ilike ${numberLike(typed)} and ${seesOrder(person)} order by o.id desc limit ${most}`.execute(
    db,
  )
  return rows
}
