import type { ImportKind } from '@mandato/contract/imports/names'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Failure } from '../failures.ts'

/** An import that ended with errors and that nobody was written to about. */
export interface Troubled {
  readonly id: number
  readonly kind: ImportKind
  readonly state: 'done' | 'failed'
  readonly file_name: string
  readonly rejected: number
  readonly failure: Failure | null
}

/**
 * Takes what there is to tell, so that nobody tells it twice. A trial is left out: whoever made it is looking at
 * the screen.
 */
export async function takeTroubled(tx: Db, now: Date): Promise<Troubled[]> {
  const { rows } = await sql<Troubled>`
    update imports set told_at = ${now.toISOString()}
    where id in (
      select id from imports
      where told_at is null and not dry_run and (state = 'failed' or (state = 'done' and rejected > 0))
      for update skip locked
    )
    returning id, kind, state, file_name, rejected, failure`.execute(tx)
  return rows.toSorted((a, b) => a.id - b.id)
}
