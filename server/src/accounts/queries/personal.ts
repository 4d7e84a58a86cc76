import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Holding, holdings } from '../personal/holdings.ts'

export interface Subject {
  readonly id: number
  readonly email: string
}
export interface HeldRow {
  readonly at: string | null
  readonly values: Readonly<Record<string, unknown>>
}

const rowsOf = ({ table, by }: Holding, { id, email }: Subject): RawBuilder<unknown> =>
  'id' in by
    ? sql`${sql.table(table)} t where t.${sql.ref(by.id)} = ${id}`
    : sql`${sql.table(table)} t where lower(t.${sql.ref(by.email)}) = ${email.toLowerCase()}`

/** The rows of one table that are of a person, the newest first. */
export async function heldIn(db: Db, holding: Holding, subject: Subject): Promise<HeldRow[]> {
  const values = sql.join(holding.tells.map((column) => sql`${sql.lit(column)}, t.${sql.ref(column)}`))
  const at = holding.at ? sql`t.${sql.ref(holding.at)}` : sql`null::timestamptz`
  const { rows } = await sql<HeldRow>`
    select ${at} as at, jsonb_build_object(${values}) as values from ${rowsOf(holding, subject)}
    order by 1 desc nulls last`.execute(db)
  return rows
}

/** How many rows each table has of a person. */
export async function countHeld(db: Db, subject: Subject): Promise<(readonly [Holding, number])[]> {
  const { rows } = await sql<{ n: number; count: number }>`${sql.join(
    holdings.map(
      (holding, n) => sql`select ${sql.lit(n)} as n, count(*)::int as count from ${rowsOf(holding, subject)}`,
    ),
    sql` union all `,
  )}`.execute(db)
  const counts = new Map(rows.map(({ n, count }) => [n, count]))
  return holdings.map((holding, n) => [holding, counts.get(n) ?? 0] as const)
}

/** Deletes what no law keeps; the account, its sign-ins and its registrations are emptied by themselves. */
export async function deleteHeld(db: Db, subject: Subject): Promise<void> {
  for (const holding of holdings)
    if (!holding.kept && !holding.emptied && 'id' in holding.by)
      await sql`delete from ${rowsOf(holding, subject)}`.execute(db)
}

/** Of the trail who did what and when stays; values about the person and the addresses he acted from go. */
export async function emptyTrail(db: Db, id: number): Promise<void> {
  await sql`update events set before = null, after = null where entity = 'user' and entity_id = ${String(id)}
    and (before is not null or after is not null)`.execute(db)
  await sql`update events set ip = null where user_id = ${id} and ip is not null`.execute(db)
}
