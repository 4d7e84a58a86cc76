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

interface Bargain {
  readonly client: (typeof clients)[number]
  readonly article: (typeof articles)[number]
  /** The day whose price holds. */
  readonly on: string
  /** Shown for the order: then no book counts. */
  readonly captured?: { readonly cents: number; readonly chain: string | null }
}
/** Whole numbers alone: cents × thousandths × Π(10000 − p) over 1000 × 10000ⁿ, half away from zero. */
function oracle({ client, article, on, captured }: Bargain, thousandths: number) {
  if (captured) return rounded(captured.cents, captured.chain ?? '0', thousandths)
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
  return rounded(price.cents, levels.find((one) => one !== undefined)?.chain ?? '0', thousandths)
}
function rounded(cents: number, chain: string, thousandths: number) {
  const steps = chain.split('+').map((p) => BigInt(Math.round(Number(p) * 100)))
  const over = steps.reduce((left, p) => left * (10_000n - p), BigInt(cents) * BigInt(thousandths))
  const under = 1000n * 10_000n ** BigInt(steps.length)
  return Number((2n * over + under) / (2n * under))
}

/** Orders of the portal, with some articles at the price that was shown for them. */
const orders = Array.from({ length: 200 }, (_, i) => ({
  id: i + 1,
  number: `OM-2025/${i}`,
  client: random.pick(clients).id,
  on: day(random.whole(0, 360)),
  lines: once(
    Array.from({ length: 6 }, () => ({
      code: random.pick(articles).code,
      on: day(random.whole(0, 360)),
      cents: random.whole(1, 400_000),
      chain: random.chance(0.2) ? null : random.pick(chains),
    })),
    ({ code }) => code,
  ),
}))
interface Sale {
  readonly client: (typeof clients)[number]
  readonly article: (typeof articles)[number]
  readonly order: (typeof orders)[number] | undefined
  /** The day of the order as the file states it. */
  readonly stated: string | null
  readonly on: string
}
/** The price of the order where it is one of the client’s own, else the day of the order, else the invoice’s. */
function holding({ client, article, order, stated, on }: Sale) {
  const own = order?.client === client.id ? order : undefined
  const captured = own?.lines.find(({ code }) => code === article.code)
  if (captured) return { on: captured.on, captured }
  const ordered = own?.on ?? stated
  return { on: ordered !== null && ordered < on ? ordered : on }
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
  await sql`insert into orders (type, status, since, number, client_id, order_date, reference, order_reference, payment, notes,
      carrier_note, model, finish, handle, groove, worktop, carcass, plinth, feet, user_name, vat_number, sent_at, created_at,
      created_by)
    select 'furniture', 'sent', now(), r.number, r.client, r.on::date, '', '', '', '', '', '', '', '', '', '', '', '', '', '', '',
      now(), now(), ${world.people.admin.id}
    from jsonb_to_recordset(${json(orders)}::jsonb) as r (id int, number text, client int, "on" text) order by r.id`.execute(
    t.db,
  )
  await sql`insert into order_lines (order_id, n, quantity, description, product_code, captured_on, list, currency, list_cents,
      list_from, chain, discount_source, discount_from, net_cents)
    select o.id, l.n, 1, '', l.line ->> 'code', (l.line ->> 'on')::date, 'IT-A', 'EUR', (l.line ->> 'cents')::bigint,
      '2025-01-01', l.line ->> 'chain', 'client', '2025-01-01', 1
    from jsonb_to_recordset(${json(orders)}::jsonb) as r (number text, lines jsonb) join orders o on o.number = r.number
    cross join lateral jsonb_array_elements(r.lines) with ordinality l (line, n)`.execute(t.db)
  const lines = Array.from({ length: 10_000 }, (_, n) => {
    const [client, article] = [random.pick(clients), random.pick(articles)]
    const on = day(random.whole(0, 400))
    const thousandths = random.chance(0.3) ? random.whole(1, 9_999) : random.whole(1, 40) * 1000
    const order = random.chance(0.5) ? random.pick(orders) : undefined
    const stated = random.chance(0.3) ? day(random.whole(0, 400)) : null
    const expected = oracle(
      { client, article, ...holding({ client, article, order, stated, on }) },
      thousandths,
    )
    const off = random.chance(0.5) ? 0 : random.pick([1, -1, 320, -77])
    const amount = Math.max(0, (expected ?? 1000) + off)
    const said = expected === null ? 'unknown' : amount === expected ? 'agrees' : 'differs'
    return {
      n: n + 1,
      client: client.id,
      code: article.code,
      on,
      order: order?.number.toLowerCase() ?? null,
      stated,
      quantity: thousandths / 1000,
      amount,
      expected,
      said,
    }
  })
  await sql`insert into invoice_lines (year, invoice_number, line, date, client_id, agency_id, product_code, family_code, description, quantity, amount_cents, expo,
      order_number, order_date)
    select extract(year from r.on::date), r.n::text, 1, r.on::date, r.client, ${world.north.id}, r.code, 'NN', '', r.quantity, r.amount, false, r.order, r.stated::date
    from jsonb_to_recordset(${json(lines)}::jsonb) as r (n int, client int, code text, "on" text, quantity numeric, amount int, "order" text, stated text)`.execute(
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
})
