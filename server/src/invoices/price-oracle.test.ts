import { expect, it } from 'vitest'
import { randomFor } from '../../seeds/random.ts'
import { openCompany } from '../../test/company.ts'
import { sql } from '../platform/db/sql.ts'
import { refreshChecks } from './queries/refresh-checks.ts'

/*
 * Ten thousand lines over a random book, against the rule written again from its text alone: every wrong line is found,
 * no right one is accused.
 */
const { t, world } = await openCompany()
const random = randomFor('price oracle')
const day = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10)
const families = ['NN', 'E2', 'PL']
const chains = ['50+10+5', '33,33+5'.replace(',', '.'), '0', '40', '100', '12.5+7+3+2+1+1']
const articles = Array.from({ length: 30 }, (_, i) => ({
  id: i + 1,
  code: `ART-${i}`,
  family: random.pick(families),
}))
const lists = [
  { id: 1, code: 'PUBLIC' },
  { id: 2, code: 'IT-A' },
]
const clients = [
  { id: world.north.client, list: 2 },
  { id: world.north.otherClient, list: 1 },
]

interface Span {
  readonly from: string
  readonly to: string | null
}
const span = (): Span => {
  const from = random.whole(0, 330)
  return { from: day(from), to: random.chance(0.5) ? null : day(from + random.whole(0, 120)) }
}
const once = <T>(rows: readonly T[], key: (row: T) => string) => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
]
const prices = once(
  articles.flatMap(({ id }) =>
    lists.flatMap((list) =>
      Array.from({ length: random.whole(0, 4) }, () => ({
        list: list.id,
        article: id,
        ...span(),
        cents: random.whole(1, 400_000),
      })),
    ),
  ),
  ({ list, article, from }) => `${list} ${article} ${from}`,
)
const discounts = once(
  Array.from({ length: 60 }, () => {
    const ofClient = random.chance(0.5)
    return {
      client: ofClient ? random.pick(clients).id : null,
      list: ofClient ? null : random.pick(lists).id,
      family: random.chance(0.5) ? '' : random.pick(families),
      ...span(),
      chain: random.pick(chains),
    }
  }),
  ({ client, list, family, from }) => `${client} ${list} ${family} ${from}`,
)

const holds = ({ from, to }: Span, on: string) => from <= on && (to === null || on <= to)
const last = <T extends Span>(rows: readonly T[]) => rows.toSorted((a, b) => (a.from < b.from ? 1 : -1))[0]

/** Whole numbers alone: cents × thousandths × Π(10000 − p) over 1000 × 10000ⁿ, half away from zero. */
function oracle(
  client: (typeof clients)[number],
  article: (typeof articles)[number],
  on: string,
  thousandths: number,
) {
  const price = last(
    prices.filter((row) => row.list === client.list && row.article === article.id && holds(row, on)),
  )
  if (!price) return null
  const levels = [
    discounts.filter((d) => d.client === client.id && d.family === article.family),
    discounts.filter((d) => d.client === client.id && d.family === ''),
    discounts.filter((d) => d.list === client.list && d.family === article.family),
    discounts.filter((d) => d.list === client.list && d.family === ''),
  ].map((level) => last(level.filter((row) => holds(row, on))))
  const steps = (levels.find((one) => one !== undefined)?.chain ?? '0')
    .split('+')
    .map((p) => BigInt(Math.round(Number(p) * 100)))
  const over = steps.reduce((left, p) => left * (10_000n - p), BigInt(price.cents) * BigInt(thousandths))
  const under = 1000n * 10_000n ** BigInt(steps.length)
  return Number((2n * over + under) / (2n * under))
}
/** What is left of one after a chain, for the book. */
const factor = (chain: string) =>
  chain
    .split('+')
    .reduce((left, p) => left * (1 - Number(p) / 100), 1)
    .toFixed(16)

it('finds every wrong line of ten thousand and accuses no right one', async () => {
  await sql`insert into price_loads (kind) values ('prices')`.execute(t.db)
  await sql`insert into price_lists (code, currency) values ('PUBLIC', 'EUR'), ('IT-A', 'EUR')`.execute(t.db)
  await sql`update clients set price_list = 'IT-A' where id = ${world.north.client}`.execute(t.db)
  const json = (rows: unknown) => JSON.stringify(rows)
  await sql`insert into articles (code, description, dimensions, finish_group, family_code, unit)
    select r.code, '', '', '', r.family, 'pz' from jsonb_to_recordset(${json(articles)}::jsonb) as r (id int, code text, family text) order by r.id`.execute(
    t.db,
  )
  await sql`insert into list_prices select r.list, r.article, r.from::date, r.to::date, r.cents, 1
    from jsonb_to_recordset(${json(prices)}::jsonb) as r (list int, article int, "from" text, "to" text, cents int)`.execute(
    t.db,
  )
  await sql`insert into discounts (client_id, list_id, family_code, valid_from, valid_to, chain, factor, note, load_id)
    select r.client, r.list, r.family, r.from::date, r.to::date, r.chain, r.factor::numeric, '', 1
    from jsonb_to_recordset(${json(discounts.map((d) => ({ ...d, factor: factor(d.chain) })))}::jsonb)
      as r (client int, list int, family text, "from" text, "to" text, chain text, factor text)`.execute(t.db)
  const lines = Array.from({ length: 10_000 }, (_, n) => {
    const [client, article] = [random.pick(clients), random.pick(articles)]
    const on = day(random.whole(0, 400))
    const thousandths = random.chance(0.3) ? random.whole(1, 9_999) : random.whole(1, 40) * 1000
    const expected = oracle(client, article, on, thousandths)
    const off = random.chance(0.5) ? 0 : random.pick([1, -1, 320, -77])
    const amount = Math.max(0, (expected ?? 1000) + off)
    const said = expected === null ? 'unknown' : amount === expected ? 'agrees' : 'differs'
    return {
      n: n + 1,
      client: client.id,
      code: article.code,
      on,
      quantity: thousandths / 1000,
      amount,
      expected,
      said,
    }
  })
  await sql`insert into invoice_lines (year, invoice_number, line, date, client_id, agency_id, product_code, family_code, description, quantity, amount_cents, expo)
    select extract(year from r.on::date), r.n::text, 1, r.on::date, r.client, ${world.north.id}, r.code, 'NN', '', r.quantity, r.amount, false
    from jsonb_to_recordset(${json(lines)}::jsonb) as r (n int, client int, code text, "on" text, quantity numeric, amount int)`.execute(
    t.db,
  )
  await refreshChecks(t.db)
  const { rows } = await sql<{ n: number; said: string; expected: number | null }>`
    select invoice_number::int as n, state as said, expected_cents as expected from invoice_checks order by 1`.execute(
    t.db,
  )
  const wrong = rows.filter(({ n, said, expected }) => {
    const line = lines[n - 1]
    return line?.said !== said || line.expected !== expected
  })
  expect(rows).toHaveLength(10_000)
  expect(wrong).toEqual([])
  expect(new Set(lines.map(({ said }) => said)).size).toBe(3)
  expect(lines.filter(({ said }) => said === 'differs').length).toBeGreaterThan(1000)
}, 60_000)
