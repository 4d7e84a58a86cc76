import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { calls } from '../index.ts'
import type { Call } from '../call.ts'
import { materialsCalls } from '../materials/calls.ts'
import { materialRequestCalls } from '../materials/request-calls.ts'
import { deliveryCalls } from '../shipping/delivery-calls.ts'
import { prepareCalls } from '../shipping/prepare-calls.ts'
import { shipmentCalls } from '../shipping/shipment-calls.ts'

/*
 * No list, paper or export with a labelled appliance goes out without its class and range (decision 0029). This looks
 * for every place that names an article and lacks them; whoever adds one is told here.
 */

/** Rows that name goods and are no offer of an appliance, each with why. */
const noOffer: Readonly<Record<string, string>> = {
  salesArticles: 'what was invoiced is no offer',
  salesLines: 'what was invoiced is no offer',
  invoice: 'what was invoiced is no offer',
  invoiceLines: 'what was invoiced is no offer',
  requestDetail: 'a contested line was invoiced',
}
/** Domains whose goods are no appliances: support materials and the parcels they travel in. */
const otherGoods: readonly string[] = [
  ...Object.keys(materialsCalls),
  ...Object.keys(materialRequestCalls),
  ...Object.keys(prepareCalls),
  ...Object.keys(shipmentCalls),
  ...Object.keys(deliveryCalls),
  'dashboardMaterials',
]

/** Files that name articles in sentences, where class and range stand in words (server/src/content/labels.test.ts). */
const inWords: readonly string[] = ['news', 'communications', 'trends', 'promotions']

const offers = ['net_price', 'list_price', 'price', 'next_price', 'one']

type Shape = Readonly<Record<string, z.ZodType>>
/** Every object of a schema, at whatever depth. */
function objectsIn(schema: unknown, seen = new Set<unknown>()): Shape[] {
  if (schema === undefined || seen.has(schema)) return []
  seen.add(schema)
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Shape
    return [shape, ...Object.values(shape).flatMap((part) => objectsIn(part, seen))]
  }
  if (schema instanceof z.ZodArray) return objectsIn(schema.element, seen)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((part) => objectsIn(part, seen))
  if (schema instanceof z.ZodPipe) return [...objectsIn(schema.in, seen), ...objectsIn(schema.out, seen)]
  if (schema instanceof z.ZodRecord) return objectsIn(schema.valueType, seen)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return objectsIn(schema.unwrap(), seen)
  return []
}

const namesArticle = (shape: Shape): boolean =>
  'product_code' in shape ||
  ('code' in shape &&
    (offers.some((key) => key in shape) || ('description' in shape && 'delta_pct' in shape)))
const hasClass = (shape: Shape): boolean => 'energy_class' in shape && 'energy_range' in shape

const all = Object.entries(calls as Readonly<Record<string, Call>>).filter(
  ([name]) => !(name in noOffer) && !otherGoods.includes(name),
)

describe('class and range go wherever an article goes', () => {
  it('in every answer', () => {
    const lacking = all.flatMap(([name, { response }]) =>
      objectsIn(response)
        .filter((shape) => namesArticle(shape) && !hasClass(shape))
        .map((shape) => `${name}: ${Object.keys(shape).join(', ')}`),
    )
    expect(lacking).toEqual([])
  })

  it('in every file, where nobody can put them away', () => {
    const lacking = all.flatMap(([name, { response, table }]) => {
      const rows = objectsIn(response).filter(hasClass)
      if (!table || rows.length === 0 || inWords.includes(name)) return []
      const fixed = (key: string) => table.some((column) => column.key === key && column.fixed === true)
      return fixed('energy_class') && fixed('energy_range') ? [] : [name]
    })
    expect(lacking).toEqual([])
  })

  it('on every screen that shows the price of an article: it draws the one arrow', () => {
    const sources = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => [file, readFileSync(`web/src/${file}`, 'utf8')] as const)
    const shown =
      /value=\{\w+\.(net_price|list_price)\}|\{(row|line|article|appliance|item|best)\.(description|name)\}/
    const lacking = sources
      .filter(
        ([file]) =>
          /^(prices|orders|catalogue|ready|home\/customer)\//.test(file) && !withoutArticles.includes(file),
      )
      .filter(([, text]) => shown.test(text) && !text.includes('<EnergyArrow'))
      .map(([file]) => file)
    expect(lacking).toEqual([])
  })

  it('opens the label from every arrow that is not part of a link, a choice or a panel', () => {
    const pictures = [
      'Suggestions.tsx',
      'DistantLine.tsx',
      'EnergyArrow.tsx',
      'OrderPanel.tsx',
      'useFoundGoods.tsx',
    ]
    const closed = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !pictures.some((name) => file.endsWith(name)))
      .flatMap((file) =>
        [...readFileSync(`web/src/${file}`, 'utf8').matchAll(/<EnergyArrow\b[^>]*>/g)]
          .filter(([drawn]) => !/\bcode(=|:)/.test(drawn))
          .map(([drawn]) => `${file}: ${drawn}`),
      )
    expect(closed).toEqual([])
  })

  it('on every screen that says words of head office: behind the codes in them', () => {
    const screens = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(content\/(list|item)|home)\/.*\.tsx$/.test(file),
    )
    const bare = />\s*\{(\w+\.)?(title|abstract)\}\s*</
    expect(screens.filter((file) => bare.test(readFileSync(`web/src/${file}`, 'utf8')))).toEqual([])
  })

  it('on every paper with lines of an order', () => {
    const template = readFileSync('server/papers/orders/order.typ', 'utf8')
    expect(template).toContain('r.label.svg')
    expect(template).toContain('r.label.words')
  })
})

/** Screens whose rows are no articles, or that are drawn inside one that has the arrow. */
const withoutArticles: readonly string[] = []
