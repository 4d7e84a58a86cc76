import type { Db } from './db.ts'
import { sql } from './sql.ts'

/** Tells the triggers of the transaction at hand which moment it is: they know no clock but the database's. */
export async function atMoment(tx: Db, moment: Date): Promise<void> {
  await sql`select set_config('mandato.now', ${moment.toISOString()}, true)`.execute(tx)
}
