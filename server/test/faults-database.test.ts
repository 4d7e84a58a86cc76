import { expect, inject, test } from 'vitest'
import { ownDatabase } from '../../scripts/faults/database.ts'
import { outage } from '../../scripts/faults/outage.ts'
import { restartDatabase } from '../../scripts/faults/restarts.ts'

/* The database goes away under the running portal. Times are figures of `npm run faults`, not of these tests. */

test('killed under load, the private PostgreSQL is started again: writes succeed with their key, reads stay calm', async () => {
  const report = await restartDatabase({ seed: 1, restarts: 2 })
  expect(report.verdict).toEqual({ lost: [], doubled: [], halfDone: [] })
  expect(report.surprises).toEqual([])
  // An answer, or 503 with the time to come again; never an error of the portal's own.
  expect(report.reads.failed).toEqual([])
  expect(report.reads.answered).toBeGreaterThan(0)
  expect(report.acknowledged).toBeGreaterThan(0)
}, 120_000)

test('down for a while, calls answer 503 with Retry-After, and work again without a restart', async () => {
  const { url, drop } = await ownDatabase(inject('server').connection)
  try {
    const { wrong, refusals } = await outage({ databaseUrl: url, seconds: 1 })
    expect(wrong).toEqual([])
    expect(refusals.length).toBeGreaterThan(2)
  } finally {
    await drop()
  }
})
