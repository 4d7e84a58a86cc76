import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { transaction } from './db/db.ts'
import { bossJobs, type Jobs } from './jobs.ts'
import { openLog } from './log.ts'

/* When a job begins. Its queue asks by itself once in an hour here, so that nothing but what is tested can begin it. */
const hour = 3_600
const { db, pool, connection, close } = await testDatabase()
afterAll(close)

let begun: (n: unknown) => void
let jobs: Jobs
const opened = async (asking: { told: number; untold: number }) => {
  jobs = bossJobs(connection, openLog('silent'), asking)
  await jobs.start([{ name: 'note', run: async ({ n }) => begun(n) }])
}
beforeEach(() => opened({ told: hour, untold: hour }))
afterEach(() => jobs.stop())

/** Sends a job and gives what it was begun with. */
const sent = (n: number) =>
  new Promise((resolve, reject) => {
    begun = resolve
    transaction(db, (tx) => jobs.send(tx, 'note', { n })).catch(reject)
  })

test('a job begins when the act that sent it is over, and not when its queue asks next', async () => {
  expect(await sent(1)).toBe(1)
  expect(await sent(2)).toBe(2)
})

test('one that was sent while PostgreSQL told nobody begins when it tells again', async () => {
  const cut = await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'LISTEN%'`)
  expect(cut.rowCount).toBe(1)
  expect(await sent(3)).toBe(3)
})

test('done jobs are deleted after a day', async () => {
  await sent(4)
  const { rows } = await pool.query(`select distinct deletion_seconds from pgboss.job where name = 'note'`)
  expect(rows).toEqual([{ deletion_seconds: 86_400 }])
})

test('a job that fails is in the log with its name', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const failing = bossJobs(connection, openLog('error', { write: (line) => resolve(line) }))
  await failing.start([{ name: 'fails', run: () => Promise.reject(new Error('disk full')) }])
  await transaction(db, (tx) => failing.send(tx, 'fails', {}))
  expect(JSON.parse(await promise)).toMatchObject({ job: 'fails', err: { message: 'disk full' } })
  await failing.stop()
})
