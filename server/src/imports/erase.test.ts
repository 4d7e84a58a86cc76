import { expect, test } from 'vitest'
import { openImports } from '../../test/importing.ts'
import { forgetOldFiles } from './actions/forget-files.ts'

/* What files of the ERP leave behind of a client that is deleted. */
const { t, world, erp } = await openImports('sales')

const header = 'code,agency_code,business_name,vat_number,phone,email\n'
const remove = async (client: number) => {
  const asked = await t.ask('DELETE', `/api/v1.0/admin/client-delete/${client}?reason=Ha%20chiuso`, {
    token: world.token('admin'),
  })
  const url = `/api/v1.0/admin/client-delete/${client}/approve`
  return [asked.status, (await t.ask('PUT', url, { token: world.token('sales') })).status]
}
const leftOver = async (id: number) => ({
  lines: (await erp.errors(id)).map(({ line }) => line),
  file: (await t.db.selectFrom('imports').select('file_id').where('id', '=', id).executeTakeFirst())?.file_id,
})
const stored = async () => (await t.db.selectFrom('files').select('name').execute()).length

test('the rows about the client and the files of clients go, what others did wrong stays', async () => {
  await erp.bring('clients', `${header}014207,0217,Zanetti,00743110157,0422 1,info@zanetti.example\n`)
  const bad = await erp.bring(
    'clients',
    `${header}014207,0217,Zanetti,1234,,\n14207,0217,Zanetti,,,\n099999,0217,Altri,,call,\n015000,0217,Altri,99,,\n`,
  )
  const others = await erp.bring('agencies', 'code,business_name,email\n0500,Zanetti,x\n')
  expect((await leftOver(bad.id)).lines).toEqual([2, 3, 4, 5])
  expect(await remove(world.north.client)).toEqual([200, 200])
  expect((await leftOver(bad.id)).lines).toEqual([4, 5])
  const before = await stored()
  await t.runJobs()
  expect([before, await stored()]).toEqual([3, 1])
  expect(await leftOver(bad.id)).toMatchObject({ file: null })
  expect(await leftOver(others.id)).toEqual({ lines: [2], file: expect.any(Number) as number })
})

test('of an import that runs meanwhile nothing is written over the client, and the night forgets its file', async () => {
  const row = { business_name: 'Chiude', vat_number: '00743110157' }
  await t.db.updateTable('clients').set(row).where('id', '=', world.south.client).execute()
  const id = await erp.upload('clients', `${header}020001,0301,Chiude subito,,,\n020002,0301,Altri,x,,\n`, {
    accept_valid: '1',
  })
  expect(await remove(world.south.client)).toEqual([200, 200])
  await t.runJobs()
  expect(await erp.look(id)).toMatchObject({ state: 'failed', rejected: 2 })
  expect((await leftOver(id)).file).not.toBeNull()
  await forgetOldFiles(t.parts)
  expect(await leftOver(id)).toEqual({ lines: [], file: null })
})
