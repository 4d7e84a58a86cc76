import type { Db } from '../src/platform/db/db.ts'
import { sql } from '../src/platform/db/sql.ts'
import { never } from './never.ts'
import type { World } from './world.ts'

/** Articles of the catalogue, which is everybody's. */
export interface ArticlesThatGo {
  readonly appliance: number
  /** A manual of it. */
  readonly document: number
  /** Ready for delivery: one that is there, one that is held by the administrator, one that is gone. */
  readonly ready: number
  readonly held: number
  readonly hold: number
  readonly gone: number
}

export const noArticles: ArticlesThatGo = {
  appliance: never,
  document: never,
  ready: never,
  held: never,
  hold: never,
  gone: never,
}

let made = 0

/** Puts a new appliance with a label and a manual into the catalogue; the world then holds its ids. */
export async function articlesThatGo(db: Db, world: World): Promise<void> {
  made += 1
  const { rows } = await sql<Pick<ArticlesThatGo, 'appliance' | 'document'>>`
    with a as (
      insert into appliances (code, name, brand, family_code, energy_group, energy_class, width_mm, price)
      values (${`FM-9${String(made)}`}, 'Forno', 'Nardi', 'E2', 'oven', 'A+', 595, 61200) returning id
    ), f as (
      insert into files (stored_as, name, mime, bytes, sha256)
      values (replace(gen_random_uuid()::text, '-', ''), 'manuale.pdf', 'application/pdf', 1, '') returning id
    ), d as (
      insert into appliance_documents (appliance_id, kind, language, version, file_id, created_at)
      select a.id, 'manual', 'fr', 1, f.id, now() from a, f returning id
    )
    select a.id as appliance, d.id as document from a, d`.execute(db)
  const [articles] = rows
  if (!articles) throw new Error('an insert gives its row')
  world.articles = { ...articles, ...(await readyThatGo(db, world)) }
}

async function readyThatGo(db: Db, world: World): Promise<Omit<ArticlesThatGo, 'appliance' | 'document'>> {
  const { rows } = await sql<{ id: number }>`
    insert into appliances (code, name, brand, family_code, energy_group, energy_class, width_mm, price)
    select ${`LS-9${String(made)}`} || k, 'Lavastoviglie', 'Nardi', 'E2', 'dishwasher', 'B', 598, 61200
    from unnest(array['A', 'B', 'C']) k returning id`.execute(db)
  const [ready = never, held = never, gone = never] = rows.map(({ id }) => id)
  await sql`insert into ready_goods (appliance_id, counted, counted_at) values
    (${ready}, 500, '2025-11-17T06:00:00Z'), (${held}, 500, '2025-11-17T06:00:00Z'), (${gone}, 0, '2025-11-17T06:00:00Z')`.execute(
    db,
  )
  const hold = await sql<{ id: number }>`
    insert into ready_holds (appliance_id, user_id, quantity, from_queue, begun_at, ends_at)
    values (${held}, ${world.people.admin.id}, 1, false, '2025-11-17T07:30:00Z', '2099-01-01T00:00:00Z') returning id`.execute(
    db,
  )
  return { ready, held, gone, hold: hold.rows[0]?.id ?? never }
}
