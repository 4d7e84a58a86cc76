import { sql } from '../src/platform/db/sql.ts'
import { type DownloadsThatGo, downloadsThatGo, noDownloads } from './downloads-that-go.ts'
import type { TestApp } from './harness.ts'
import { never } from './never.ts'
import type { World } from './world.ts'

/** Items where an act on them is possible: each for one act, which may end it. */
export interface ContentsThatGo extends DownloadsThatGo {
  readonly draft: number
  readonly news: number
  /** To be confirmed. */
  readonly communication: number
  readonly trend: number
  readonly promotion: number
}

/** Items that never existed. */
export const noContents: ContentsThatGo = {
  ...noDownloads,
  draft: never,
  news: never,
  communication: never,
  trend: never,
  promotion: never,
}

const everybody = [
  { types: [], profiles: [], countries: [], agencies: [] },
  { types: [], profiles: ['press'], countries: [], agencies: [] },
]
const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Testo' }] }] }
let made = 0

/** New items for everybody; the world then holds their ids. */
export async function contentsThatGo(t: TestApp, world: World): Promise<void> {
  const { db } = t
  const one = async (kind: string, status: 'live' | 'draft' = 'live'): Promise<number> => {
    made += 1
    const { rows } = await sql<{ id: number }>`
      insert into content_items (kind, status, topic, cover, audience, publish_at, mandatory, valid_from, valid_until,
        created_at, created_by, changed_at, changed_by)
      values (${kind}, ${status}, 'product', 'oven', ${JSON.stringify(everybody)}::jsonb, ${`2025-11-0${1 + (made % 9)}`},
        ${kind === 'communications'}, ${kind === 'promotions' ? '2025-11-01' : null},
        ${kind === 'promotions' ? '2025-12-31' : null}, '2025-11-01', ${world.people.sales.id}, '2025-11-01',
        ${world.people.sales.id}) returning id`.execute(db)
    const id = rows[0]?.id ?? never
    const text = { title: `Titolo ${made}`, abstract: 'In breve', body: JSON.stringify(body), words: 'Testo' }
    await db
      .insertInto('content_texts')
      .values({ item_id: id, language: 'it', ...text })
      .execute()
    return id
  }
  world.contents = {
    ...(await downloadsThatGo(t, world)),
    draft: await one('news', 'draft'),
    news: await one('news'),
    communication: await one('communications'),
    trend: await one('trends'),
    promotion: await one('promotions'),
  }
}
