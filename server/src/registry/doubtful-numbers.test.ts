import { expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { response } from '../../test/sheet-story.ts'
import { sql } from '../platform/db/sql.ts'
import { checkNumbers } from './actions/check-numbers.ts'

/* What was stored under older rules is told, and nothing of it changed. */
const { t, world } = await openCompany()
const ask = (who: 'admin' | 'sales' | 'agent' = 'admin') =>
  t.ask('GET', '/api/v1.0/admin/doubtful-numbers/1', { token: world.token(who) })
const told = async () =>
  response<{ type: string; id: number; field: string; value: string }[]>(await ask()).map(
    ({ type, id, field, value }) => [type, id, field, value],
  )

it('names each stored number that would not be taken today, until its record is corrected', async () => {
  expect((await ask('sales')).status).toBe(403)
  expect(await told()).toEqual([])
  const { north, south } = world
  await sql`update clients set phone = '+39393331234567', iban = 'IT00X0542811101000000123456', vat_number = null
    where id = ${north.client}`.execute(t.db)
  await sql`update agencies set vat_number = '12345678901', phone = '+390422318770' where id = ${south.id}`.execute(
    t.db,
  )
  const contacts = [
    { name: 'Ada', role: '', email: '', phone: 'interno 3' },
    { name: 'Ugo', role: '', email: '', phone: '0422' },
  ]
  await sql`update agencies set contacts = ${JSON.stringify(contacts)}::jsonb where id = ${north.id}`.execute(
    t.db,
  )
  await sql`update users set phone = '12' where id = ${world.people.agent.id}`.execute(t.db)
  await checkNumbers(t.db, t.clock.now())
  const found = await told()
  expect(found).toContainEqual(['client', north.client, 'phone', '+39393331234567'])
  expect(found).toContainEqual(['client', north.client, 'iban', 'IT00X0542811101000000123456'])
  expect(found).toContainEqual(['agency', south.id, 'vat_number', '12345678901'])
  expect(found.filter(([, id, field]) => id === south.id && field === 'phone')).toEqual([])
  // Those of its people stand with the agency, however many.
  const ofPeople = found.filter(
    ([type, id, field]) => type === 'agency' && id === north.id && field !== 'vat_number',
  )
  expect(ofPeople).toEqual(
    expect.arrayContaining([
      ['agency', north.id, 'contact_phone', 'interno 3'],
      ['agency', north.id, 'contact_phone', '0422'],
      ['agency', north.id, 'agent_phone', '12'],
    ]),
  )
  await sql`update clients set phone = '+393331234567' where id = ${north.client}`.execute(t.db)
  expect((await told()).filter(([, id, field]) => id === north.client && field === 'phone')).toEqual([])
})
