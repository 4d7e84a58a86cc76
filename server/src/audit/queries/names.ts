import type { Language } from '@mandato/contract/words'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'

export async function userName(db: Db, id: number): Promise<string | undefined> {
  return (await named(db, sql`select id, name from user_cards where id = ${id}`)).get(id)
}

/** What values that are ids stand for, by the key they stand under. */
export type Kind = 'user' | 'agency' | 'client' | 'material'
export type Names = Readonly<Record<Kind, ReadonlyMap<number, string>>>

export async function namesOf(
  db: Db,
  ids: Readonly<Record<Kind, readonly number[]>>,
  language: Language,
): Promise<Names> {
  const of = (kind: Kind, rows: ReturnType<typeof sql>) => (ids[kind].length > 0 ? named(db, rows) : none)
  return {
    user: await of('user', sql`select id, name from user_cards where id = any(${ids.user})`),
    agency: await of(
      'agency',
      sql`select id, code || ' ' || business_name as name from registry_agencies where id = any(${ids.agency})`,
    ),
    client: await of(
      'client',
      sql`select id, code || ' ' || business_name as name from registry_clients where id = any(${ids.client})`,
    ),
    material: await of(
      'material',
      sql`select m.id, m.product_code || ' ' || ${calledIn(language, 'm')} as name from material_cards m where id = any(${ids.material})`,
    ),
  }
}

const none: ReadonlyMap<number, string> = new Map()

async function named(db: Db, statement: ReturnType<typeof sql>): Promise<ReadonlyMap<number, string>> {
  const { rows } = await statement.execute(db)
  return new Map((rows as { id: number; name: string }[]).map(({ id, name }) => [id, name]))
}
