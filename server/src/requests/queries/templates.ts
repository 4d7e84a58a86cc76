import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

interface Texts {
  readonly it: string
  readonly en: string
  readonly fr: string
  readonly es: string
}

export async function templates(
  db: Db,
): Promise<{ readonly id: number; readonly name: string; readonly texts: Texts }[]> {
  const { rows } = await sql<{ id: number; name: string; texts: Texts }>`
    select id, name, json_build_object('it', it, 'en', en, 'fr', fr, 'es', es) as texts
    from request_templates order by plain(name), id`.execute(db)
  return rows
}

/** Keeps an answer, or changes one; undefined when there is none with that id. */
export async function keepTemplate(
  db: Db,
  { id, ...values }: Texts & { readonly id?: number | undefined; readonly name: string },
): Promise<number | undefined> {
  if (id !== undefined) {
    const row = await db
      .updateTable('request_templates')
      .set(values)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    return row?.id
  }
  // The same name again is the same answer, written anew.
  const row = await db
    .insertInto('request_templates')
    .values(values)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function removeTemplate(db: Db, id: number): Promise<boolean> {
  const row = await db.deleteFrom('request_templates').where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}
