import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { goodsStory, refused, response } from '../../test/goods-story.ts'
import type { Who } from '../../test/world.ts'

/* The shop says that it has what was sent to it. */
const { t, world } = await openCompany()
const s = goodsStory(t, world)
const receive = (id: number, who: Who = 'customer') =>
  s.ask('POST', `spedizioni/received/${id}`, undefined, who)
interface Own {
  readonly kind: string
  readonly id: number
  readonly received_on: string | null
  readonly expected_on: string | null
}
const own = async (id: number): Promise<Own | undefined> =>
  response<Own[]>(await s.ask('GET', 'my-materials/1', undefined, 'customer')).find((row) => row.id === id)
/** The same day on the page of the shipment, whoever reads it. */
const onPage = async (id: number, who: Who): Promise<string | null> =>
  (await s.detail<{ expected_on: string | null }>(id, who)).expected_on

it('is the shop’s word alone, about what was sent to it and has left', async () => {
  const { id } = await s.shipped({}, 'to-send', 'ready')
  for (const who of ['admin', 'sales', 'agent', 'southAgent', 'press'] as const)
    expect(refused(await receive(id, who)), who).toEqual([403, 'not_allowed'])
  expect(refused(await receive(id))).toEqual([409, 'shipment_not_in_state'])
  const { id: elsewhere } = await s.shipped(
    { client: null, agency: world.south.id },
    'to-send',
    'ready',
    'shipped',
  )
  expect((await receive(elsewhere)).status).toBe(404)
  // Nobody will say that it came: it would be expected for ever.
  expect(await onPage(elsewhere, 'sales')).toBeNull()
  expect((await receive(999_999)).status).toBe(404)
})

it('stands with the delivery and in the history of the shipment, once', async () => {
  const { id } = await s.shipped({}, 'to-send', 'ready', 'shipped')
  // Monday the seventeenth: two working days on.
  expect(await own(id)).toMatchObject({ received_on: null, expected_on: '2025-11-19' })
  for (const who of ['agent', 'sales'] as const) expect(await onPage(id, who)).toBe('2025-11-19')
  const said = await Promise.all([receive(id), receive(id)])
  expect(said.map(({ status }) => status)).toEqual([200, 200])
  expect(await own(id)).toMatchObject({ received_on: '2025-11-17', expected_on: null })
  expect(await onPage(id, 'agent')).toBeNull()
  const { history } = await s.detail<{ history: { what: string; by: string | null }[] }>(id, 'agent')
  expect(history.filter(({ what }) => what === 'receive')).toMatchObject([{ by: expect.any(String) }])
})

it('is expected after as many working days as the company says it travels, or on no day at all', async () => {
  const { id: waiting } = await s.shipped({}, 'to-send', 'ready')
  expect(await own(waiting)).toMatchObject({ expected_on: null })
  const { id } = await s.shipped({}, 'to-send', 'ready', 'shipped')
  const choose = async (transit_days: number) => {
    const materials = { products_per_page: 24, transit_days }
    response(await s.ask('PUT', 'admin/settings', { materials }, 'admin'))
    return (await own(id))?.expected_on
  }
  // Over a Saturday and a Sunday.
  expect(await choose(6)).toBe('2025-11-25')
  expect(await choose(0)).toBeNull()
  const far = await s.ask(
    'PUT',
    'admin/settings',
    { materials: { products_per_page: 24, transit_days: 31 } },
    'admin',
  )
  expect(far.status).toBe(422)
})
