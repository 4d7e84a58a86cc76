import type { Discount, DiscountSource, ListPrice } from '@mandato/contract/prices/book'
import { factorText, lineCents } from '@mandato/contract/prices/chain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFor } from '../../seeds/random.ts'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { foundCompany } from '../../test/revenue-company.ts'
import { sql } from '../platform/db/sql.ts'
import { explained } from './explain.ts'
import { pricesOf } from './price.ts'

/*
 * 10,000 random books of lists, discounts and dates. The winner found in SQL, the one the contract tells, and a third
 * one written below from the rule alone have to agree to the cent; and the explanation alone gives the price again.
 */
const shelves = 100
const articles = 100

let t: TestDatabase
let clients: readonly { readonly id: number }[]
beforeAll(async () => {
  t = await testDatabase()
  ;({ clients } = await foundCompany(t.db))
  await sql`insert into price_loads (kind, at) values ('prices', '2020-01-01T08:00:00Z')`.execute(t.db)
})
afterAll(() => t.close())

const { fraction } = randomFor('price books')
const below = (most: number): number => Math.floor(fraction() * most)
const pick = <T>(values: readonly T[]): T => values[below(values.length)] as T
const dayAt = (n: number) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10)
const span = 60

interface Row {
  readonly valid_from: string
  readonly valid_to: string | null
}
/** Periods that begin on different days and overlap as they like; some are open, some one day long. */
function periods(most: number): Row[] {
  const begins = new Set(Array.from({ length: below(most + 1) }, () => below(span)))
  return [...begins].map((from) => ({
    valid_from: dayAt(from),
    valid_to: pick([null, dayAt(from), dayAt(from + below(30)), dayAt(from + 1)]),
  }))
}
const step = () => pick([0, 5, 10, 33.33, 50, 100, 2.5, 0.01, 99.99, below(101), below(10_001) / 100])
const chain = () => Array.from({ length: 1 + below(6) }, step).join('+')
const cents = () => pick([0, 1, 50, 600, 1235, 2200, 8990, 129_900, 189_900, below(10_000_000)])
const families = ['NN', 'E2', '']

interface Rule extends Row {
  readonly source: DiscountSource
  readonly family: string
  readonly chain: string
}
const ofLevel = (source: DiscountSource): Rule[] =>
  (source.endsWith('_family') ? ['NN', 'E2'] : ['']).flatMap((family) =>
    periods(3).map((period) => ({
      ...period,
      source,
      family,
      chain: pick(['0', chain(), chain(), chain()]),
    })),
  )

/* The rule, from the page it is written on. */

/** Bounds are inclusive, an open end allowed; of several rows that cover a day the latest beginning. */
function holding<R extends Row>(rows: readonly R[], day: string): R | undefined {
  return rows
    .filter(({ valid_from, valid_to }) => valid_from <= day && (valid_to ?? '9999-12-31') >= day)
    .sort((one, other) => (one.valid_from < other.valid_from ? 1 : -1))[0]
}
/** Client + family, client, list + family, list: the first level that is not empty; none adds to another. */
function discounted(rules: readonly Rule[], family: string, day: string): Rule | undefined {
  const fits = rules.filter((rule) => rule.family === '' || rule.family === family)
  const levels = ['client_family', 'client', 'list_family', 'list'].map((level) =>
    holding(
      fits.filter(({ source }) => source === level),
      day,
    ),
  )
  return levels.find((rule) => rule !== undefined)
}
/** List × quantity × Π(10000 − p) / 10000ⁿ, rounded once, half away from zero. */
function amount(list: number, steps: string | undefined, quantity: number): number {
  let over = BigInt(list) * BigInt(quantity)
  let under = 1n
  for (const one of steps?.split('+') ?? []) {
    over *= 10_000n - BigInt(Math.round(Number(one) * 100))
    under *= 10_000n
  }
  const sign = over < 0n ? -1n : 1n
  const size = over * sign
  return Number(sign * (size / under + (2n * (size % under) >= under ? 1n : 0n)))
}

/** The price again from nothing but the steps of an explanation. */
function again(steps: readonly { step: string; percent: number | null; after: string }[]): number | null {
  const [list] = steps
  if (!list) return null
  const chainAgain = steps
    .flatMap(({ step: kind, percent }) => (kind === 'discount' ? String(percent) : []))
    .join('+')
  return amount(Math.round(Number(list.after) * 100), chainAgain || undefined, 1)
}

async function shelf(at: number) {
  const client = clients[at % clients.length]?.id ?? 0
  const rules = (['client_family', 'client', 'list_family', 'list'] as const).flatMap((level) =>
    below(4) === 0 ? [] : ofLevel(level),
  )
  const goods = Array.from({ length: articles }, (_, i) => ({
    code: `A${at}-${i}`,
    family: pick(families),
    prices: periods(4).map((period) => ({ ...period, price_cents: cents() })),
  }))
  await sql`delete from discounts`.execute(t.db)
  await sql`insert into price_lists (code, currency) values (${`L${at}`}, 'EUR')`.execute(t.db)
  await sql`update clients set price_list = ${`L${at}`} where id = ${client}`.execute(t.db)
  await sql`insert into articles (code, description, dimensions, finish_group, family_code, unit)
    select g.code, g.code, '', '', g.family, 'pz'
    from jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) as g (code text, family text)`.execute(t.db)
  const rows = goods.flatMap(({ code, prices }) => prices.map((price) => ({ code, ...price })))
  await sql`insert into list_prices (list_id, article_id, valid_from, valid_to, price_cents, load_id)
    select l.id, a.id, r.valid_from, r.valid_to, r.price_cents, 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (code text, valid_from date, valid_to date, price_cents bigint)
    join articles a on a.code = r.code join price_lists l on l.code = ${`L${at}`}`.execute(t.db)
  const terms = rules.map((rule) => ({
    ...rule,
    factor: factorText(rule.chain),
    own: rule.source.startsWith('client'),
  }))
  await sql`insert into discounts (client_id, list_id, family_code, valid_from, valid_to, chain, factor, note, load_id)
    select case when r.own then ${client}::int end, case when not r.own then l.id end, r.family, r.valid_from, r.valid_to,
      r.chain, r.factor, '', 1
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as r (own bool, family text, valid_from date, valid_to date,
      chain text, factor numeric) join price_lists l on l.code = ${`L${at}`}`.execute(t.db)
  return { client, rules, goods }
}

test('SQL, contract and the rule give the same price, and the explanation gives it again', {
  timeout: 600_000,
}, async () => {
  let priced = 0
  let none = 0
  for (let at = 0; at < shelves; at += 1) {
    const { client, rules, goods } = await shelf(at)
    for (const day of [dayAt(below(span)), dayAt(below(span + 40))]) {
      const found = await pricesOf(t.db, { client, codes: goods.map(({ code }) => code), day })
      for (const { code, family, prices } of goods) {
        const row = holding(prices, day)
        const rule = row && discounted(rules, family, day)
        const net = row ? amount(row.price_cents, rule?.chain, 1) : null
        const inSql = found.get(code)
        const place = `${code} on ${day}`
        expect([place, inSql?.list_cents, inSql?.chain, inSql?.source, inSql?.net_cents]).toEqual([
          place,
          row?.price_cents ?? null,
          rule?.chain ?? null,
          rule?.source ?? null,
          net,
        ])
        const why = explained(bookOf(code, family, prices, rules), `L${at}`, day, day)
        expect([place, why.net_price, why.chain]).toEqual([place, net, rule?.chain ?? null])
        expect([place, again(why.steps)]).toEqual([place, net])
        expect([place, why.rules.filter(({ wins }) => wins).length]).toEqual([
          place,
          (row ? 1 : 0) + winners(rules, family, day),
        ])
        for (const quantity of [1, 7, 120, -7])
          if (row)
            expect([place, quantity, lineCents(row.price_cents, rule?.chain ?? null, quantity)]).toEqual([
              place,
              quantity,
              amount(row.price_cents, rule?.chain, quantity),
            ])
        if (row) priced += 1
        else none += 1
      }
    }
  }
  // Both kinds of answer are among them, many times.
  expect(priced).toBeGreaterThan(5000)
  expect(none).toBeGreaterThan(1000)
})

/** Where the list has no row, the discount that would decide is still named. */
const winners = (rules: readonly Rule[], family: string, day: string) =>
  discounted(rules, family, day) ? 1 : 0

const loaded = { version: 1, loaded_at: '2020-01-01T08:00:00Z' }
function bookOf(code: string, family_code: string, prices: readonly ListPrice[], rules: readonly Rule[]) {
  const mine = rules.filter(({ family }) => family === '' || family === family_code)
  const latest = <R extends Row>(rows: readonly R[]) =>
    rows.toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : -1))
  const discounts: readonly (Discount & typeof loaded)[] = latest(mine).map(
    ({ family: _family, ...rule }) => ({
      ...rule,
      ...loaded,
      note: '',
    }),
  )
  return {
    id: 1,
    code,
    description: code,
    dimensions: '',
    finish_group: '',
    family_code,
    unit: 'pz',
    energy_class: null,
    energy_range: null,
    prices: latest(prices).map((price) => ({ ...price, ...loaded })),
    discounts,
  }
}
