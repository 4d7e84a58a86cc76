import { expect, test } from 'vitest'
import { importing, openImports } from '../../test/importing.ts'
import { eraseClient } from '../registry/queries/erase-client.ts'

/* Design-software licences and what was done with them. */
const { t, world, erp } = await openImports('sales')

const software = async () => {
  const { north } = world
  const url = `/api/v1.0/software-pr-or/detail/agent/${north.id}/client/${north.client}`
  const answer = await t.ask('GET', url, { token: world.token('agent') })
  return (answer.body as { args: { response: object } }).args.response
}

test('licences: created, changed, left alone; they stand on the client’s page', async () => {
  const text =
    'licence;client_code;product;activation_date;expiry\nK-1;014207;Kitchen Studio;01/03/2024;28/02/2026\nK-2;014207;Kitchen Studio;;\n'
  expect(await erp.bring('licences', text)).toMatchObject({ state: 'done', created: 2 })
  expect(await erp.bring('licences', text)).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
  const shorter = 'licence,client_code,product\nK-1,014207,Kitchen Studio Pro\n'
  expect(await erp.bring('licences', shorter)).toMatchObject({ updated: 1 })
  expect(await software()).toMatchObject({
    licences: [
      { licence: 'K-2', expiry: null },
      { licence: 'K-1', product: 'Kitchen Studio Pro', activation_date: '2024-03-01', expiry: '2026-02-28' },
    ],
  })
})

test('licences: what is wrong with a row, in the language of who asks', async () => {
  await eraseClient(t.db, world.north.otherClient, { by: world.people.admin.id, at: t.clock.now() })
  const bad = await erp.bring(
    'licences',
    'licence,client_code,product,activation_date,expiry\nK-3,099999,X,,\nK-4,014208,X,,\nK-5,014207,,,\nK-6,014207,X,2025-03-01,2025-02-28\nK-7,14207,X,,\nK-8,014207,X,,\nK-8,014207,X,,\n',
  )
  expect(await erp.reasons(bad.id)).toEqual([
    [2, 'client_code', '099999', 'unknown customer'],
    [3, 'client_code', '014208', 'deleted customer: its code is not used again'],
    [4, 'product', '', 'required'],
    [5, 'expiry', '2025-02-28', 'before the activation'],
    [6, 'client_code', '14207', 'exactly 6 letters or digits are needed'],
    [8, 'licence', 'K-8', 'duplicate of line 7'],
  ])
  const spanish = importing(t, world.token('sales'), 'es')
  expect((await spanish.errors(bad.id, '?column=expiry'))[0]?.reason).toBe('anterior a la activación')
})

test('software activity: quotes and orders per licence and month', async () => {
  const text = 'licence,year,month,quotes,orders\nK-1,2025,9,12,3\nK-1,2025,10,8,0\n'
  expect(await erp.bring('software-activity', text)).toMatchObject({ state: 'done', created: 2 })
  expect(await erp.bring('software-activity', text.replace('8,0', '8,2'))).toMatchObject({
    created: 0,
    updated: 1,
    unchanged: 1,
  })
  expect(await software()).toMatchObject({
    rows: [
      { year: 2025, month: 10, quotes: 8, orders: 2, conversion_pct: 25 },
      { year: 2025, month: 9, quotes: 12, orders: 3, conversion_pct: 25 },
    ],
  })
  const bad = await erp.bring(
    'software-activity',
    'licence,year,month,quotes,orders\nK-9,2025,9,1,1\nK-1,2025,13,1,1\nK-1,2025,9,-1,1\nK-1,2025,9,1,1.5\nK-1,2025,11,0,0\nK-1,2025,11,1,0\n',
  )
  expect(await erp.reasons(bad.id)).toEqual([
    [2, 'licence', 'K-9', 'unknown licence'],
    [3, 'month', '13', 'the month goes from 1 to 12'],
    [4, 'quotes', '-1', 'must be a whole number from 0'],
    [5, 'orders', '1.5', 'must be a whole number from 0'],
    [7, 'licence', 'K-1', 'duplicate of line 6'],
  ])
})
