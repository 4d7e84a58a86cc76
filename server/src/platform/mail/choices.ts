import type { Chosen, NoticeKind } from '@mandato/contract/domains'
import type { DigestRhythm, NoticeWay } from '@mandato/contract/notice-ways'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'

/** Hours in Rome between which no mail comes. */
export interface Quiet {
  readonly from: number
  readonly to: number
}
export interface Habits {
  readonly digest: DigestRhythm
  readonly quiet: Quiet | null
}

export async function chosenBy(db: Db, user: number): Promise<Chosen> {
  const { rows } = await sql<{ kind: NoticeKind; way: NoticeWay }>`
    select kind, way from notice_choices where user_id = ${user}`.execute(db)
  return Object.fromEntries(rows.map(({ kind, way }) => [kind, way]))
}

/** May a letter about a kind be written to this address? Of an address without an account nobody has chosen anything. */
export async function wantsLetter(db: Db, address: string, kind: NoticeKind): Promise<boolean> {
  const { rows } = await sql<{ way: NoticeWay }>`
    select c.way from user_cards u join notice_choices c on c.user_id = u.id and c.kind = ${kind}
    where u.email = ${address}`.execute(db)
  const [row] = rows
  return row === undefined || row.way === 'mail'
}

export async function keepChoices(db: Db, user: number, chosen: Chosen): Promise<void> {
  for (const [kind, way] of Object.entries(chosen))
    await sql`insert into notice_choices (user_id, kind, way) values (${user}, ${kind}, ${way})
      on conflict (user_id, kind) do update set way = excluded.way`.execute(db)
}

export async function habitsOf(db: Db, user: number): Promise<Habits> {
  const { rows } = await sql<{ digest: DigestRhythm; quiet_from: number | null; quiet_to: number | null }>`
    select digest, quiet_from, quiet_to from mail_habits where user_id = ${user}`.execute(db)
  const [row] = rows
  return {
    digest: row?.digest ?? 'daily',
    quiet:
      row?.quiet_from == null || row.quiet_to === null ? null : { from: row.quiet_from, to: row.quiet_to },
  }
}

/** What is left out stays. */
export async function keepHabits(
  db: Db,
  user: number,
  {
    digest,
    quiet,
  }: { readonly digest?: DigestRhythm | undefined; readonly quiet?: Quiet | null | undefined },
): Promise<void> {
  if (digest === undefined && quiet === undefined) return
  const hours = quiet && quiet.from !== quiet.to ? quiet : null
  await sql`insert into mail_habits (user_id, digest, quiet_from, quiet_to)
    values (${user}, ${digest ?? 'daily'}, ${hours?.from ?? null}, ${hours?.to ?? null})
    on conflict (user_id) do update set digest = coalesce(${digest ?? null}, mail_habits.digest),
      quiet_from = case when ${quiet === undefined} then mail_habits.quiet_from else excluded.quiet_from end,
      quiet_to = case when ${quiet === undefined} then mail_habits.quiet_to else excluded.quiet_to end`.execute(
    db,
  )
}
