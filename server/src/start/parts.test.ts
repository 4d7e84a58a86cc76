import { afterAll, expect, it, vi } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { openDatabase, transaction } from '../platform/db/db.ts'
import { bossJobs } from '../platform/jobs.ts'
import { openLog } from '../platform/log.ts'
import { partsOfJobs } from './parts.ts'

/* With the settings of a running portal: how background jobs stand beside the screens. */
const { t, world } = await openCompany({ now: new Date().toISOString() })
const screens = openDatabase(t.connection, { max: 1 })
const lines: string[] = []
const log = openLog('error', { write: (line) => void lines.push(line) })
const jobs = bossJobs(t.connection, log)
const working = partsOfJobs({ ...t.parts, ...screens, log, jobs })
afterAll(async () => {
  await jobs.stop()
  await working.close()
  await screens.close()
})
const timeout = async (db: typeof working.db) =>
  (
    await db
      .selectNoFrom((eb) => eb.fn<string>('current_setting', [eb.val('statement_timeout')]).as('is'))
      .execute()
  )[0]?.is

it('a job has a minute for a statement where a screen has two seconds', async () => {
  expect([await timeout(screens.db), await timeout(working.db)]).toEqual(['2s', '1min'])
})

it('a job runs while every connection of the screens is taken', async () => {
  await transaction(screens.db, async () => {
    expect(await timeout(working.db)).toBe('1min')
  })
})

it('a job that fails is in the log and on the health page, by its name', async () => {
  await jobs.start([{ name: 'counts-nothing', run: () => Promise.reject(new Error('no such thing')) }])
  await transaction(screens.db, (tx) => jobs.send(tx, 'counts-nothing', {}))
  await vi.waitFor(async () => {
    const answer = await t.ask('GET', '/api/v1.0/admin/health', { token: world.token('admin') })
    expect(answer.text).toContain('counts-nothing × 1')
  })
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({
      job: 'counts-nothing',
      err: expect.objectContaining({ message: 'no such thing' }),
    }),
  )
})
