import { eventLegend } from '@mandato/contract/registry/event-words'
import { expect, it } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import { goodsStory, response } from '../../test/goods-story.ts'
import { ordering } from '../../test/ordering.ts'
import type { Who } from '../../test/world.ts'

/* What a client's history says of the things of other domains: what happened, to which one. */
const { t, world } = await openCompany()
const s = goodsStory(t, world)
const { send } = ordering(t, world)
const { north } = world

const said = async (who: Who) =>
  response<{ what: string; detail: string | null }[]>(
    await s.ask('GET', `clients/timeline/${north.client}/1?per_page=200`, undefined, who),
  ).map(({ what, detail }) => [what, detail])
const write = async (who: Who, path: string, fields: Readonly<Record<string, string>>) =>
  response<{ id: string }>(
    await t.ask('POST', `/api/v1.0/requests${path}`, {
      token: world.token(who),
      ...multipart({ fields, file: '%PDF-1.7\npianta\n%%EOF\n' }, 'attachment', 'pianta.pdf'),
    }),
  ).id

it('what is spoken of an order or a request has words and the name of what it is about', async () => {
  const { id, number } = await send('agent')
  const order = `order-${id}`
  await write('agent', `/${order}/reply`, { text: 'Quando arriva?' })
  await write('admin', `/${order}/reply`, { text: 'Lunedì' })
  const free = await write('agent', '', {
    subject: 'Visita in fabbrica',
    text: 'Quando?',
    client_id: String(north.client),
  })
  for (const thing of [order, free]) response(await s.ask('POST', `requests/${thing}/assign`, {}, 'admin'))
  for (const thing of [order, free])
    response(await s.ask('POST', `requests/${thing}/note`, { text: 'Cliente difficile' }, 'admin'))
  const common = [
    ['free.assign', 'Visita in fabbrica'],
    ['order.assign', number],
    ['free.create', 'Visita in fabbrica'],
    ['order.answer', number],
    ['order.reply', number],
    ['order.send', number],
  ]
  const notes = [
    ['free.note', 'Visita in fabbrica'],
    ['order.note', number],
  ]
  expect(await said('admin')).toEqual([...notes, ...common])
  // Notes are the staff's: others do not learn that there is one.
  expect(await said('agent')).toEqual(common)
  // Its own page tells the steps of the order; what was said stands in its conversation.
  const { history } = response<{ history: { what: string }[] }>(
    await s.ask('GET', `orders/detail/${id}`, undefined, 'agent'),
  )
  expect(history.map(({ what }) => what)).toEqual(['order.send', 'order.create'])
})

it('goods on their way are named at each step', async () => {
  const { preparation } = await s.shipped({}, 'to-send', 'shipped')
  const told = await said('agent')
  expect(told.filter(([, detail]) => detail === null)).toEqual([])
  expect(told).toContainEqual(['preparation.create', String(preparation)])
  expect(told.map(([what]) => what).filter((what) => !(String(what) in eventLegend))).toEqual([])
})
