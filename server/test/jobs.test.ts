import { afterAll, expect, it } from 'vitest'
import type { Job } from '../src/platform/jobs.ts'
import { transaction } from '../src/platform/db/db.ts'
import { testDatabase } from './database.ts'
import { waitingJobs } from './jobs.ts'

/* The queue of the tests must not promise more than the real one, nor less. */
const { db, close } = await testDatabase()
afterAll(close)

/** Jobs of one queue, and what they did. */
function queue() {
  const did: unknown[] = []
  const jobs = waitingJobs()
  const note: Job = { name: 'note', run: async ({ n }) => void did.push(n) }
  const chain: Job = { name: 'chain', run: ({ n }) => jobs.send(db, 'note', { n }) }
  return { did, jobs, run: () => jobs.run(db, [note, chain]) }
}

it('runs what was sent, in order, and what that sends', async () => {
  const { did, jobs, run } = queue()
  await jobs.send(db, 'chain', { n: 1 })
  await transaction(db, (tx) => jobs.send(tx, 'note', { n: 2 }))
  expect([await run(), did, await jobs.count(db)]).toEqual([3, [2, 1], 3])
  expect(await run()).toBe(0)
})

it('forgets what an act sent that was rolled back', async () => {
  const { did, jobs, run } = queue()
  const act = transaction(db, async (tx) => {
    await jobs.send(tx, 'note', { n: 1 })
    throw new Error('no')
  })
  await expect(act).rejects.toThrow('no')
  expect([await run(), did, await jobs.count(db)]).toEqual([0, [], 0])
})

it('keeps what an act sends until it is over', async () => {
  const { did, jobs, run } = queue()
  await transaction(db, async (tx) => {
    await jobs.send(tx, 'note', { n: 1 })
    expect([await run(), await jobs.count(db)]).toEqual([0, 0])
  })
  expect([await run(), did]).toEqual([1, [1]])
})

it('leaves what is to come later to the test, and counts it', async () => {
  const { did, jobs, run } = queue()
  await jobs.send(db, 'note', { n: 1 }, { after: 20 })
  expect([await run(), did, await jobs.count(db)]).toEqual([0, [], 1])
})
