import { threadId } from 'node:worker_threads'
import { afterEach, expect, it } from 'vitest'
import { Pool } from './pool.ts'

const module = new URL('sample-worker.ts', import.meta.url).href
let pool: Pool
afterEach(() => pool.close())
const where = (wait = 0, signal?: AbortSignal) => pool.run<number, number>(module, wait, { signal })

it('works in one thread that is not ours, and takes a new one after so many tasks', async () => {
  pool = new Pool({ recycleAfter: 2, idleTimeout: 60_000 })
  const threads = [await where(), await where(), await where(), await where()]
  expect(threads).not.toContain(threadId)
  expect(new Set(threads).size).toBe(2)
  expect(threads[0]).toBe(threads[1])
})

it('finishes what it was given when it is closed, and starts again when it is needed', async () => {
  pool = new Pool({ recycleAfter: 100, idleTimeout: 60_000 })
  const given = where(50)
  await pool.close()
  expect(await given).toBeGreaterThan(0)
  expect(await where()).toBeGreaterThan(0)
})

it('ends a task that was given up, and the next one is done by another thread', async () => {
  pool = new Pool({ recycleAfter: 100, idleTimeout: 60_000 })
  const first = await where()
  const stop = new AbortController()
  const endless = where(1e9, stop.signal)
  stop.abort()
  await expect(endless).rejects.toThrow(/abort/i)
  expect(await where()).not.toBe(first)
})
