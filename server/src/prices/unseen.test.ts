import { calls, type Call } from '@mandato/contract'
import { money } from '@mandato/contract/fields/money'
import { expect, it, test } from 'vitest'
import * as z from 'zod'
import { openCompany } from '../../test/company.ts'
import { priceBook } from '../../test/price-book.ts'
import { seesPrices } from './index.ts'

/* Whoever may not see prices gets them by no way: neither in an answer nor in a file. */
const { t, world } = await openCompany()
await priceBook(t.db)
const { id } = await t.db
  .insertInto('appliances')
  .values({ code: 'CF60-216', name: 'Colonna', energy_group: 'oven', energy_class: 'A+', price: 98_765 })
  .returning('id')
  .executeTakeFirstOrThrow()

/** The fields of a schema that hold money, and whether an answer may lack them. */
function moneyIn(schema: unknown, seen = new Set<unknown>()): { key: string; optional: boolean }[] {
  if (schema === undefined || seen.has(schema)) return []
  seen.add(schema)
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).flatMap(([key, part]) =>
      bare(part) === money ? [{ key, optional: part instanceof z.ZodOptional }] : moneyIn(part, seen),
    )
  if (schema instanceof z.ZodArray) return moneyIn(schema.element, seen)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((part) => moneyIn(part, seen))
  if (schema instanceof z.ZodRecord) return moneyIn(schema.valueType, seen)
  const inner = bare(schema)
  return inner === schema ? [] : moneyIn(inner, seen)
}
const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable ? bare(schema.unwrap()) : schema

/** Amounts of an answer that are of a client, and whoever has none gets none of them, each with where that is tested. */
const ofClients: Readonly<Record<string, string>> = {
  dashboard: 'revenue is null without clients, see below',
  requestDetail: 'a contested line is of an invoice in sight, and they see none',
}

const without = (['reseller', 'press'] as const).filter((role) => !seesPrices({ role }))

test('what they may ask for says no amount, but for appliances, where it can be left out', () => {
  expect(without).toEqual(['reseller', 'press'])
  const theirs = Object.entries(calls as Readonly<Record<string, Call>>).filter(
    ([name, { roles }]) =>
      !(name in ofClients) && roles !== 'public' && without.some((role) => roles.includes(role)),
  )
  expect(theirs.length).toBeGreaterThan(20)
  const amounts = theirs.flatMap(([name, { response, meta }]) =>
    [...moneyIn(response), ...moneyIn(meta)].map(
      ({ key, optional }) => `${name}.${key} ${optional ? '?' : ''}`,
    ),
  )
  expect(amounts.toSorted()).toEqual([
    'appliance.list_price ?',
    'appliance.price ?',
    'appliances.list_price ?',
    'appliances.price ?',
    'bestSellers.amount ?',
  ])
})

it.each(without)('the first screen of a %s has no figures', async (who) => {
  const { status, body } = await t.ask('GET', '/api/v1.0/dashboard', { token: world.token(who) })
  expect(status).toBe(200)
  expect(body).toMatchObject({ args: { response: { revenue: null } } })
})

it.each([
  'elettrodomestici/1',
  `elettrodomestici/detail/${id}`,
  'elettrodomestici/1?output=csv',
  'elettrodomestici/1?output=csv&sort=code&q=CF60',
])(
  '%s: an agent reads the price of the list, a reseller who is no customer yet nothing of it',
  async (path) => {
    const ask = async (who: 'agent' | 'reseller') =>
      t.ask('GET', `/api/v1.0/${path}`, { token: world.token(who) })
    const [agent, reseller] = [await ask('agent'), await ask('reseller')]
    expect([agent.status, reseller.status]).toEqual([200, 200])
    expect(agent.text).toMatch(/\b1308\b/)
    expect(reseller.text).toContain('CF60-216')
    expect(reseller.text).not.toMatch(/\b1308\b|987[.,]65|98765|"price"|"list_price"|"available"|Prezzo/)
  },
)

it.each([
  'prezzi/search?q=CF60',
  'prezzi/explain?code=CF60-216',
  'prezzi/changes',
  'prezzi/changes?output=csv',
  'admin/price-lists',
  'admin/discounts/1?output=csv',
  'pronta-consegna/1',
  `pronta-consegna/detail/${id}`,
  'pronta-consegna/1?output=csv',
  'orders/1?output=csv',
  'orders/lines/1?output=csv',
  'invoices/1?output=csv',
])('%s: neither a reseller nor the press gets in', async (path) => {
  for (const who of without)
    expect([who, (await t.ask('GET', `/api/v1.0/${path}`, { token: world.token(who) })).status]).toEqual([
      who,
      403,
    ])
})
