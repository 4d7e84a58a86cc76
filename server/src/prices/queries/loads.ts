import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** Begins the load of one file, whose number each of its rows keeps. */
export async function beginLoad(tx: Db, kind: 'prices' | 'discounts'): Promise<void> {
  await sql`insert into price_loads (kind) values (${kind})`.execute(tx)
}

/**
 * The number of the load that this session began last. A query of its own is asked once, not for each row: that alone
 * took more than half of a million rows' time.
 */
export const thisLoad = sql`(select currval(pg_get_serial_sequence('price_loads', 'id'))::int)`

/** Says who brought in the file at hand and when. */
export async function signLoad(tx: Db, by: number | null, at: Date): Promise<void> {
  await sql`update price_loads set loaded_by = ${by}, at = ${at} where id = ${thisLoad}`.execute(tx)
}
