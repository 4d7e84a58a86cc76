import { benchServer } from '../lib/database.ts'
import { manyPrices } from '../lib/many-prices.ts'
import { isTiny, type RoundsOptions } from '../lib/rounds.ts'
import { sessions } from '../lib/session.ts'
import { type Finding, times } from '../lib/table.ts'
import { priceSearches } from '../prices/asked.ts'
import { people, portalTarget, type Server, shareOf, startServer } from './asking.ts'

const [few, many] = [10, 100]
const connections = 16
/** How much longer a search may take over ten times as many lists. */
const longest = 1.2

/** P15: the same articles in a hundred price lists: whoever sees one list does not wait for the others. */
export async function hundredListsAgainstTen(options: RoundsOptions): Promise<Finding[]> {
  const tiny = isTiny(options)
  const articles = tiny ? 2_000 : 20_000
  const server = await benchServer()
  const children: Server[] = []
  try {
    const portal = async (lists: number) => {
      const { connection, pool } = await server.demo()
      await manyPrices(pool, articles, lists)
      const program = new URL('server.ts', import.meta.url)
      const { port, stop } = await startServer(program, connection, { which: 'portal' })
      children.push({ port, stop })
      return { pool, port }
    }
    const [ten, hundred] = [await portal(few), await portal(many)]
    const findings: Finding[] = []
    for (const call of priceSearches) {
      const target = async ({ pool, port }: typeof ten) =>
        portalTarget(call, port, await sessions(pool, call.who, people(options)))
      const { share, perSecond } = await shareOf(
        await target(hundred),
        await target(ten),
        connections,
        options,
      )
      // Requests a second the other way round: how many times longer each takes.
      const longer = { median: 1 / share.median, low: 1 / share.high, high: 1 / share.low }
      findings.push({
        goal: 'P15',
        what: `${call.name} over ${articles} articles in ${many} lists ÷ in ${few} (${perSecond}/s)`,
        found: times(longer),
        target: `≤ ${longest}`,
        reached: longer.median <= longest,
      })
    }
    return findings
  } finally {
    for (const child of children) child.stop()
    await server.close()
  }
}
