import { factorText } from '@mandato/contract/prices/chain'
import { customerShop } from '../network/named-shops.ts'
import type { Shop } from '../network/shop.ts'
import { randomFor } from '../random.ts'
import { dayAfter, type Issue } from './issues.ts'
import { lists } from './lists.ts'

export type Row = (string | number | null)[]

/** Discounts for lists and clients, with and without a family, some of them over. */
export function discountRows(
  issues: readonly Issue[],
  today: string,
  shops: readonly Shop[],
  agreed: ReadonlyMap<number, { readonly chain: string }>,
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
    const chain = agreed.get(shop.id)?.chain
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
