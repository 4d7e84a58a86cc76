import { beforeEach, describe, expect, it } from 'vitest'
import { actAs, personOf } from '../../test/act-as.ts'
import { dumpOf } from '../../test/dump.ts'
import { openCompany } from '../../test/company.ts'
import { insertShops } from '../../test/shops.ts'
import { openSession, type Who } from '../../test/world.ts'
import { recordEvent } from '../platform/events.ts'
import { approveDeletion, requestDeletion } from './actions/delete-client.ts'
import type { ClientSlots } from './client-slots.ts'

const { t, world } = await openCompany()
/** An active client of the northern agency, new for each test. */
let client: number
beforeEach(async () => {
  const [id = 0] = await insertShops(t.db, [{ agency_id: world.north.id, province: 'TV', status: 'active' }])
  client = id
})

const remove = (who: Who, id: number, reason = 'Ha chiuso il negozio') =>
  t.ask(
    'DELETE',
    `/api/v1.0/${who.toLowerCase().endsWith('agent') ? 'agent' : 'admin'}/client-delete/${id}`,
    {
      token: world.token(who),
      query: { reason },
    },
  )
const decide = (who: Who, id: number, decision: 'approve' | 'withdraw', headers = {}) =>
  t.ask('PUT', `/api/v1.0/admin/client-delete/${id}/${decision}`, { token: world.token(who), headers })
const suspend = (who: Who, id: number, body: object) =>
  t.ask('PUT', `/api/v1.0/admin/client/${id}/suspension`, { token: world.token(who), body })
const detail = async (who: Who, id: number) => {
  const answer = await t.ask('GET', `/api/v1.0/clients/detail/${id}`, { token: world.token(who) })
  return (answer.body as { args: { response: Record<string, unknown> } }).args.response
}
interface Failure {
  args: { error: { key: string; message: string; fields?: object; current?: unknown } }
}
const errorOf = (answer: { body: unknown }) => (answer.body as Failure).args.error

describe('asking for a deletion', () => {
  it('needs a reason, in the body or in the query', async () => {
    const url = `/api/v1.0/admin/client-delete/${client}`
    const without = await t.ask('DELETE', url, { token: world.token('admin') })
    expect([without.status, errorOf(without).fields]).toEqual([422, { reason: 'required' }])
    expect((await remove('admin', client, '  ')).status).toBe(422)
    const said = await t.ask('DELETE', url, { token: world.token('admin'), body: { reason: 'Chiude' } })
    expect(said.body).toMatchObject({
      success: true,
      id: client,
      args: { response: { status: 'deletion_requested' } },
    })
  })

  it('is decided once, however many decide at the same time', async () => {
    const several = async (ask: () => Promise<{ status: number }>) =>
      (await Promise.all([ask(), ask(), ask(), ask()]))
        .map((answer) => answer.status)
        .toSorted((a, b) => a - b)
    expect(await several(() => remove('admin', client))).toEqual([200, 409, 409, 409])
    expect(await several(() => decide('admin', client, 'approve'))).toEqual([200, 409, 409, 409])
  })

  it('is refused for clients of another agency, granted for one’s own', async () => {
    expect((await remove('southAgent', client)).status).toBe(404)
    expect((await remove('agent', client)).status).toBe(200)
  })

  it('takes two steps for everybody, and the agent never the second', async () => {
    expect((await decide('admin', client, 'approve')).status).toBe(409)
    await remove('agent', client)
    expect((await decide('agent', client, 'approve')).status).toBe(403)
    expect((await decide('sales', client, 'approve')).status).toBe(200)
  })

  it('names the present status in the caller’s language when it does not fit', async () => {
    await remove('admin', client)
    const sentences = await Promise.all(
      ['it', 'en', 'fr', 'es'].map(async (language) => {
        const again = await t.ask('DELETE', `/api/v1.0/admin/client-delete/${client}?reason=x`, {
          token: world.token('admin'),
          headers: { 'accept-language': language },
        })
        expect([again.status, errorOf(again).current]).toEqual([
          409,
          { customer_status: 'deletion_requested' },
        ])
        return errorOf(again).message
      }),
    )
    expect(sentences.map((sentence) => /«\s?(.+?)\s?»|“(.+?)”/.exec(sentence)?.slice(1).join(''))).toEqual([
      'Cancellazione richiesta',
      'Deletion requested',
      'Suppression demandée',
      'Baja solicitada',
    ])
  })

  it('lists what is still open, at both steps, and goes on once nothing is', async () => {
    const open = [
      { kind: 'order', id: 1, reference: '2025/118', since: '2025-11-03' },
      { kind: 'invoice', id: 2, reference: 'FT 402', since: null },
    ] as const
    const slots: ClientSlots = { deletionBlockers: [async () => open.slice(0, 1), async () => open.slice(1)] }
    const admin = await personOf(t, world, 'admin')
    const refused = {
      key: 'client_has_open_things',
      values: { open: 'order 2025/118, invoice FT 402' },
      extras: { current: { open } },
    }
    await expect(
      actAs(t, admin, (context) => requestDeletion(context, slots, client, 'Chiude')),
    ).rejects.toMatchObject(refused)
    expect((await remove('admin', client)).status).toBe(200)
    await expect(actAs(t, admin, (context) => approveDeletion(context, slots, client))).rejects.toMatchObject(
      refused,
    )
    expect((await decide('admin', client, 'approve')).status).toBe(200)
  })

  it('can be withdrawn, and the client is as before', async () => {
    await suspend('admin', client, { suspended: true, reason: 'Insoluto di ottobre' })
    await remove('agent', client)
    expect(await detail('admin', client)).toMatchObject({
      customer_status: 'deletion_requested',
      deletion: { by: 'Person agent', reason: 'Ha chiuso il negozio' },
      may: {
        request_deletion: false,
        approve_deletion: true,
        withdraw_deletion: true,
        lift_suspension: false,
      },
    })
    expect((await decide('sales', client, 'withdraw')).status).toBe(200)
    expect(await detail('admin', client)).toMatchObject({
      customer_status: 'suspended',
      deletion: null,
      suspension: { by: 'Person admin', reason: 'Insoluto di ottobre' },
    })
  })
})

describe('a credit stop', () => {
  it('is the administrator’s, with a reason, and lifted by him', async () => {
    expect((await suspend('sales', client, { suspended: true, reason: 'Insoluto' })).status).toBe(403)
    const bare = await suspend('admin', client, { suspended: true })
    expect([bare.status, errorOf(bare).fields]).toEqual([422, { reason: 'required' }])
    expect((await suspend('admin', client, { suspended: false })).status).toBe(409)
    expect((await suspend('admin', client, { suspended: true, reason: 'Insoluto' })).status).toBe(200)
    expect((await suspend('admin', client, { suspended: true, reason: 'Insoluto' })).status).toBe(409)
    expect((await suspend('admin', client, { suspended: false })).status).toBe(200)
  })

  it('is seen by the agent, its reason is not', async () => {
    await suspend('admin', client, { suspended: true, reason: 'Fido superato' })
    expect(await detail('agent', client)).toMatchObject({
      customer_status: 'suspended',
      suspension: { by: 'Person admin' },
    })
    for (const url of [`clients/detail/${client}`, `clients/timeline/${client}/1`]) {
      const read = async (who: Who) =>
        (await t.ask('GET', `/api/v1.0/${url}`, { token: world.token(who) })).text
      expect(await read('agent')).not.toContain('Fido superato')
      expect(await read('sales')).toContain('Fido superato')
    }
  })
})

describe('a deleted client', () => {
  const canary = (what: string) => `canary ${what}`
  const mail = (what: string) => `canary.${what}@shop.example`

  /** A client, its people and its history, with a canary in every field that may identify a person. */
  async function buildCanaries() {
    const row = {
      business_name: canary('name'),
      vat_number: canary('vat'),
      tax_code: canary('tax'),
      email: mail('general'),
      email_admin: mail('admin'),
      email_commercial: mail('commercial'),
      email_certified: mail('certified'),
      email_management: mail('management'),
      notes: canary('notes'),
      postal_address: canary('postal'),
      postal_postal_code: 'canary',
      postal_city: canary('postal town'),
      postal_province: 'canary',
      delivery_address: canary('delivery'),
      delivery_postal_code: 'canary',
      delivery_city: canary('delivery town'),
      delivery_province: 'canary',
      delivery_notes: canary('steps'),
      phone: canary('phone'),
      mobile: canary('mobile'),
      address: canary('address'),
      postal_code: 'canary',
      city: canary('city'),
      iban: canary('iban'),
      bank_name: canary('bank'),
      sdi_code: 'canary1',
    }
    await t.db
      .updateTable('clients')
      .set({ ...row, lat: 45.5, lng: 12.2 })
      .where('id', '=', client)
      .execute()
    const only = await customer('only', [client])
    const both = await customer('both', [client, world.north.otherClient])
    await suspend('admin', client, { suspended: true, reason: canary('suspension') })
    await recordEvent(
      { db: t.db, user: only, ip: '203.0.113.9' },
      { what: 'sheet.saved', entity: 'sheet', id: 1, client, before: row, after: row },
    )
    await recordEvent(
      { db: t.db },
      { what: 'user.created', entity: 'user', id: only.id, after: { name: canary('u') } },
    )
    await t.db
      .insertInto('outbox')
      .values(
        [mail('admin').toUpperCase(), mail('only')].map((recipient) => ({
          recipient,
          language: 'it',
          subject: canary('subject'),
          text_body: canary('text'),
          html_body: canary('html'),
          message_id: `<${recipient}>`,
        })),
      )
      .execute()
    return { only, both }
  }
  async function customer(name: string, clients: number[]) {
    const { id } = await t.db
      .insertInto('users')
      .values({
        email: mail(name),
        name: canary(name),
        phone: canary('tel'),
        user_type: 3,
        profile: 'italian_reseller',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await t.db
      .insertInto('user_clients')
      .values(clients.map((client_id) => ({ user_id: id, client_id })))
      .execute()
    await t.db
      .insertInto('sign_in_places')
      .values({ user_id: id, ip: '203.0.113.9', last_at: '2025-11-01' })
      .execute()
    return { id, token: await openSession(t.db, id, t.clock.now()) }
  }
  const seenBy = async (token: string) =>
    (await t.ask('GET', `/api/v1.0/generic/get-location/${client}`, { token })).status

  it('leaves nothing of the person in any table, and its logins end at once', async () => {
    const { only, both } = await buildCanaries()
    expect([await seenBy(only.token), await seenBy(both.token)]).toEqual([200, 200])
    await remove('agent', client, canary('reason'))
    expect(await dumpOf(t.pool)).toContain('canary')
    expect((await decide('admin', client, 'approve', { 'idempotency-key': 'canary-1' })).status).toBe(200)
    expect([await seenBy(only.token), await seenBy(both.token)]).toEqual([401, 404])

    const dump = await dumpOf(t.pool)
    const lines = dump.split('\n').filter((line) => line.includes('canary') || line.includes('203.0.113.9'))
    // The other customer belongs to another shop too: the account stays.
    expect(lines.filter((line) => !line.includes('both') && !line.includes(`(${both.id},`))).toEqual([
      expect.stringContaining('canary-1'),
    ])
  })

  it('keeps its code, its history of statuses, and the agency of its figures', async () => {
    const { code } = await t.db
      .selectFrom('clients')
      .select('code')
      .where('id', '=', client)
      .executeTakeFirstOrThrow()
    await remove('admin', client)
    await decide('admin', client, 'approve')
    expect(await detail('admin', client)).toMatchObject({
      code,
      business_name: `Ex ${code}`,
      customer_status: 'deleted',
      contacts: [],
      agency: { id: world.north.id },
      may: { request_deletion: false, approve_deletion: false, withdraw_deletion: false },
    })
    const timeline = await t.ask('GET', `/api/v1.0/clients/timeline/${client}/1`, {
      token: world.token('agent'),
    })
    expect((timeline.body as { args: { response: object[] } }).args.response).toMatchObject([
      {
        what: 'client.deleted',
        by: 'Person admin',
        status_before: 'deletion_requested',
        status_after: 'deleted',
      },
      { what: 'client.deletion_requested', status_before: 'active' },
    ])
    await expect(insertShops(t.db, [{ agency_id: world.north.id, code }])).rejects.toThrow(/clients_code_key/)
    const revive = { status: 'active' }
    await expect(t.db.updateTable('clients').set(revive).where('id', '=', client).execute()).rejects.toThrow(
      /is deleted/,
    )
    await expect(
      t.db.updateTable('clients').set({ phone: '+39042200' }).where('id', '=', client).execute(),
    ).rejects.toThrow(/deleted_clients_are_empty/)
  })

  it('is in no list, no search and no choice', async () => {
    await t.db
      .updateTable('clients')
      .set({ business_name: 'Introvabile Mobili' })
      .where('id', '=', client)
      .execute()
    const found = async () => {
      const urls = [
        'agencies/clients?q=',
        'agencies/get-clients?q=',
        'generic/search?q=',
        'admin/clients/0?q=',
      ]
      const answers = await Promise.all(
        urls.map((url) => t.ask('GET', `/api/v1.0/${url}introv`, { token: world.token('admin') })),
      )
      return answers.map((answer) => (answer.body as { args: { response: object[] } }).args.response.length)
    }
    expect(await found()).toEqual([1, 1, 1, 1])
    await remove('admin', client)
    await decide('admin', client, 'approve')
    expect(await found()).toEqual([0, 0, 0, 0])
  })

  it('is erased by the other domains too, in the same act: one that fails stops the deletion', async () => {
    const admin = await personOf(t, world, 'admin')
    await remove('admin', client)
    const asked: number[] = []
    const broken: ClientSlots = {
      erasers: [async (_db, id) => void asked.push(id), () => Promise.reject(new Error('disk'))],
    }
    await expect(actAs(t, admin, (context) => approveDeletion(context, broken, client))).rejects.toThrow(
      'disk',
    )
    expect(asked).toEqual([client])
    expect(await detail('admin', client)).toMatchObject({ customer_status: 'deletion_requested' })
  })
})
