import { expect, it, vi } from 'vitest'
import { actAs, personOf } from '../../test/act-as.ts'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import { insertShops } from '../../test/shops.ts'
import type { Answer } from '../../test/harness.ts'
import type { Who } from '../../test/world.ts'
import { approveDeletion, requestDeletion } from './actions/delete-client.ts'

/* What is asked about a client while its deletion is approved: it waits, and is refused. */
const { t, world } = await openCompany()
const { north } = world

const newClient = async () => {
  const [id = 0] = await insertShops(t.db, [{ agency_id: north.id, status: 'active', province: 'TV' }])
  return id
}
const ask = (who: Who, method: 'POST' | 'PUT', path: string, body: object) =>
  t.ask(method, `/api/v1.0/${path}`, { token: world.token(who), body })
const form = (who: Who, path: string, fields: Readonly<Record<string, string>>) =>
  t.ask('POST', `/api/v1.0/requests${path}`, {
    token: world.token(who),
    ...multipart({ fields, file: '%PDF-1.7\npianta\n%%EOF\n' }, 'attachment', 'pianta.pdf'),
  })
const openRequest = async (client: number): Promise<string> => {
  const asked = await form('agent', '', { subject: 'Visita', text: 'Quando?', client_id: String(client) })
  return (asked.body as { args: { response: { id: string } } }).args.response.id
}
const errorOf = ({ status, body }: Answer) => [
  status,
  (body as { args: { error?: { key: string } } }).args.error?.key,
]

/** Asks while a deletion is being approved, and gives the answers once it is. */
async function during(client: number, act: () => Promise<Answer>): Promise<Answer> {
  const admin = await personOf(t, world, 'admin')
  await actAs(t, admin, (context) => requestDeletion(context, {}, client, 'Chiude'))
  const late = await actAs(t, admin, async (context) => {
    await approveDeletion(context, {}, client)
    const asked = act()
    await vi.waitFor(async () => {
      const { rows } = await t.pool.query(`select from pg_locks where not granted and pid in
        (select pid from pg_stat_activity where datname = current_database())`)
      expect(rows).not.toEqual([])
    })
    return { asked }
  })
  return late.asked
}

it('a sheet', async () => {
  const client = await newClient()
  const save = { action: 'save', scheda_fields: { business_name: 'Canary' } }
  const late = await during(client, () => ask('agent', 'POST', `agencies/schede/client-set/${client}`, save))
  expect(errorOf(late)).toEqual([409, 'client_is_deleted'])
})

it('a request to the manufacturer', async () => {
  const client = await newClient()
  const fields = { subject: 'Canary', text: 'Canary', client_id: String(client) }
  expect(errorOf(await during(client, () => form('agent', '', fields)))).toEqual([404, 'not_found'])
})

it('words in its requests, those of the staff too, then and later', async () => {
  const reply = async (client: number, id: string) =>
    errorOf(await during(client, () => form('agent', `/${id}/reply`, { text: 'Canary' })))
  const client = await newClient()
  const id = await openRequest(client)
  expect(await reply(client, id)).toEqual([409, 'client_is_deleted'])
  const answer = await form('admin', `/${id}/reply`, { text: 'Canary' })
  const note = await ask('admin', 'POST', `requests/${id}/note`, { text: 'Canary' })
  expect([answer, note].map(errorOf)).toEqual(Array(2).fill([409, 'client_is_deleted']))
  expect((await ask('admin', 'POST', `requests/${id}/close`, {})).status).toBe(200)
  const further = await form('agent', '', { subject: 'Canary', text: 'Canary', follows: id })
  expect(errorOf(further)).toEqual([409, 'client_is_deleted'])
})

it('an account for it', async () => {
  const client = await newClient()
  const person = { name: 'Elena Piva', user_type: 3, profile: 'italian_reseller', language: 'it' }
  const invited = { email: 'canary@shops.example', ...person, client_ids: [client, north.client] }
  const late = await during(client, () => ask('admin', 'POST', 'admin/user', invited))
  expect(errorOf(late)).toEqual([422, 'client_unknown'])
})
