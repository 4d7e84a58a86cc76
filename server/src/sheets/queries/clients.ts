import type { Selectable } from 'kysely'
import type { Database, Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { type ClientFigures, seesClient } from '../../registry/index.ts'

type Row = Selectable<Database['sheet_clients']>
/** What a sheet needs of a client: its values in the registry, and whom to write to. */
export interface SheetClient extends Row {
  readonly id: number
  readonly code: string
  readonly agency_id: number
  readonly status: string
  readonly business_name: string
  readonly country: string
  readonly agency: string
  readonly agency_country: string
}

/** The client, if the person sees it. */
export async function clientSeenBy(db: Db, person: Person, id: number): Promise<SheetClient | undefined> {
  const { rows } = await sql<SheetClient>`
    select c.* from sheet_clients c where c.id = ${id} and ${seesClient(person, 'c')}`.execute(db)
  return rows[0]
}

/** The client behind a link or a timer, where nobody is signed in. */
export async function clientById(db: Db, id: number): Promise<SheetClient | undefined> {
  const { rows } = await sql<SheetClient>`select c.* from sheet_clients c where c.id = ${id}`.execute(db)
  return rows[0]
}

/** Revenue of the last and the present year in cents; null where nothing is known. */
export async function revenueOf(
  db: Db,
  person: Person,
  figures: ClientFigures | undefined,
  clientId: number,
): Promise<{ last_year: number | null; this_year: number | null } | null> {
  if (!figures) return null
  const { rows } = await sql<{ last_year: number | null; this_year: number | null }>`
    select f.prev_total as last_year, f.curr_ytd as this_year
    from (select ${clientId}::int as id) c left join lateral (${figures.of(sql`c.id`, person)}) f on true`.execute(
    db,
  )
  return rows[0] ?? null
}
