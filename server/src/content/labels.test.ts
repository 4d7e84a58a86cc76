import { describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import type { Who } from '../../test/world.ts'
import { mailContentJob } from './jobs.ts'

/* Whoever names a model with an energy label says its class and range with it, in an article and in its mail. */
const { t, world } = await openCompany()
interface Answered {
  args: { response: unknown }
}
const ask = async <T>(who: Who, method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
  const answer = await t.ask(method, `/api/v1.0/${path}`, { token: world.token(who), ...(body && { body }) })
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as Answered).args.response as T
}
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

await t.db
  .insertInto('appliances')
  .values([
    { code: 'FM-62', name: 'Forno FM-62', energy_group: 'oven', energy_class: 'A+' },
    { code: 'LS-60', name: 'Lavastoviglie LS-60', energy_group: 'dishwasher', energy_class: 'C' },
    { code: 'AV-90', name: 'Aria Vapore', energy_group: 'oven', energy_class: 'A' },
    { code: 'MF-1', name: 'Forno multifunzione', energy_group: 'oven', energy_class: 'A' },
    { code: 'MF-2', name: 'Forno multifunzione', energy_group: 'oven', energy_class: 'A+' },
    { code: 'PG-75', name: 'Piano a gas PG-75', energy_group: 'hob' },
  ])
  .execute()
const oven = { code: 'FM-62', energy_class: 'A+', energy_range: 'A+++–D' }
const dishwasher = { code: 'LS-60', energy_class: 'C', energy_range: 'A–G' }

const published = async (title: string, text: string, more: object = {}): Promise<number> => {
  const { id } = await ask<{ id: number }>('sales', 'POST', 'admin/news', {
    kind: 'news',
    topic: 'product',
    cover: 'oven',
    texts: { it: { title, abstract: '', body: { type: 'doc', content: [paragraph(text)] } } },
    audience: { types: [2] },
    ...more,
  })
  await ask('sales', 'POST', `admin/news/${id}/publish`, {})
  return id
}
interface Row {
  readonly id: number
  readonly labels: object[]
}

describe('class and range of the models an article names', () => {
  it('come with its page and with the lists that say its title', async () => {
    const id = await published('Il forno fm-62 è qui', 'Con la LS-60, il PG-75 e il modulo B-60.')
    const other = await published('Orari di agosto', 'Chiuso dal 10 al 24.')
    const { labels } = await ask<Row>('agent', 'GET', `news/detail/${id}`)
    expect(labels).toEqual([oven, dishwasher])
    const list = await ask<Row[]>('agent', 'GET', 'news/1?per_page=50')
    // A list says the title, not what stands in the body.
    expect(list.find((row) => row.id === id)?.labels).toEqual([oven])
    expect(list.find((row) => row.id === other)?.labels).toEqual([])
    // The page of the other one names it as its neighbour.
    expect((await ask<Row>('agent', 'GET', `news/detail/${other}`)).labels).toEqual([oven])
  })

  it('stand in words in a file of the list', async () => {
    await published('Cappa e LS-60', 'In breve.')
    const file = await t.ask('GET', '/api/v1.0/news/1', {
      token: world.token('agent'),
      query: { output: 'csv' },
    })
    expect(file.text).toContain('Cappa e LS-60 (Classe energetica C, scala da A a G)')
  })

  it('stand in words in its mail', async () => {
    await published('Arriva la LS-60', 'Silenziosa; con il forno FM-62/PG-75.', { mail: true })
    await t.runJob(mailContentJob)
    const mail = await t.db
      .selectFrom('outbox')
      .select(['subject', 'text_body'])
      .where('recipient', '=', world.people.agent.email)
      .executeTakeFirst()
    const classes = {
      'LS-60': 'Classe energetica C, scala da A a G',
      'FM-62': 'Classe energetica A+, scala da A+++ a D',
    }
    expect(mail?.subject).toBe(`Arriva la LS-60 (${classes['LS-60']})`)
    expect(mail?.text_body).toContain(`con il forno FM-62 (${classes['FM-62']})/PG-75.`)
  })
})

describe('a model named without its code', () => {
  const sentence = 'Poi arriva il forno Aria Vapore.'
  const text = (body: object[], more: object = {}) => ({
    texts: { it: { title: 'Novità in cucina', abstract: '', body: { type: 'doc', content: body }, ...more } },
  })
  const draft = (more: object) =>
    ask<{ id: number }>('sales', 'POST', 'admin/news', {
      kind: 'news',
      topic: 'product',
      cover: 'oven',
      audience: { types: [2] },
      ...more,
    })
  const publish = async (more: object) => {
    const { id } = await draft(more)
    const path = `/api/v1.0/admin/news/${id}/publish`
    return t.ask('POST', path, { token: world.token('sales'), body: {} })
  }
  const errorOf = ({ body }: { body: unknown }) =>
    (body as { args: { error: { fields: object; message: string } } }).args.error

  it('is not published, naming the sentence and the code', async () => {
    const refused = await publish(
      text([paragraph('Prima le ante.'), paragraph(`Bello! ${sentence} Presto.`)]),
    )
    expect([refused.status, errorOf(refused).fields]).toEqual([422, { 'texts.it': 'label_missing' }])
    expect(errorOf(refused).message).toContain(`«${sentence}»`)
    expect(errorOf(refused).message).toContain('AV-90')
  })

  it('neither in a title, a summary, a table, a caption nor a video', async () => {
    const cell = { type: 'table_cell', content: [{ type: 'text', text: 'aria-vapore' }] }
    const table = { type: 'table', content: [{ type: 'table_row', content: [cell] }] }
    const video = { type: 'video', attrs: { href: 'https://video.example/1', title: 'Aria vapore dal vero' } }
    const plain = [paragraph('Con AV-90.')]
    for (const hidden of [
      text(plain, { title: 'Ària Vapore' }),
      text(plain, { abstract: 'Aria vapore è qui' }),
      text([table]),
      text([video]),
    ])
      expect((await publish(hidden)).status).toBe(422)
  })

  it('nor with a code that a format breaks', async () => {
    const bold = { type: 'text', text: '-90', marks: [{ type: 'strong' }] }
    const broken = { type: 'paragraph', content: [{ type: 'text', text: 'Ecco AV' }, bold] }
    expect(errorOf(await publish(text([broken]))).fields).toEqual({ 'texts.it': 'label_missing' })
  })

  it('is, with its code beside it; and so is the name of a kind of goods', async () => {
    const named = [paragraph('Il forno Aria Vapore AV-90.'), paragraph('Ogni forno multifunzione.')]
    expect((await publish(text(named))).status).toBe(200)
  })

  it('keeps what is out from being changed, not a draft', async () => {
    const { id } = await draft(text([paragraph('Con AV-90.')]))
    await ask('sales', 'POST', `admin/news/${id}/publish`, {})
    const change = (of: number) =>
      t.ask('PUT', `/api/v1.0/admin/news/${of}`, {
        token: world.token('sales'),
        body: {
          kind: 'news',
          topic: 'product',
          cover: 'oven',
          audience: { types: [2] },
          ...text([paragraph(sentence)]),
        },
      })
    expect((await change(id)).status).toBe(422)
    const other = await draft(text([paragraph('Con AV-90.')]))
    expect((await change(other.id)).status).toBe(200)
  })
})

it('the words of a chart have their labels, too', async () => {
  const series = {
    label: 'Vendite FM-62',
    points: [
      { label: '2024', value: 1 },
      { label: 'LS-60', value: 2 },
    ],
  }
  const { id } = await ask<{ id: number }>('sales', 'POST', 'admin/trends', {
    kind: 'trends',
    topic: 'sales',
    cover: 'chart',
    texts: {
      it: { title: 'Tendenza', abstract: '', body: { type: 'doc', content: [paragraph('Cresce.')] } },
    },
    audience: { types: [2] },
    series,
  })
  await ask('sales', 'POST', `admin/trends/${id}/publish`, {})
  expect((await ask<Row>('agent', 'GET', `trends/detail/${id}`)).labels).toEqual(
    expect.arrayContaining([oven, dishwasher]),
  )
})
