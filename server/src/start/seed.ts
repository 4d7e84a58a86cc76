import pg from 'pg'
import type { AppParts } from '../app-parts.ts'
import { connectionSettings } from '../platform/db/connection-settings.ts'

// One at a time: two servers that start together must not both find the database empty.
const lockKey = 4_100_004

/** Loads the demonstration company into a database without people. Gives what was done, in words. */
export async function seedWhenEmpty(parts: AppParts, say: (line: string) => void): Promise<string> {
  const { config, connection } = parts
  if (config.seed === 'none') return 'none wanted'
  const keeper = new pg.Client(connectionSettings(connection, 0))
  keeper.on('error', () => undefined)
  await keeper.connect()
  try {
    await keeper.query('select pg_advisory_lock($1)', [lockKey])
    const { rowCount } = await keeper.query('select from users limit 1')
    if (rowCount) return 'present'
    // Loaded only now: the demonstration company is large, and most starts need none of it.
    const { seedDemo } = await import('../../seeds/index.ts')
    await seedDemo(parts, say)
    return 'demonstration company loaded'
  } finally {
    await keeper.end()
  }
}
