import { factorText } from '@mandato/contract/prices/chain'
import type pg from 'pg'
import { copyInto } from '../copy.ts'
import { customerShop } from '../network/named-shops.ts'
import type { Shop } from '../network/shop.ts'
import { randomFor } from '../random.ts'
import { pricedArticles } from './articles.ts'
import { dayAfter, type Issue, issuesUntil } from './issues.ts'

/** What each list costs beside the Italian one. Foreign lists lack some articles. */
const lists = [
  { code: 'PUBLIC', times: 1.08, lacks: 0 },
  { code: 'IT-A', times: 1, lacks: 0 },
  { code: 'IT-B', times: 1.03, lacks: 0 },
  { code: 'FR', times: 1.05, lacks: 23 },
  { code: 'ES', times: 0.98, lacks: 29 },
  { code: 'DE', times: 1.06, lacks: 31 },
  { code: 'DEALER', times: 0.96, lacks: 41 },
] as const
const administrator = 1

/**
 * Price lists of some years, the next one already loaded where it is autumn, and discounts of every level.
 * @param agreed each client's id with the chain agreed with him
 * @returns how many prices were written
 */
export async function seedPrices(
  client: pg.PoolClient,
  today: string,
  shops: readonly Shop[],
  agreed: ReadonlyMap<number, string>,
): Promise<number> {
  const issues = issuesUntil(today)
  await copyInto(
    client,
    'articles',
    ['id', 'code', 'description', 'dimensions', 'finish_group', 'family_code', 'unit'],
    pricedArticles.map((one, i) => [
      i + 1,
      one.code,
      one.description,
      one.dimensions,
      one.finish,
      one.family,
      one.unit,
    ]),
  )
  await copyInto(
    client,
    'price_lists',
    ['id', 'code', 'currency'],
    lists.map(({ code }, i) => [i + 1, code, 'EUR']),
  )
  const loads = issues.map(({ loaded }, i) => [i + 1, 'prices', loaded, administrator])
  const terms = issues.length + 1
  const first = `${issues[0]?.loaded ?? ''}`
  await copyInto(
    client,
    'price_loads',
    ['id', 'kind', 'at', 'loaded_by'],
    [...loads, [terms, 'discounts', first, administrator]],
  )
  const columns = ['list_id', 'article_id', 'valid_from', 'valid_to', 'price_cents', 'load_id']
  const written = await copyInto(client, 'list_prices', columns, priceRows(issues, today))
  await copyInto(
    client,
    'discounts',
    ['client_id', 'list_id', 'family_code', 'valid_from', 'valid_to', 'chain', 'factor', 'note', 'load_id'],
    discountRows(issues, today, shops, agreed).map((row) => [...row, terms]),
  )
  return written
}

/** Prices rise a little with each issue; a few articles are in offer for some weeks, a few have left the list. */
function priceRows(issues: readonly Issue[], today: string) {
  const random = randomFor('prices')
  const last = issues.findLastIndex(({ from }) => from <= today)
  return pricedArticles.flatMap((article, i) => {
    const offered = random.chance(0.03)
    const gone = random.chance(0.015)
    // In spring and autumn only some change.
    const moved = issues.map(({ whole }) => whole || random.chance(0.3))
    const grown = issues.map(() => 1 + random.whole(-10, 45) / 1000)
    return lists.flatMap(({ code: _code, times, lacks }, l) => {
      if (lacks > 0 && i % lacks === 0) return []
      let cents = article.euros * times * 86
      const rows = issues.flatMap(({ from }, at) => {
        if (!moved[at]) return []
        cents *= grown[at] ?? 1
        if (gone && at >= last) return []
        const ends = gone && at >= last - 1 ? dayAfter(today, -20) : null
        const price = Math.round(cents / 10) * 10
        return ends !== null && ends < from ? [] : [[l + 1, i + 1, from, ends, price, at + 1]]
      })
      if (offered && !gone)
        rows.push([
          l + 1,
          i + 1,
          dayAfter(today, -25),
          dayAfter(today, 20),
          Math.round((cents * 0.92) / 10) * 10,
          last + 1,
        ])
      return rows.filter((row, at) => rows.findIndex(([, , from]) => from === row[2]) === at)
    })
  })
}

type Row = (string | number | null)[]

/** Discounts for lists and clients, with and without a family, some of them over. */
function discountRows(
  issues: readonly Issue[],
  today: string,
  shops: readonly Shop[],
  agreed: ReadonlyMap<number, string>,
): Row[] {
  const random = randomFor('discounts')
  const begin = issues[0]?.from ?? today
  const year = today.slice(0, 4)
  const row = (
    [client, list, family]: readonly [number | null, number | null, string],
    [from, to]: readonly [string, string | null],
    chain: string,
    note: string,
  ): Row => [client, list, family, from, to, chain, factorText(chain), note]
  const ofLists = lists.flatMap(({ code }, l) =>
    code === 'PUBLIC'
      ? []
      : [
          row([null, l + 1, ''], [begin, null], '40', 'sconto base del listino'),
          row([null, l + 1, 'PN'], [begin, null], '40+5', 'elettrodomestici, accordo di canale'),
          row([null, l + 1, 'PR'], [begin, null], '0', 'espositori a prezzo netto'),
        ],
  )
  const ofClients = shops.flatMap((shop) => {
    const chain = agreed.get(shop.id)
    if (!chain || shop.status === 'prospect') return []
    const named = shop.code === customerShop
    const earlier = chain.includes('+') ? chain.slice(0, chain.lastIndexOf('+')) : '45'
    const rows = [
      row([shop.id, null, ''], [begin, null], earlier, 'condizioni rev. 3'),
      row([shop.id, null, ''], [`${year}-01-01`, null], chain, 'condizioni rev. 4'),
    ]
    if (named || random.chance(0.25))
      rows.push(
        row([shop.id, null, 'NN'], [dayAfter(today, -80), dayAfter(today, -24)], '50+10+8', 'autunno mobili'),
      )
    if (random.chance(0.15))
      rows.push(row([shop.id, null, 'E2'], [`${year}-03-01`, null], '35+5', 'elettrodomestici da incasso'))
    return rows
  })
  return [...ofLists, ...ofClients]
}
