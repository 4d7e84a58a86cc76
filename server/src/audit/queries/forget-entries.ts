import { transaction, type Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** So many entries at a time. */
const batch = 10_000

/**
 * Lets go of entries whose years are over and takes the addresses off those whose months are.
 * @returns how many of each
 */
export async function forgetEntries(
  db: Db,
  now: Date,
  { years, address_months }: { readonly years: number; readonly address_months: number },
): Promise<{ readonly entries: number; readonly addresses: number }> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const entries = await repeated(async () =>
    transaction(db, async (tx) => {
      // The trigger lets nobody delete an entry who does not say that he is this job.
      await sql`select set_config('mandato.letting_go', 'events', true)`.execute(tx)
      return sql`delete from events where id = any(array(select id from events
        where at < ${moment} - make_interval(years => ${years}::int) order by at limit ${batch}))`.execute(tx)
    }),
  )
  const addresses = await repeated(() =>
    sql`update events set ip = null where id = any(array(select id from events
      where ip is not null and at < ${moment} - make_interval(months => ${address_months}::int) order by at limit ${batch}))`.execute(
      db,
    ),
  )
  return { entries, addresses }
}

async function repeated(once: () => Promise<{ readonly numAffectedRows?: bigint }>): Promise<number> {
  let all = 0
  for (let taken = batch; taken === batch; all += taken) taken = Number((await once()).numAffectedRows ?? 0)
  return all
}
