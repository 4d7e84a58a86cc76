import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { newShop, response, sheetStory } from '../../test/sheet-story.ts'
import type { Who } from '../../test/world.ts'

/* What waits for somebody: the same sheet is another task for each who has to do with it. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)

async function tasksOf(who: Who): Promise<Record<string, number>> {
  const answer = await s.ask('GET', 'dashboard/tasks', who)
  expect(answer.status).toBe(200)
  const tasks = response<{ kind: string; count: number }[]>(answer)
  return Object.fromEntries(tasks.map(({ kind, count }) => [kind, count]))
}

it('follows a sheet from the link to the review', async () => {
  expect(await tasksOf('agent')).toEqual({})
  const client = await newShop(t.db, world.north.id)
  await s.send(client)
  expect(await tasksOf('agent')).toEqual({})
  t.clock.advance(8 * 86_400_000)
  for (const who of ['agent', 'admin'] as const) expect(await tasksOf(who)).toEqual({ sheets_ageing: 1 })
  await s.decline(await s.link())
  expect(await tasksOf('agent')).toEqual({ sheets_rejected: 1 })
  expect(await tasksOf('admin')).toEqual({})
})

it('counts what is signed for both sides, and what is in review for the back office alone', async () => {
  const before = [await tasksOf('agent'), await tasksOf('sales')]
  await s.signed(await newShop(t.db, world.north.id))
  expect(await tasksOf('agent')).toEqual({ ...before[0], sheets_signed: 1 })
  expect(await tasksOf('sales')).toEqual({ ...before[1], sheets_to_review: 1 })
  await s.inReview(await newShop(t.db, world.north.id))
  expect(await tasksOf('agent')).toEqual({ ...before[0], sheets_signed: 1 })
  expect(await tasksOf('sales')).toEqual({ ...before[1], sheets_to_review: 2 })
})

it('asks a customer to sign the own sheet, and gives another agency nothing', async () => {
  expect(await tasksOf('customer')).toEqual({})
  await s.send(world.north.client)
  expect(await tasksOf('customer')).toEqual({ sheets_to_sign: 1 })
  expect(await tasksOf('southAgent')).toEqual({})
})

it('is refused to who has no clients', async () => {
  for (const who of ['press', 'reseller'] as const)
    expect((await s.ask('GET', 'dashboard/tasks', who)).status).toBe(403)
})
