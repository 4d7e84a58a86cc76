import type { RawBuilder } from 'kysely'
import type { Db } from './db.ts'

/** So many rows are taken by one statement: it ends long before its time is up, and holds up nobody. */
const batch = 10_000

/**
 * Repeats a statement until it finds nothing more to do: a purge of years ends like one of a night.
 * @param most the statement takes no more rows than this
 */
export async function inBatches(
  db: Db,
  statement: (most: number) => RawBuilder<unknown>,
  most = batch,
): Promise<void> {
  for (let taken = most; taken === most; ) {
    const { numAffectedRows } = await statement(most).execute(db)
    taken = Number(numAffectedRows ?? 0)
  }
}
