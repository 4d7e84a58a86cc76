import { holdReady, releaseReady } from '../server/src/ready/actions/hold.ts'
import { transaction } from '../server/src/platform/db/db.ts'
import { hotOrders } from './hot-ready-orders.ts'
import { benchServer } from './lib/database.ts'
import { asPerson, crowd, stocked } from './lib/hot-ready-goods.ts'
import { fastifyPortal, type Portal } from './lib/portal.ts'
import type { RoundsOptions } from './lib/rounds.ts'
import { session } from './lib/session.ts'
import type { Finding } from './lib/table.ts'
import { asFinding, clients, inTurns } from './lib/turns.ts'

const pieces = 20
const people = 500

/**
 * P13: everybody wants one article that is ready. Hundreds of people at once hold its last pieces; then holds a second,
 * taken and let go, beside a bare guarded UPDATE of its row, and what orders reserve and give back beside the bare
 * statements that change the same rows.
 */
export async function oneHotReadyArticle(options: RoundsOptions): Promise<Finding[]> {
  const server = await benchServer()
  const { connection, pool } = await server.demo()
  const portal = await fastifyPortal(connection, await session(pool, 'admin@mandato.example'))
  try {
    return [
      await lastPieces(portal, options),
      await hotArticle(portal, options),
      await hotOrders(portal, options),
    ]
  } finally {
    await portal.close()
    await server.close()
  }
}

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

/** Holds a second on one article, each taken and let go ÷ two bare guarded UPDATEs of its row. */
async function hotArticle(portal: Portal, options: RoundsOptions): Promise<Finding> {
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
  const share = await inTurns((client) => act(ids[client] ?? 0), update, options)
  return asFinding(`holds on one ready article, ${clients} clients`, share)
}
