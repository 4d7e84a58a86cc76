import { holdReady, releaseReady } from '../server/src/ready/actions/hold.ts'
import { transaction } from '../server/src/platform/db/db.ts'
import type { Context } from '../server/src/platform/context.ts'
import { benchServer } from './lib/database.ts'
import { fastifyPortal, type Portal } from './lib/portal.ts'
import { ratio, type RoundsOptions } from './lib/rounds.ts'
import { session } from './lib/session.ts'
import { type Finding, times } from './lib/table.ts'

const pieces = 20
const people = 500

/**
 * P13: everybody wants one article that is ready. Hundreds of people at once hold its last pieces; then holds a second,
 * taken and let go, beside a bare guarded UPDATE of its row.
 */
export async function oneHotReadyArticle(options: RoundsOptions): Promise<Finding[]> {
  const server = await benchServer()
  const { connection, pool } = await server.demo()
  const portal = await fastifyPortal(connection, await session(pool, 'admin@mandato.example'))
  try {
    return [await lastPieces(portal, options), await hotArticle(portal, options)]
  } finally {
    await portal.close()
    await server.close()
  }
}

let made = 0
/** An article of its own of which so many pieces are there. */
async function stocked({ pool }: Portal, counted: number): Promise<number> {
  made += 1
  const { rows } = await pool.query<{ id: number }>(
    `with a as (insert into appliances (code, name) values ($1, 'Lavastoviglie') returning id)
     insert into ready_goods (appliance_id, counted, counted_at) select id, $2, now() from a returning appliance_id as id`,
    [`HOTREADY-${made}`, counted],
  )
  return rows[0]?.id ?? 0
}

/** The ids of so many people. */
async function crowd({ pool }: Portal, size: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, name, user_type, language, password_hash)
     select 'crowd-' || gen_random_uuid() || '@shops.example', 'Crowd', 4, 'it', '' from generate_series(1, $1)
     returning id`,
    [size],
  )
  return rows.map(({ id }) => id)
}

const asPerson = ({ context }: Portal, id: number, db: Context['db']): Context => ({
  ...context,
  db,
  user: { ...context.user, id },
})

async function lastPieces(portal: Portal, { rounds = 10, seconds = 4 }: RoundsOptions): Promise<Finding> {
  const calls = seconds < 1 ? 50 : people
  const wrong: string[] = []
  const ids = await crowd(portal, calls)
  for (let round = 0; round < rounds; round += 1) {
    const article = await stocked(portal, pieces)
    const answers = await Promise.allSettled(
      ids.map((id) =>
        transaction(portal.db, (tx) => holdReady(asPerson(portal, id, tx), { id: article, quantity: 1 })),
      ),
    )
    const granted = answers.filter(({ status }) => status === 'fulfilled').length
    if (granted !== pieces) wrong.push(`${granted} granted`)
  }
  return {
    goal: 'P13',
    what: `${calls} holds at once for ${pieces} ready pieces, ${rounds} rounds`,
    found: `${wrong.length} oversold or failed${wrong.length > 0 ? `: ${wrong.slice(0, 3).join('; ')}` : ''}`,
    mayBeZero: true,
    target: '0',
    reached: wrong.length === 0,
  }
}

const clients = 16
/** Holds a second on one article, each taken and let go ÷ two bare guarded UPDATEs of its row. */
async function hotArticle(portal: Portal, options: RoundsOptions): Promise<Finding> {
  const { rounds = 10, seconds = 4 } = options
  const { db, pool } = portal
  const article = await stocked(portal, 99_999)
  const bare = await stocked(portal, 99_999)
  const ids = await crowd(portal, clients)
  const act = async (id: number) => {
    const hold = await transaction(db, (tx) =>
      holdReady(asPerson(portal, id, tx), { id: article, quantity: 1 }),
    )
    await transaction(db, (tx) => releaseReady(asPerson(portal, id, tx), hold.id))
  }
  const update = async () => {
    for (const by of [-1, 1])
      await pool.query({
        name: 'guarded-ready',
        text: `update ready_goods set counted = counted + $2 where appliance_id = $1 and counted + $2 >= 0
          returning appliance_id`,
        values: [bare, by],
      })
  }
  const found = { act: [] as number[], bare: [] as number[] }
  const measure = {
    act: () => perSecond(seconds, (client) => act(ids[client] ?? 0)),
    bare: () => perSecond(seconds, update),
  }
  for (const which of ['act', 'bare'] as const) await measure[which]()
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 === 0 ? (['act', 'bare'] as const) : (['bare', 'act'] as const))
      found[which].push(await measure[which]())
  const share = ratio({ name: 'act', rounds: found.act }, { name: 'bare', rounds: found.bare })
  return {
    goal: 'P13',
    what: `holds on one ready article, ${clients} clients ÷ guarded UPDATE (${Math.round(found.bare[0] ?? 0)}/s)`,
    found: times(share),
    target: '≥ 0.5',
    reached: share.low >= 0.5,
  }
}

async function perSecond(seconds: number, turn: (client: number) => Promise<unknown>): Promise<number> {
  let done = 0
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let n = 0; n === 0 || performance.now() < end; n += 1) {
        await turn(client)
        done += 1
      }
    }),
  )
  return done / ((performance.now() - began) / 1000)
}
