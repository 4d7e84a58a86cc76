import type pg from 'pg'
import { copyInto } from '../copy.ts'
import { pricedArticles } from './articles.ts'
import type { Prices } from './book.ts'
import { lists } from './lists.ts'

const administrator = 1

/**
 * Price lists of some years, the next one already loaded where it is autumn, and discounts of every level.
 * @returns how many prices were written
 */
export async function seedPrices(
  client: pg.PoolClient,
  { issues, prices, discounts }: Prices,
): Promise<number> {
  await copyInto(
    client,
    'articles',
    ['id', 'code', 'description', 'dimensions', 'finish_group', 'family_code', 'unit'],
    pricedArticles.flatMap((one, i) =>
      one.measured
        ? []
        : [[i + 1, one.code, one.description, one.dimensions, one.finish, one.family, one.unit]],
    ),
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
  const written = await copyInto(client, 'list_prices', columns, prices)
  await copyInto(
    client,
    'discounts',
    ['client_id', 'list_id', 'family_code', 'valid_from', 'valid_to', 'chain', 'factor', 'note', 'load_id'],
    discounts.map((row) => [...row, terms]),
  )
  return written
}
