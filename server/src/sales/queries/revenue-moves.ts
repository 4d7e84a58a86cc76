import type { RawBuilder } from 'kysely'
import { carry, type RowsSession } from '../../platform/bulk-load/carry.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

/**
 * Brings lines that come and go into the temporary table `revenue_moves` of the session that is to fold them.
 * @param moves `agency_id, client_id, family_code, expo, day, amount_cents, sign`, as `from` sees them
 */
export async function takeMoves(
  from: RowsSession,
  moves: RawBuilder<unknown>,
  to: RowsSession,
): Promise<void> {
  await sql`
    create temporary table revenue_moves (agency_id integer, client_id integer, family_code text, expo boolean, day date,
      amount_cents bigint, sign integer)`.execute(to.db)
  await carry(from, moves, to, 'revenue_moves')
}

/** Adds the moves up to `revenue_changes`, which `foldChanges` reads: moves that cancel out leave no trace. */
export async function sumMoves(db: Db): Promise<void> {
  await sql`
    create temporary table revenue_changes as
    select agency_id, client_id, family_code, expo, day, sum(amount_cents * sign)::bigint as amount_cents,
      sum(sign)::integer as lines, sum(least(amount_cents, 0) * sign)::bigint as credited_cents,
      coalesce(sum(sign) filter (where amount_cents < 0), 0)::integer as credit_lines
    from revenue_moves
    group by agency_id, client_id, family_code, expo, day
    having sum(amount_cents * sign) <> 0 or sum(sign) <> 0 or sum(least(amount_cents, 0) * sign) <> 0`.execute(
    db,
  )
  await sql`drop table revenue_moves`.execute(db)
}
