import type { Db } from '../src/platform/db/db.ts'
import { sql } from '../src/platform/db/sql.ts'
import { never } from './never.ts'
import type { World } from './world.ts'

/** Articles of the catalogue, which is everybody's. */
export interface ArticlesThatGo {
  readonly appliance: number
  /** A manual of it. */
  readonly document: number
}

export const noArticles: ArticlesThatGo = { appliance: never, document: never }

let made = 0

/** Puts a new appliance with a label and a manual into the catalogue; the world then holds its ids. */
export async function articlesThatGo(db: Db, world: World): Promise<void> {
  made += 1
  const { rows } = await sql<ArticlesThatGo>`
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
  world.articles = articles
}
