import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Line } from '../../scripts/faults/ask.ts'
import { openDatabase } from '../../server/src/platform/db/db.ts'
import { demoHouse } from '../lib/house.ts'
import { isTiny, type RoundsOptions } from '../lib/rounds.ts'
import type { Finding } from '../lib/table.ts'
import { callsBeside } from './beside.ts'

/** P7: what others wait while an item comes out and five thousand readers are written to, each in his language. */
export async function callsDuringPublishing(options: RoundsOptions): Promise<Finding[]> {
  const readers = isTiny(options) ? 20 : 5_000
  const house = await demoHouse()
  try {
    await house.start()
    const { pool, close } = openDatabase(await house.connection(), { statementTimeout: 0 })
    await manyReaders(pool, readers)
    try {
      return await callsBeside(
        house,
        {
          goal: 'P7',
          what: `an item comes out and ${readers} readers are written to`,
          most: { said: '< 100 ms', of: () => 100 },
          run: (line, token) => published(line, token, pool),
        },
        options,
      )
    } finally {
      await close()
    }
  } finally {
    await house.remove()
  }
}

/** Publishes an item for everybody, and waits until the last mail has left that is due: those of quiet hours wait for the morning. */
async function published(line: Line, token: string, pool: pg.Pool): Promise<void> {
  const paragraph = {
    type: 'paragraph',
    content: [{ type: 'text', text: 'Da lunedì il magazzino apre alle sette. ' }],
  }
  const text = (title: string) => ({
    title,
    abstract: 'Orari del magazzino',
    body: { type: 'doc', content: Array.from({ length: 12 }, () => paragraph) },
  })
  const body = {
    kind: 'communications',
    topic: 'company',
    cover: 'truck',
    texts: { it: text('Nuovi orari'), en: text('New hours'), fr: text('Horaires'), es: text('Horario') },
    audience: { types: [], profiles: [], countries: [], agencies: [] },
    mail: true,
  }
  const ask = async (path: string, sent?: object) => {
    const answer = await line.ask({
      method: 'POST',
      path: `/api/v1.0/admin/communications${path}`,
      token,
      body: sent ?? {},
    })
    if (answer.status !== 200) throw new Error(`not published: ${answer.status} ${answer.text}`)
    return answer.response<{ id: number }>()
  }
  const { id } = await ask('', body)
  await ask(`/${id}/publish`)
  for (;;) {
    const { rows } = await pool.query<{ open: boolean }>(
      `select exists (select from content_items where id = $1 and mailed_at is null)
         or exists (select from outbox where state in ('waiting', 'sending') and due_at <= now()) as open`,
      [id],
    )
    if (!rows[0]?.open) return
    await delay(100)
  }
}

/** So many agents who read in four languages, spread over the agencies there are. */
const manyReaders = (pool: pg.Pool, count: number) =>
  pool.query(
    `with agencies as (select id, row_number() over (order by id) - 1 as n, count(*) over () as of from agencies)
     insert into users (email, name, user_type, agency_id, language)
     select 'reader' || i || '@bench.example', 'Reader ' || i, 2, a.id, (array['it', 'en', 'fr', 'es'])[1 + i % 4]
     from generate_series(0, $1::int - 1) i join agencies a on a.n = i % a.of`,
    [count],
  )
