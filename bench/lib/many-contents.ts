import type pg from 'pg'
import { isTiny, type RoundsOptions } from './rounds.ts'

/** What a head office writes in some ten years. */
export const manyItems = 2000

const everybody = { types: [], profiles: [], countries: [], agencies: [] }

/** The news of the demonstration company again and again, each a quarter of an hour older than the one before. */
export async function manyContents(pool: pg.Pool, options: RoundsOptions): Promise<void> {
  const wanted = isTiny(options) ? 200 : manyItems
  await pool.query(
    `with more as (
      select i.*, row_number() over (order by n, i.id) as turn
      from content_items i cross join generate_series(1, $1::int) n where i.kind = 'news' and i.image_id is null
      order by n, i.id limit $1
    ), made as (
      insert into content_items (kind, status, topic, cover, audience, publish_at, expires_at, created_at, changed_at)
      select kind, status, topic, cover, $2::jsonb, date_trunc('minute', now()) - interval '15 minutes' * turn, null, now(), now()
      from more order by turn returning id
    ), numbered as (select id, row_number() over (order by id) as turn from made)
    insert into content_texts (item_id, language, title, abstract, body, words)
    select n.id, t.language, t.title || ' ' || n.turn, t.abstract, t.body, t.words
    from numbered n join more m on m.turn = n.turn join content_texts t on t.item_id = m.id`,
    [wanted, JSON.stringify([everybody])],
  )
  // A reader has read most of it.
  await pool.query(
    `insert into content_reads (item_id, user_id, read_at)
     select i.id, u.id, now() from content_items i cross join users u
     where u.email = 'agent@mandato.example' and i.kind = 'news' and i.id % 10 <> 0 on conflict do nothing`,
  )
  await pool.query('vacuum analyze content_items, content_texts, content_reads')
}
