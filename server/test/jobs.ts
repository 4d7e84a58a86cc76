import type { Db } from '../src/platform/db/db.ts'
import type { Job, Jobs } from '../src/platform/jobs.ts'
import { sql } from '../src/platform/db/sql.ts'

/** Jobs that wait until a test runs them, so that no test waits for time to pass. */
export type TestJobs = Jobs & {
  /** Runs what was sent since the last time, in order; what that sends is run too. */
  run(db: Db, jobs: readonly Job[]): Promise<number>
  /** How many were sent since the beginning, those for later among them. */
  count(db: Db): Promise<number>
}

export function jobNamed(jobs: readonly Job[], name: string): Job {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`no job called ${name}`)
  return job
}

interface Sent {
  /** The transaction it was sent in. */
  readonly xid: string
  readonly name: string
  readonly data: Readonly<Record<string, unknown>>
  /** Runs a planned job by its name. */
  readonly later: boolean
}

/**
 * As with the real queue, a job is there once its transaction is over, and one of an act that was rolled back never
 * is: PostgreSQL itself is asked what became of the transaction.
 */
export function waitingJobs(): TestJobs {
  let sent: Sent[] = []
  let counted = 0
  let ready: Sent[] = []

  async function settle(db: Db): Promise<void> {
    if (sent.length === 0) return
    const { rows } = await sql<{ xid: string; status: string }>`
      select xid, pg_xact_status(xid::xid8) as status from unnest(${sent.map(({ xid }) => xid)}::text[]) xid`.execute(
      db,
    )
    const status = new Map(rows.map((row) => [row.xid, row.status]))
    const there = sent.filter(({ xid }) => status.get(xid) === 'committed')
    sent = sent.filter(({ xid }) => status.get(xid) === 'in progress')
    counted += there.length
    ready.push(...there.filter(({ later }) => !later))
  }

  return {
    async count(db) {
      await settle(db)
      return counted
    },
    async send(db, name, data, later) {
      const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db)
      // Through JSON, as the real queue does: what does not survive it must show in a test.
      const kept = JSON.parse(JSON.stringify(data)) as Record<string, unknown>
      sent.push({ xid: rows[0]?.xid ?? '', name, data: kept, later: later !== undefined })
    },
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    async run(db, jobs) {
      let ran = 0
      for (await settle(db); ready.length > 0; await settle(db)) {
        const [next, ...others] = ready
        ready = others
        if (!next) break
        await jobNamed(jobs, next.name).run(next.data)
        ran += 1
      }
      return ran
    },
  }
}
