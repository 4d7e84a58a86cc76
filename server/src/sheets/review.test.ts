import { beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { importing } from '../../test/importing.ts'
import { fieldOfColumn, sheetColumns } from '@mandato/contract/registry/sheet-columns'
import { keptFields } from '@mandato/contract/sheets/fields'
import { sql } from '../platform/db/sql.ts'
import { placesOf } from '../registry/index.ts'
import { clientById } from './queries/clients.ts'
import { valuesOf } from './registry-fields.ts'
import {
  error,
  fullSheet,
  key,
  newShop,
  response,
  type Saved,
  sheetStory,
  signerEmail,
} from '../../test/sheet-story.ts'

/* The review with its four eyes, and what a confirmation brings about. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)
let client: number
beforeEach(async () => {
  t.clock.advance(1000)
  client = await newShop(t.db, world.north.id)
})
const registry = (id: number) =>
  t.db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const settings = (value: object) =>
  t.db
    .insertInto('settings')
    .values({ key: 'sheets', value: JSON.stringify(value) })
    .onConflict((c) => c.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()

describe('the review', () => {
  it('belongs to another person than the one who last edited', async () => {
    await s.set(client, { scheda_fields: fullSheet, 'signature-email': signerEmail }, 'sales')
    const token = await s.link()
    await s.askCode(token)
    await s.sign(token, await s.code())
    await s.set(client, { action: 'send_revision' }, 'sales')
    expect(key(await s.confirm(client, 'sales'))).toEqual([403, 'four_eyes'])
    expect(response<{ may: { confirm: boolean } }>(await s.form(client, 'sales')).may.confirm).toBe(false)
    expect((await s.confirm(client, 'clerk')).status).toBe(403)
    expect((await s.confirm(client, 'agent')).status).toBe(403)
    expect((await s.confirm(client, 'admin')).status).toBe(200)
  })

  it('is not taken away by who saves and changes nothing', async () => {
    await s.set(client, { action: 'save', scheda_fields: fullSheet })
    const again = await s.set(client, { action: 'save', scheda_fields: { phone: fullSheet.phone } }, 'sales')
    expect(again.status).toBe(200)
    await s.inReview(client, {})
    expect((await s.confirm(client, 'sales')).status).toBe(200)
  })

  it('decides on the sheet that was looked at and on no newer one', async () => {
    await s.inReview(client)
    const { version } = response<{ version: number }>(await s.form(client, 'sales'))
    const old = { version: version - 1 }
    expect(key(await s.confirm(client, 'sales', old))).toEqual([409, 'changed_meanwhile'])
    const reject = (given: object) =>
      s.ask('PUT', `admin/schede/client-rejected/${client}`, 'sales', {
        reason: 'La visura è scaduta',
        ...given,
      })
    expect(key(await reject(old))).toEqual([409, 'changed_meanwhile'])
    expect(await s.status(client)).toBe('in_review')
    expect((await reject({ version })).status).toBe(200)
  })

  it('decides on no later revision either, though that one took the same way', async () => {
    await s.inReview(client)
    const { version } = response<{ version: number }>(await s.form(client, 'sales'))
    const reject = (given: object) =>
      s.ask('PUT', `admin/schede/client-rejected/${client}`, 'sales', {
        reason: 'La visura è scaduta',
        ...given,
      })
    await reject({})
    t.clock.advance(60_000)
    await s.inReview(client, { ...fullSheet, business_name: 'Un’altra S.r.l.' })
    expect(key(await s.confirm(client, 'sales', { version }))).toEqual([409, 'changed_meanwhile'])
    expect(key(await reject({ version }))).toEqual([409, 'changed_meanwhile'])
    expect(await s.status(client)).toBe('in_review')
  })

  it('makes an active client of a prospect, also of one who was nearly deleted', async () => {
    const prospect = response<Saved>(await s.set(0, { action: 'save', scheda_fields: fullSheet })).id
    await s.inReview(prospect)
    await s.ask('DELETE', `admin/client-delete/${prospect}`, 'sales', { reason: 'Doppione' })
    expect((await s.confirm(prospect)).status).toBe(200)
    expect((await registry(prospect)).status).toBe('deletion_requested')
    await s.ask('PUT', `admin/client-delete/${prospect}/withdraw`, 'sales')
    expect((await registry(prospect)).status).toBe('active')
  })

  it('confirms no sheet whose values no longer hold', async () => {
    await s.inReview(client)
    const iban = (value: string) =>
      sql`update sheets set fields = jsonb_set(fields, '{iban}', to_jsonb(${value}::text)) where client_id = ${client}`.execute(
        t.db,
      )
    await iban('IT60X0542811101000000123457')
    const refused = await s.confirm(client)
    expect([refused.status, Object.keys(error(refused).fields ?? {})]).toEqual([422, ['iban']])
    await iban(fullSheet.iban)
    expect((await s.confirm(client)).status).toBe(200)
  })

  it('ends in a confirmed sheet that the registry follows, the ERP gets and both are notified of', async () => {
    const prospect = response<Saved>(await s.set(0, { action: 'save', scheda_fields: fullSheet })).id
    await s.inReview(prospect, { ...fullSheet, locality: 'Conegliano', fixed_days: [20, 10] })
    expect(error(await s.confirm(prospect, 'sales', { customer_code: '12345' })).fields).toEqual({
      customer_code: 'customer_code',
    })
    expect(key(await s.confirm(prospect, 'sales', { customer_code: '014208' }))).toEqual([409, 'code_taken'])
    expect(await s.status(prospect)).toBe('in_review')
    const done = await s.confirm(prospect, 'sales', { customer_code: '077001', note: 'Benvenuti' })
    expect(response<{ valid_from: string }>(done).valid_from).toBe('2025-11-17')
    expect(await registry(prospect)).toMatchObject({
      status: 'active',
      code: '077001',
      city: 'Conegliano',
      fixed_days: [10, 20],
      sheet_status: 'confirmed',
    })
    const csv = await t.ask('GET', '/api/v1.0/admin/schede/erp-export/1?output=csv', {
      token: await s.token('admin'),
    })
    expect(csv.text).toMatch(/^\uFEFFcode,internal_code,agency_code,business_name,address/)
    expect(csv.text).toMatch(/\r\n077001,,0217,Arredamenti Zanetti S\.r\.l\.,Via Feltrina 118,/)
    // A program reads it: no apostrophe spoils a number, and the portal's own import takes all of it back.
    expect(csv.text).toContain(',+39')
    const again = await importing(t, await s.token('admin')).bring('clients', csv.text)
    expect(again).toMatchObject({ state: 'done', created: 0, updated: 0, rejected: 0 })
    expect((await s.mails(signerEmail))[0]?.subject).toContain('confermata')
    expect((await s.mails(world.people.agent.email))[0]?.subject).toContain('confermata')
  })

  it('reaches the registry whole: every field the sheet keeps is in the record', async () => {
    const everything = {
      ...fullSheet,
      iban: null,
      abi: '05428',
      cab: '11101',
      sdi_code: 'UFQ1AB',
      public_body: true,
      mobile: '+393331234567',
      postal_same: false,
      postal_address: 'Casella postale 12',
      postal_postal_code: '31015',
      postal_locality: 'Conegliano',
      postal_province: 'TV',
      postal_country: 'IT',
      delivery_same: false,
      delivery_address: 'Rue du Port 3',
      delivery_postal_code: '06300',
      delivery_locality: 'Nice',
      delivery_province: null,
      delivery_country: 'FR',
      delivery_notes: 'Sponda idraulica',
      email_management: 'direzione@zanetti.example',
      fixed_days: [10, 20],
      notes: 'Chiuso il lunedì',
    }
    await s.inReview(client, everything)
    await s.confirm(client)
    const { fields } = await t.db
      .selectFrom('sheets')
      .select('fields')
      .where('client_id', '=', client)
      .executeTakeFirstOrThrow()
    const known = await clientById(t.db, client)
    expect(known && valuesOf(known)).toEqual(fields)
    expect(await placesOf(t.db, { client })).toMatchObject([
      { type: 'client_office', id: client, address: 'Via Feltrina 118', notes: null },
      { type: 'client_postal', address: 'Casella postale 12', city: 'Conegliano', country: 'IT' },
      { type: 'client_delivery', city: 'Nice', country: 'FR', notes: 'Sponda idraulica' },
    ])
    const record = response<{ contacts: object[] }>(
      await s.ask('GET', `arrex/anagrafica/1/${client}`, 'agent'),
    )
    expect(record).toMatchObject({
      public_body: true,
      credit_status: 'open',
      bank: { abi: '05428', cab: '11101', iban: null },
      notes: 'Chiuso il lunedì',
      addresses: [{ type: 'client_office' }, { type: 'client_postal' }, { type: 'client_delivery' }],
    })
    expect(record.contacts).toContainEqual({ purpose: 'management', value: 'direzione@zanetti.example' })
    // The next sheet says that goods go to the registered office again, and that it has an IBAN.
    t.clock.advance(60_000)
    expect((await s.set(client, { action: 'renew' })).status).toBe(200)
    await s.inReview(client, { postal_same: true, delivery_same: true, iban: fullSheet.iban })
    expect((await s.confirm(client)).status).toBe(200)
    expect(await registry(client)).toMatchObject({ delivery_city: null, postal_city: null, abi: null })
    expect(await placesOf(t.db, { client })).toMatchObject([
      { type: 'client_office', notes: 'Sponda idraulica' },
    ])
    expect(response(await s.ask('GET', `arrex/anagrafica/1/${client}`, 'agent'))).toMatchObject({
      bank: { abi: '05428', cab: '11101', iban: '… 3456' },
    })
  })

  it('keeps no field that the registry has no column for, and the registry none that it has not', () => {
    const ticks = ['postal_same', 'delivery_same']
    const fields = keptFields.map(({ key }) => key).filter((key) => !ticks.includes(key))
    expect(sheetColumns.map(fieldOfColumn).toSorted()).toEqual(fields.toSorted())
  })

  it('may end in a rejection with a reason; the signed revision stays and the next begins with its values', async () => {
    await s.inReview(client)
    expect(
      (await s.ask('PUT', `admin/schede/client-rejected/${client}`, 'sales', { reason: '' })).status,
    ).toBe(422)
    await s.ask('PUT', `admin/schede/client-rejected/${client}`, 'sales', { reason: 'La visura è scaduta' })
    expect((await s.mails('0217@agencies.example'))[0]?.text_body).toContain('La visura è scaduta')
    const again = response<Saved>(
      await s.set(client, { action: 'save', scheda_fields: { notes: 'visura nuova' } }),
    )
    expect(again).toMatchObject({ revision: 2, status: 'draft' })
    const rows = await t.db
      .selectFrom('sheets')
      .select(['revision', 'status', 'fields', 'signed_how'])
      .where('client_id', '=', client)
      .orderBy('revision')
      .execute()
    expect(rows.map((r) => [r.revision, r.status, r.signed_how])).toEqual([
      [1, 'rejected', 'electronic'],
      [2, 'draft', null],
    ])
    expect(rows[1]?.fields).toMatchObject({ vat_number: fullSheet.vat_number, notes: 'visura nuova' })
  })

  it('sees what changed since the confirmed one, and a signature from an address the registry does not know', async () => {
    await s.inReview(client)
    await s.confirm(client)
    await s.set(client, { action: 'renew', scheda_fields: { address: 'Via Nuova 1' } })
    await s.signed(client, { phone: '0422 555555' })
    await t.runJobs()
    const form = response<{
      revision: number
      signature_email_known: boolean
      sections: {
        fields: { key: string; changed: boolean; previous_value: unknown; contractual: boolean }[]
      }[]
    }>(await s.form(client, 'sales'))
    const changed = form.sections.flatMap((x) => x.fields).filter((f) => f.changed)
    expect([form.revision, form.signature_email_known]).toEqual([2, false])
    expect(changed.map((f) => [f.key, f.previous_value, f.contractual])).toEqual([
      ['address', 'Via Feltrina 118', true],
      ['phone', '+390422318770', false],
    ])
    // The old one holds until the new one is confirmed.
    const statuses = () =>
      t.db.selectFrom('sheets').select('status').where('client_id', '=', client).orderBy('revision').execute()
    expect((await statuses()).map((r) => r.status)).toEqual(['confirmed', 'signed'])
    await s.set(client, { action: 'send_revision' })
    await s.confirm(client)
    expect((await statuses()).map((r) => r.status)).toEqual(['superseded', 'confirmed'])
  })

  it('needs a new signature for contacts alone where the terms are new: nobody has signed those', async () => {
    for (const kind of ['privacy', 'terms'] as const) {
      const shop = await newShop(t.db, world.north.id)
      await s.inReview(shop)
      expect((await s.confirm(shop)).status).toBe(200)
      await settings({ contacts_without_signature: true })
      const body = [{ heading: 'Uno', text: `Nuovo testo ${kind}`, specific: true }]
      const text = { title: 'Condizioni', sections: body }
      const published = await s.ask('PUT', `admin/legal-texts/${kind}`, 'admin', {
        texts: { it: text, en: text, fr: text, es: text },
      })
      expect(published.status, published.text).toBe(200)
      await s.set(shop, { action: 'renew', scheda_fields: { phone: '0422 999999' } })
      await s.set(shop, { action: 'save_for_signature' })
      expect(key(await s.set(shop, { action: 'send_revision' }))).toEqual([409, 'signature_needed'])
      await settings({})
    }
  })

  it('needs no new signature for contacts alone, where the company allows it', async () => {
    await s.inReview(client)
    await s.confirm(client)
    const renewWith = async (fields: object) => {
      await s.set(client, { action: 'renew', scheda_fields: fields })
      await s.set(client, { action: 'save_for_signature' })
      return s.set(client, { action: 'send_revision' })
    }
    expect(key(await renewWith({ phone: '0422 777777' }))).toEqual([409, 'sheet_not_in_state'])
    await settings({ contacts_without_signature: true })
    expect(
      key(
        await s.set(client, {
          action: 'send_revision',
          scheda_fields: { iban: fullSheet.iban, bank_name: 'Altra' },
        }),
      ),
    ).toEqual([409, 'sheet_not_in_state'])
    expect((await s.set(client, { action: 'send_revision' })).status).toBe(200)
    expect((await s.confirm(client)).status).toBe(200)
    expect(key(await renewWith({ bank_name: 'Altra banca' }))).toEqual([409, 'signature_needed'])
    await settings({})
  })
})

describe('the rows of others', () => {
  it('are not found, whatever is asked of them', async () => {
    const south = world.south.client
    const asked = [
      () => s.form(south),
      () => s.set(south, { action: 'save', scheda_fields: { notes: 'x' } }),
      () => s.ask('PUT', `agencies/schede/withdraw/${south}`, 'agent'),
      () => s.ask('POST', `agencies/reminder/${south}`, 'agent'),
      () => s.ask('GET', `arrex/attachments/${south}`, 'agent'),
      () => s.ask('GET', `arrex/schede/pdf/${south}`, 'agent'),
      () =>
        s.ask('POST', 'agencies/clients/print', 'agent', {
          output: 'pdf',
          clients_id: [world.north.client, south],
        }),
      () =>
        s.ask('POST', 'agencies/clients/print', 'agent', { output: 'pdf', agencies_id: [world.south.id] }),
      () => s.form(south, 'clerk'),
      () => s.ask('GET', `admin/schede/status-clients/${world.south.id}`, 'clerk'),
      () => s.ask('GET', `admin/agencies/reminder/${world.south.id}`, 'clerk'),
      () => s.ask('PUT', `admin/schede/cancel/${south}`, 'clerk'),
      () => s.ask('PUT', `admin/schede/to-renew/${south}`, 'clerk'),
      () => s.form(world.north.otherClient, 'customer'),
      () => s.ask('GET', `arrex/attachments/${world.north.otherClient}`, 'customer'),
    ]
    for (const ask of asked) expect(key(await ask())).toEqual([404, 'not_found'])
  })
})
