import type pg from 'pg'
import type { Db } from '../src/platform/db.ts'

/** The prepared contents a test may ask for; loaded only then, the demonstration company is large. */
export const seeds = {
  demo: async (db: Db, pool: pg.Pool): Promise<void> => {
    const { seedDemo } = await import('../seeds/index.ts')
    await seedDemo(db, pool, () => undefined)
  },
}
