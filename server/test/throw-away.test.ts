import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { domains } from '../src/domains.ts'
import { openCompany } from './company.ts'
import { importing } from './importing.ts'
import { insertShops } from './shops.ts'
import { repairs } from './throw-away/domain.ts'
import type { Who } from './world.ts'

/* The recipe of CONTRIBUTING, followed once: what a domain declares is all it takes on the server. */
const folder = fileURLToPath(new URL('throw-away/', import.meta.url))
const { t, world } = await openCompany({ app: { domains: [...domains, repairs] } })

/** An active client of the northern agency with a repair, open or done. */
async function shopWith(subject: string, doneAt: string | null): Promise<number> {
  const [id = 0] = await insertShops(t.db, [{ agency_id: world.north.id, province: 'TV', status: 'active' }])
  await t.pool.query('insert into repairs (client_id, subject, note, done_at) values ($1, $2, $3, $4)', [
    id,
    subject,
    'Chiedere di Ada',
    doneAt,
  ])
  return id
}
beforeAll(async () => {
  await t.pool.query(readFileSync(`${folder}repairs.sql`, 'utf8'))
  await shopWith('Anta graffiata', null)
  await shopWith('Piano rotto', '2025-11-10')
})

const get = (path: string, who: Who) => t.ask('GET', `/api/v1.0/${path}`, { token: world.token(who) })
const subjects = async (path: string, who: Who): Promise<string[]> => {
  const { body } = await get(path, who)
  return (body as { args: { response: { subject: string }[] } }).args.response.map(({ subject }) => subject)
}
const notes = async (client: number) => {
  const { rows } = await t.pool.query<{ note: string }>('select note from repairs where client_id = $1', [
    client,
  ])
  return rows.map(({ note }) => note)
}

it('its list is mounted, narrowed and sorted, for those who have a right to it and in their scope', async () => {
  expect(await subjects('repairs/1', 'agent')).toEqual(['Anta graffiata', 'Piano rotto'])
  expect(await subjects('repairs/1?done=1&order=desc', 'admin')).toEqual(['Piano rotto'])
  expect(await subjects('repairs/1?q=anta', 'sales')).toEqual(['Anta graffiata'])
  expect(await subjects('repairs/1', 'southAgent')).toEqual([])
  expect((await get('repairs/1', 'customer')).status).toBe(403)
  expect((await get('repairs/1?sort=note', 'agent')).status).toBe(422)
})

it('it is found in the search of every page, by who sees it', async () => {
  const found = async (who: Who) => {
    const { body } = await get('generic/numbers?q=graffiata', who)
    return (body as { args: { response: { number: string }[] } }).args.response.map(({ number }) => number)
  }
  expect([await found('agent'), await found('southAgent')]).toEqual([['Anta graffiata'], []])
})

it.each([
  ['csv', 'text/csv'],
  ['xlsx', 'spreadsheetml'],
  ['pdf', 'application/pdf'],
])('its list can be had as %s', async (output, type) => {
  const file = await get(`repairs/1?output=${output}`, 'agent')
  expect([file.status, String(file.headers['content-type'])]).toEqual([200, expect.stringContaining(type)])
})

it('the description of the interface names its call', async () => {
  const { text } = await t.ask('GET', '/api/openapi.json')
  expect(text).toContain('/api/v1.0/repairs/{page}')
})

it('what is open keeps a client from being deleted; what may name people goes with it', async () => {
  const open = await shopWith('Cassetto', null)
  const done = await shopWith('Zoccolo', '2025-11-10')
  const remove = (client: number) =>
    t.ask('DELETE', `/api/v1.0/admin/client-delete/${client}`, {
      token: world.token('admin'),
      query: { reason: 'Chiude' },
    })
  const approve = (client: number) =>
    t.ask('PUT', `/api/v1.0/admin/client-delete/${client}/approve`, { token: world.token('sales') })
  expect((await remove(open)).status).toBe(409)
  expect((await remove(done)).status).toBe(200)
  expect((await approve(done)).status).toBe(200)
  expect([await notes(open), await notes(done)]).toEqual([['Chiedere di Ada'], ['']])
})

it('its job runs beside those of the others', async () => {
  await shopWith('Maniglia', '2020-01-01')
  await t.runJob('forget-repairs')
  expect(await subjects('repairs/1?q=maniglia', 'admin')).toEqual([])
})

it('its rows come in by a file, read in the thread of an import, and go out as they came', async () => {
  const client = await shopWith('Vetro', null)
  const { rows } = await t.pool.query<{ code: string }>('select code from clients where id = $1', [client])
  const code = rows[0]?.code ?? ''
  const erp = importing(t, world.token('admin'))
  const file = `licence,client_code,product\nCerniera,${code},Da regolare\nVetro,${code},Scheggiato\nRuota,ZZZZZZ,Rotta\n`
  const { id, ...done } = await erp.bring('licences', file, { accept_valid: '1' })
  expect(done).toMatchObject({ state: 'done', created: 1, updated: 1, rejected: 1 })
  expect(await erp.reasons(id)).toEqual([[4, 'client_code', 'ZZZZZZ', 'unknown customer']])
  expect((await notes(client)).toSorted()).toEqual(['Da regolare', 'Scheggiato'])
  const { text } = await get('admin/import-files/licences', 'admin')
  expect(text).toContain(`Cerniera,${code},Da regolare`)
})

it('takes few files, and no list but that of the domains', () => {
  const files = globSync('*', { cwd: folder })
  const lines = files.map((name) => readFileSync(`${folder}${name}`, 'utf8').split('\n').length - 1)
  const sum = lines.reduce((a, b) => a + b, 0)
  expect(files.length).toBeLessThanOrEqual(12)
  expect(sum).toBeLessThanOrEqual(350)
})
