import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Db } from '../platform/db/db.ts'
import { refuse } from '../platform/refusals.ts'
import { storeState } from './queries/store.ts'

const migrationsFolder = fileURLToPath(new URL('../../migrations/', import.meta.url))

/**
 * Health of the data store for an administrator: how long one question takes (milliseconds), what waits.
 * @throws unavailable while a migration is waiting; without a database the query itself throws
 */
export async function checkStore(db: Db) {
  const started = performance.now()
  const { applied, ...state } = await storeState(db)
  const latency = performance.now() - started
  const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
  const pending = migrations.filter((name) => !applied.includes(name)).length
  if (pending > 0) throw refuse('unavailable', {}, { retryAfter: 5 })
  return {
    ok: true,
    latency_ms: Math.round(latency * 10) / 10,
    store: 'PostgreSQL',
    ...state,
    migrations_pending: pending,
  }
}
