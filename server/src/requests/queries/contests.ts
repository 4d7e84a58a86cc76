import type { RequestState } from '@mandato/contract/requests/names'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/** The latest request about each contested line of an invoice. */
export async function contestsOf(
  db: Db,
  invoice: number,
): Promise<Map<number, { id: string; state: RequestState }>> {
  const { rows } = await sql<{ line: number; id: string; state: RequestState }>`
    select distinct on (contested_line) contested_line as line, 'free-' || id as id, status as state
    from free_requests where contested_invoice = ${invoice} order by contested_line, id desc`.execute(db)
  return new Map(rows.map(({ line, ...request }) => [line, request]))
}
