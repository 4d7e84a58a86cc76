import { afterAll } from 'vitest'
import { testApp, type TestApp, type TestAppOptions } from './harness.ts'
import { buildWorld, type World } from './world.ts'

export interface Company {
  readonly t: TestApp
  readonly world: World
}

/**
 * The server with a small company in it, for one test file: awaited at its head, closed after its tests. It is a
 * Monday in November 2025 unless the file wants another day.
 */
export async function openCompany(options: TestAppOptions = {}): Promise<Company> {
  const t = await testApp({ now: '2025-11-17T08:00:00Z', ...options })
  afterAll(() => t.close())
  return { t, world: await buildWorld(t) }
}
