import type { Role } from '@mandato/contract'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

interface Kept {
  readonly blocks: readonly string[]
  readonly folded: readonly string[]
  readonly shown_as: string | null
}

export async function homeKeptBy(db: Db, user: number): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select blocks, folded, shown_as from home_choices where user_id = ${user}`.execute(db)
  return rows[0]
}

interface Given {
  readonly order?: readonly string[] | undefined
  readonly folded?: readonly string[] | undefined
  /** The role somebody was shown around in; null to be shown again. */
  readonly shownAs?: Role | null | undefined
}

/** What is left out stays. */
export async function keepHome(db: Db, user: number, { order, folded, shownAs }: Given): Promise<void> {
  const blocks = order && [...order]
  const shut = folded && [...folded]
  await sql`insert into home_choices (user_id, blocks, folded, shown_as)
    values (${user}, ${blocks ?? []}::text[], ${shut ?? []}::text[], ${shownAs ?? null})
    on conflict (user_id) do update set blocks = coalesce(${blocks ?? null}::text[], home_choices.blocks),
      folded = coalesce(${shut ?? null}::text[], home_choices.folded),
      shown_as = case when ${shownAs === undefined} then home_choices.shown_as else excluded.shown_as end`.execute(
    db,
  )
}
