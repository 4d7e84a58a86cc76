import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { serverNow } from './server-clock.ts'

vi.mock('./wires.ts', () => ({ wireFor: async () => ['GET', '/', 0] }))

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ten = Date.parse('2025-11-17T10:00:00Z')
/** An answer the server writes at a moment, asked for and read when the device's clock says so. */
async function answered(at: number, asked: number, read: number) {
  vi.setSystemTime(asked)
  vi.stubGlobal('fetch', () => {
    vi.setSystemTime(read)
    return Promise.resolve(
      new Response(JSON.stringify({ args: { response: [] } }), {
        headers: { 'content-type': 'application/json', date: new Date(at).toUTCString() },
      }),
    )
  })
  await call('readyHolds')
}

it('is the device’s own clock as long as no answer speaks against it', async () => {
  vi.setSystemTime(ten)
  expect(serverNow()).toBe(ten)
  await answered(ten + 900, ten + 800, ten + 1_000)
  expect(serverNow()).toBe(ten + 1_000)
})

it('is the server’s on a device that is five minutes fast, closer with each answer', async () => {
  const fast = 300_000
  const off = () => Math.abs(serverNow() - (Date.now() - fast))
  await answered(ten + 500, ten + fast + 300, ten + fast + 700)
  expect(off()).toBeLessThanOrEqual(700)
  await answered(ten + 5_990, ten + fast + 5_980, ten + fast + 6_000)
  await answered(ten + 7_010, ten + fast + 7_000, ten + fast + 7_020)
  expect(off()).toBeLessThanOrEqual(30)
})

it('follows when somebody sets the clock right', async () => {
  await answered(ten + 20_500, ten + 20_400, ten + 20_600)
  expect(serverNow()).toBe(ten + 20_600)
})
