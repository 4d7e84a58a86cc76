import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { SheetPaper } from '../papers/paper.ts'

/** What a frozen sheet says, without the texts its versions name. */
export type FrozenPaper = Omit<SheetPaper, 'privacy' | 'terms'>

export async function keepPaper(db: Db, sheetId: number, paper: FrozenPaper): Promise<void> {
  await sql`insert into sheet_papers (sheet_id, paper) values (${sheetId}, ${JSON.stringify(paper)})
    on conflict (sheet_id) do update set paper = excluded.paper`.execute(db)
}

export async function paperOf(db: Db, sheetId: number): Promise<FrozenPaper | undefined> {
  const row = await db
    .selectFrom('sheet_papers')
    .select('paper')
    .where('sheet_id', '=', sheetId)
    .executeTakeFirst()
  return row?.paper as FrozenPaper | undefined
}

/** An edit discards what was frozen. */
export async function dropPaper(db: Db, sheetId: number): Promise<void> {
  await db.deleteFrom('sheet_papers').where('sheet_id', '=', sheetId).execute()
}
