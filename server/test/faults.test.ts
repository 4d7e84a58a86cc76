import { describe, expect, test, vi } from 'vitest'
import { killFirstStarts } from '../../scripts/faults/first-starts.ts'
import { openHouse } from '../../scripts/faults/house.ts'
import { killUnderLoad } from '../../scripts/faults/kills.ts'
import { launch } from '../../scripts/faults/portal.ts'
import { stopUnderLoad } from '../../scripts/faults/stops.ts'

/* A short run of what `npm run faults` does at length, with the real server as a process of its own. */
const quiet = () => undefined
const seed = 20_251_120

describe('the server is killed', () => {
  test('while clients write: nothing acknowledged is lost, nothing half done, a retried write has one effect', async () => {
    const report = await killUnderLoad({ seed, kills: 7, say: quiet })
    expect(report.verdict).toEqual({ lost: [], doubled: [], halfDone: [] })
    expect(report.surprises).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(20)
    expect(report.goods).toBeGreaterThan(20)
    expect(report.retries).toBeGreaterThan(0)
  }, 240_000)

  test('during its very first start: the next one succeeds and is whole', async () => {
    const { faults, kills } = await killFirstStarts({ seed, rounds: 1, say: quiet })
    expect(faults).toEqual([])
    expect(kills).toBeGreaterThan(0)
  }, 120_000)
})

test('SIGTERM under load drops no request and ends the process in an orderly way', async () => {
  const { dropped, answered, codes } = await stopUnderLoad({ seed, stops: 2 })
  expect(dropped).toEqual([])
  expect(answered).toBeGreaterThan(10)
  expect(codes).toEqual([0, 0])
}, 120_000)

test('SIGTERM in the middle of a start ends it without a word of error', async () => {
  const house = await openHouse()
  try {
    const run = house.begin()
    await vi.waitFor(() => expect(run.output()).toContain('schema'), { timeout: 30_000, interval: 2 })
    expect((await house.stop()).code).toBe(0)
    expect(run.output()).not.toMatch(/Error|^ +at /m)
  } finally {
    await house.remove()
  }
})

test('a second start on the same folder is refused in one line, and the first goes on', async () => {
  const house = await openHouse()
  try {
    await house.start()
    const second = launch({ DATA_DIR: house.dataDir, PORT: '0', SEED: 'none' })
    expect(await second.ended).toBe(1)
    const last = second.output().trim().split('\n').at(-1)
    expect(last).toBe(
      `Another server is already running on ${house.dataDir}: stop it, or choose another DATA_DIR.`,
    )
    expect((await fetch(`http://127.0.0.1:${house.port}/api/health`)).status).toBe(200)
  } finally {
    await house.remove()
  }
})
