import { emptyHistory } from '../../test/history.ts'
import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { ordering } from '../../test/ordering.ts'
import type { Who } from '../../test/world.ts'

/* Whom an order is told to: what waits for them, and their notices. */
const { t, world } = await openCompany()
const { send, ask, move } = ordering(t, world)

const responseOf = async <T>(who: Who, path: string): Promise<T> =>
  ((await ask(who, 'GET', path)).body as { args: { response: T } }).args.response
const tasksOf = async (who: Who) =>
  Object.fromEntries(
    (await responseOf<{ kind: string; count: number }[]>(who, 'dashboard/tasks'))
      .filter(({ kind }) => kind.startsWith('orders'))
      .map(({ kind, count }) => [kind, count]),
  )
const noticesOf = async (who: Who) =>
  (
    await responseOf<{ notices: { what: string; detail: string; name: string }[] }>(who, 'notifications')
  ).notices
    .filter(({ what }) => what.startsWith('order.'))
    .map(({ what, detail, name }) => [what, detail, name])

it('waits for head office when it came in, and for the agency when it came back; drafts wait for nobody', async () => {
  await send('agent', { draft: '1' })
  expect(await tasksOf('admin')).toEqual({})
  const { id } = await send('agent')
  await send('southAgent', { customer_code: '020001' })
  expect([await tasksOf('admin'), await tasksOf('clerk'), await tasksOf('agent')]).toEqual([
    { orders_to_take: 2 },
    { orders_to_take: 1 },
    {},
  ])
  await move('admin', id, 'take-over')
  await move('admin', id, 'ask', { reason: 'Manca la pianta' })
  expect([
    await tasksOf('clerk'),
    await tasksOf('agent'),
    await tasksOf('customer'),
    await tasksOf('southAgent'),
  ]).toEqual([{}, { orders_to_complete: 1 }, { orders_to_complete: 1 }, {}])
})

it('is noticed by head office, and its decision by the agency and the buyer', async () => {
  await emptyHistory(t.pool)
  const { id, number } = await send('agent')
  expect(await noticesOf('sales')).toEqual([['order.send', number, 'Arredamenti Zanetti S.r.l.']])
  // Nobody is told of what he did himself.
  expect(await noticesOf('agent')).toEqual([])
  await move('admin', id, 'take-over')
  await move('admin', id, 'confirm')
  for (const who of ['agent', 'customer'] as const)
    expect((await noticesOf(who))[0]).toEqual(['order.confirm', number, 'Arredamenti Zanetti S.r.l.'])
  expect(await noticesOf('southAgent')).toEqual([])
})

it('that the shop sends or withdraws is news to its agency, and to the shop what its agency does', async () => {
  await emptyHistory(t.pool)
  await t.db.deleteFrom('outbox').execute()
  const { id, number } = await send('agent')
  const kinds = async (who: Who) => (await noticesOf(who)).map(([what]) => what)
  expect([await kinds('customer'), await kinds('agent')]).toEqual([['order.send'], []])
  await t.db.deleteFrom('outbox').execute()
  await move('customer', id, 'withdraw')
  expect([await kinds('customer'), await kinds('agent')]).toEqual([['order.send'], ['order.withdraw']])
  // The author is written to as well: the desk is not the only one who has to stop.
  const written = await t.db.selectFrom('outbox').select(['recipient', 'subject']).execute()
  expect(written).toContainEqual({ recipient: 'agent@shops.example', subject: `Ordine ${number} ritirato` })
})

/* What an order says, its prices too, is theirs no more who left the agency or lost the shop since. */
it.each([
  ['an agent who went to another agency', 'agent'],
  ['a buyer whose shop was taken off the account', 'customer'],
] as const)('its decision is written to its author, but not to %s', async (_, author) => {
  const { [author]: person, agent, customer } = world.people
  const [one, other] = [await send(author), await send(author)]
  for (const { id } of [one, other]) await move('admin', id, 'take-over')
  const writtenTo = async (id: number) => {
    await t.db.deleteFrom('outbox').execute()
    await move('admin', id, 'confirm')
    return (await t.db.selectFrom('outbox').select('recipient').execute()).map(({ recipient }) => recipient)
  }
  expect(await writtenTo(one.id)).toContain(person.email)
  const [to, from] = [world.south.id, world.north.id]
  const link = { user_id: customer.id, client_id: world.north.client }
  await t.db.updateTable('users').set({ agency_id: to }).where('id', '=', agent.id).execute()
  await t.db.deleteFrom('user_clients').where('user_id', '=', customer.id).execute()
  expect(await writtenTo(other.id)).not.toContain(person.email)
  await t.db.updateTable('users').set({ agency_id: from }).where('id', '=', agent.id).execute()
  await t.db.insertInto('user_clients').values(link).execute()
})
