import { sql } from 'kysely'
import type { ClientFigures } from '../src/registry/index.ts'

/** Figures as the sales domain would hand them in, here from a list: last year, the same days of it, this year, overdue. */
export const figuresByCode = (
  cents: Readonly<Record<string, readonly [number, number, number, number]>>,
): ClientFigures => {
  const rows = JSON.stringify(Object.entries(cents).map(([code, values]) => ({ code, values })))
  return {
    of: (
      client,
    ) => sql`select (r.values ->> 0)::bigint as prev_total, (r.values ->> 1)::bigint as prev_prog, (r.values ->> 2)::bigint as curr_ytd,
      (r.values ->> 3)::bigint as overdue
      from json_to_recordset(${rows}) as r (code text, values json) join clients k on k.code = r.code where k.id = ${client}`,
    falling: sql<boolean>`f.curr_ytd < f.prev_prog`,
    asOf: sql`'2025-11-14'::date`,
  }
}
