import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { goodsStory } from '../../test/goods-story.ts'
import { importing } from '../../test/importing.ts'
import { never } from '../../test/never.ts'
import { ordering } from '../../test/ordering.ts'
import { personOf, actAs } from '../../test/act-as.ts'
import { received } from '../../seeds/content/papers.ts'
import { who, type Who } from '../../test/world.ts'
import { FolderInput } from '@mandato/contract/content/download-limits'
import { addDownload } from '../content/actions/download-files.ts'
import { addFolder } from '../content/actions/download-folders.ts'
import { sql } from '../platform/db/sql.ts'

/*
 * The one search of the header asks five calls. Everything there is carries the same rare word here, and each person
 * finds of it what is his: nobody learns by searching what no screen shows him.
 */
const { t, world } = await openCompany()
const { north } = world
const word = 'Zibibbo'

/** The calls the search asks, and what of their rows is told apart. */
const doors = {
  clients: { path: (q: string) => `generic/search?q=${q}`, told: 'business_name' },
  numbers: { path: (q: string) => `generic/numbers?q=${q}`, told: 'kind' },
  contents: { path: (q: string) => `contents/search?q=${q}`, told: 'title' },
  prices: { path: (q: string) => `prezzi/search?q=${q}`, told: 'code' },
  appliances: { path: (q: string) => `elettrodomestici/1?q=${q}`, told: 'code' },
} as const
type Door = keyof typeof doors

/** What somebody finds behind each door; null where it is not for him at all. */
async function finds(by: Who, q: string): Promise<Record<Door, string[] | null>> {
  const all = Object.entries(doors).map(async ([door, { path, told }]) => {
    const answer = await t.ask('GET', `/api/v1.0/${path(encodeURIComponent(q))}`, { token: world.token(by) })
    expect([200, 403], `${by} ${door} ${answer.text}`).toContain(answer.status)
    if (answer.status === 403) return [door, null]
    const { args } = answer.body as { args: { response: Record<string, string>[] } }
    return [door, args.response.map((row) => row[told] ?? '').toSorted()]
  })
  return Object.fromEntries(await Promise.all(all)) as Record<Door, string[] | null>
}

const audience = (part: object) =>
  JSON.stringify([{ types: [], profiles: [], countries: [], agencies: [], ...part }])
async function item(kind: string, title: string, part: object, status = 'live'): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into content_items (kind, status, topic, cover, audience, publish_at, created_at, created_by, changed_at, changed_by)
    values (${kind}, ${status}, 'product', 'oven', ${audience(part)}::jsonb, '2025-11-01', '2025-11-01',
      ${world.people.sales.id}, '2025-11-01', ${world.people.sales.id}) returning id`.execute(t.db)
  await t.db
    .insertInto('content_texts')
    .values({
      item_id: rows[0]?.id ?? never,
      language: 'it',
      title: `${word} ${title}`,
      abstract: '',
      body: JSON.stringify({ type: 'doc', content: [] }),
      words: '',
    })
    .execute()
}
async function download(name: string, part: object): Promise<void> {
  const sales = await personOf(t, world, 'sales')
  const names = { it: `Cartella ${name}`, en: `Folder ${name}` }
  const folder = await actAs(t, sales, (context) =>
    addFolder(context, FolderInput.parse({ names, audience: [part] })),
  )
  const data = Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`)
  await received(t.parts.config.dataDir, `${word} ${name}.pdf`, data, (file) =>
    actAs(t, sales, (context) => addDownload(context, { folder }, file)),
  )
}

await t.db
  .updateTable('clients')
  .set({ business_name: `${word} Cucine` })
  .where('id', '=', north.client)
  .execute()
await t.db
  .updateTable('clients')
  .set({ business_name: `${word} Bagni` })
  .where('id', '=', north.otherClient)
  .execute()
const orders = ordering(t, world)
const order = (await orders.send('agent')).number ?? ''
const goods = goodsStory(t, world)
const { product_id } = await goods.shipped({}, 'to-send', 'ready')
await t.db.updateTable('materials').set({ name: word, visible: false }).where('id', '=', product_id).execute()
await item('news', 'per tutti', {})
await item('news', 'stampa', { profiles: ['press'] })
await item('communications', 'agenzie', { types: [2] })
await item('communications', 'sud', { agencies: [world.south.id] })
await item('news', 'bozza', {}, 'draft')
await download('file agenti', { types: [2] })
await download('file stampa', { profiles: ['press'] })
await sql`insert into price_loads (kind, at) values ('prices', '2024-12-01T08:00:00Z')`.execute(t.db)
await sql`insert into price_lists (code, currency) values ('PUBLIC', 'EUR')`.execute(t.db)
await sql`insert into articles (code, description, dimensions, finish_group, family_code, unit)
  values ('ZB-1', ${`Base ${word}`}, '', '', 'NN', 'pz')`.execute(t.db)
await sql`insert into list_prices (list_id, article_id, valid_from, price_cents, load_id)
  select l.id, a.id, '2025-01-01', 100, 1 from price_lists l cross join articles a`.execute(t.db)
const header =
  'code,name,brand,ean,family_code,energy_class,energy_group,eprel_number,width,height,depth,weight,price,compatible_models'
await importing(t, world.token('sales')).bring(
  'appliances',
  `${header}\nZB-FORNO,Forno ${word},Nardi,,E2,A,oven,,595,595,560,,1090.00,\n`,
)

it('finds by a word what is somebody’s own, and nothing of what no screen shows him', async () => {
  const found = Object.fromEntries(await Promise.all(who.map(async (by) => [by, await finds(by, word)])))
  const all = [`${word} per tutti`]
  const news = (...more: string[]) => [...all, ...more].toSorted()
  const both = [`${word} Bagni`, `${word} Cucine`]
  const staff = {
    clients: both,
    numbers: ['material'],
    contents: expect.arrayContaining([...all, `${word} stampa`, `${word} sud`, `${word} file agenti`]),
    prices: ['ZB-1'],
    appliances: ['ZB-FORNO'],
  }
  expect(found).toMatchObject({
    admin: staff,
    sales: staff,
    agent: {
      clients: both,
      numbers: [],
      contents: news(`${word} agenzie`, `${word} file agenti`),
      prices: ['ZB-1'],
      appliances: ['ZB-FORNO'],
    },
    southAgent: {
      clients: [],
      numbers: [],
      contents: news(`${word} agenzie`, `${word} sud`, `${word} file agenti`),
      prices: ['ZB-1'],
      appliances: ['ZB-FORNO'],
    },
    customer: {
      clients: [`${word} Cucine`],
      numbers: [],
      contents: news(),
      prices: ['ZB-1'],
      appliances: ['ZB-FORNO'],
    },
    reseller: { clients: [], numbers: null, contents: news(), prices: null, appliances: ['ZB-FORNO'] },
    press: {
      clients: null,
      numbers: null,
      contents: [`${word} stampa`, `${word} file stampa`].toSorted(),
      prices: null,
      appliances: null,
    },
  })
})

it('finds by a number what is somebody’s own alone', async () => {
  const numbers = async (by: Who) => (await finds(by, order)).numbers
  for (const by of ['admin', 'sales', 'agent', 'customer'] as const)
    expect(await numbers(by), by).toEqual(['order'])
  expect(await numbers('southAgent')).toEqual([])
  for (const by of ['reseller', 'press'] as const) expect(await numbers(by), by).toBeNull()
})

it('is answered to nobody who is not signed in', async () => {
  for (const { path } of Object.values(doors))
    expect((await t.ask('GET', `/api/v1.0/${path(word)}`)).status).toBe(401)
})
