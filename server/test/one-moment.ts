import { expect, vi } from 'vitest'
import type { TestApp } from './harness.ts'

/**
 * Asks a page while something changes between two of its statements: a table it reads late is locked until it waits there,
 * and what else it reads changes with the unlocking.
 */
export async function changedMeanwhile<Answer>(
  t: TestApp,
  table: string,
  ask: () => Promise<Answer>,
  change: string,
): Promise<Answer> {
  const holder = await t.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`lock table ${table} in access exclusive mode`)
    const asked = ask()
    await vi.waitFor(async () => {
      const { rows } = await t.pool.query(
        'select from pg_locks where not granted and relation = $1::regclass',
        [table],
      )
      expect(rows).not.toEqual([])
    })
    await holder.query(change)
    await holder.query('commit')
    return await asked
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}
