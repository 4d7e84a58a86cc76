import { beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import {
  error,
  fullSheet,
  newShop,
  response,
  type Saved,
  sheetStory,
  signerEmail,
} from '../../test/sheet-story.ts'

/* Saving by several people, the review with its four eyes, and what a confirmation brings about. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)
let client: number
beforeEach(async () => {
  t.clock.advance(1000)
  client = await newShop(t.db, world.north.id)
})
const key = (answer: Parameters<typeof error>[0]) => [answer.status, error(answer).key]
const registry = (id: number) =>
  t.db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const settings = (value: object) =>
  t.db
    .insertInto('settings')
    .values({ key: 'sheets', value: JSON.stringify(value) })
    .onConflict((c) => c.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()

describe('two people who edit one sheet', () => {
  it('lose nothing: the later one gets the present values and, field by field, both', async () => {
    const first = response<Saved>(
      await s.set(client, { action: 'save', scheda_fields: fullSheet, version: 0 }),
    )
    const theirs = await s.set(
      client,
      {
        action: 'save',
        version: first.version,
        scheda_fields: { phone: '+390422111111', notes: 'Chiuso il lunedì' },
      },
      'sales',
    )
    expect(theirs.status).toBe(200)
    const mine = await s.set(client, {
      action: 'save',
      version: first.version,
      scheda_fields: { ...fullSheet, phone: '+390422222222' },
    })
    expect(key(mine)).toEqual([409, 'changed_meanwhile'])
    const current = error(mine).current as {
      version: number
      fields: object
      edited: object
      differences: object[]
    }
    expect(current.version).toBe(first.version + 1)
    expect(current.fields).toMatchObject({ phone: '+390422111111', notes: 'Chiuso il lunedì' })
    expect(current.edited).toMatchObject({ by: 'Person sales' })
    expect(current.differences).toContainEqual({
      key: 'phone',
      label: 'Telefono',
      yours: '+390422222222',
      theirs: '+390422111111',
    })
    // The twin: with the present version it is saved.
    expect(
      (
        await s.set(client, {
          action: 'save',
          version: current.version,
          scheda_fields: { phone: '+390422222222' },
        })
      ).status,
    ).toBe(200)
  })

  it('of whom neither says a version: the last wins, and it is written down', async () => {
    await s.set(client, { action: 'save', scheda_fields: fullSheet })
    await s.set(client, { action: 'save', scheda_fields: { notes: 'senza versione' } }, 'sales')
    const events = await t.db.selectFrom('events').select('what').where('client_id', '=', client).execute()
    expect(events.map((e) => e.what)).toContain('sheet.unversioned')
  })

  it('who both begin one at the same moment make one revision', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        s.set(client, { action: 'save', version: 0, scheda_fields: { notes: `Nota ${n}` } }),
      ),
    )
    expect(answers.map((a) => a.status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
    expect(
      await t.db.selectFrom('sheets').select('revision').where('client_id', '=', client).execute(),
    ).toEqual([{ revision: 1 }])
  })

  it('is asked the same with the same key once', async () => {
    const token = await s.token('agent')
    const ask = (notes: string) =>
      t.ask('POST', `/api/v1.0/agencies/schede/client-set/${client}`, {
        token,
        headers: { 'idempotency-key': 'queue-0001' },
        body: { action: 'save', scheda_fields: { notes } },
      })
    const [one, two] = [await ask('dal furgone'), await ask('dal furgone')]
    expect(two.text).toBe(one.text)
    expect(key(await ask('altro'))).toEqual([409, 'key_used_for_other'])
  })
})

describe('saving', () => {
  it('refuses wrong values with their sentences in the caller’s language, and what is not the caller’s to write', async () => {
    const ask = async (fields: object, language: string) =>
      t.ask('POST', `/api/v1.0/agencies/schede/client-set/${client}`, {
        token: await s.token('agent'),
        headers: { 'accept-language': language },
        body: { action: 'save', scheda_fields: fields },
      })
    const french = await ask({ province: 'TVX', iban: 'IT61X0542811101000000123456' }, 'fr')
    expect(error(french).fields).toEqual({ province: 'exactly_2', iban: 'iban_check' })
    expect(error(french).message).toMatch(
      /Province : exactement 2 lettres\..*IBAN : les chiffres de contrôle/,
    )
    const forbidden = await ask({ discount: '90', code: '999999', agent: 'Altro', toString: 'x' }, 'it')
    expect(error(forbidden).fields).toEqual({
      discount: 'read_only',
      code: 'read_only',
      agent: 'read_only',
      toString: 'unknown',
    })
    expect(
      (await s.set(client, { action: 'save', scheda_fields: { discount: '50+10' } }, 'sales')).status,
    ).toBe(200)
  })

  it('takes back what the form showed, as it was', async () => {
    const form = response<{ sections: { fields: { key: string; value: unknown }[] }[] }>(await s.form(client))
    const shown = Object.fromEntries(
      form.sections.flatMap((x) =>
        x.fields.map((f) => [f.key, typeof f.value === 'number' ? String(f.value) : f.value]),
      ),
    )
    expect((await s.set(client, { action: 'save', scheda_fields: shown })).status).toBe(200)
  })

  it('asks for every missing field before anybody signs, and keeps the draft', async () => {
    await s.set(client, { action: 'save', scheda_fields: { business_name: 'Mobili Rossi' } })
    const answer = await s.set(client, { action: 'save_for_signature' })
    expect(key(answer)).toEqual([422, 'validation'])
    expect(Object.keys(error(answer).fields ?? {})).toEqual(
      expect.arrayContaining([
        'address',
        'vat_number',
        'tax_code',
        'phone',
        'email_admin',
        'email_commercial',
        'email_certified',
        'payment_code',
      ]),
    )
    expect(await s.status(client)).toBe('draft')
    const form = response<{ problems: { field: string; message: string }[] }>(await s.form(client))
    expect(form.problems.find((p) => p.field === 'address')?.message).toBe(
      'Indirizzo e numero civico: obbligatorio.',
    )
  })

  it('enters a new client as a prospect of the agent’s own agency, or of the one the office names', async () => {
    const created = response<Saved>(await s.set(0, { action: 'save', scheda_fields: fullSheet }))
    expect(await registry(created.id)).toMatchObject({
      status: 'prospect',
      agency_id: world.north.id,
      business_name: fullSheet.business_name,
      city: 'Treviso',
    })
    expect((await registry(created.id)).code).toMatch(/^P[0-9A-Z]{5}$/)
    expect(error(await s.set(0, { action: 'save', scheda_fields: fullSheet }, 'sales')).fields).toEqual({
      agency: 'required',
    })
    const byOffice = response<Saved>(
      await s.set(
        0,
        { action: 'save', scheda_fields: { ...fullSheet, province: 'NA' }, agency: world.south.id },
        'sales',
      ),
    )
    expect((await registry(byOffice.id)).agency_id).toBe(world.south.id)
    expect((await s.set(0, { action: 'save', scheda_fields: {} })).status).toBe(422)
    // An agent enters nobody for another agency, and a clerk nobody outside his province.
    expect(
      (
        await registry(
          response<Saved>(
            await s.set(0, { action: 'save', scheda_fields: fullSheet, agency: world.south.id }),
          ).id,
        )
      ).agency_id,
    ).toBe(world.north.id)
    expect(
      (
        await s.set(
          0,
          { action: 'save', scheda_fields: { ...fullSheet, province: 'NA' }, agency: world.north.id },
          'clerk',
        )
      ).status,
    ).toBe(404)
  })

  it('is for a customer only when invited, and only its own', async () => {
    const own = world.north.client
    expect(key(await s.set(own, { action: 'save', scheda_fields: { notes: 'x' } }, 'customer'))).toEqual([
      409,
      'not_invited',
    ])
    await s.set(own, { action: 'save', scheda_fields: fullSheet, customer_may_fill: true })
    expect(
      (await s.set(own, { action: 'save', scheda_fields: { phone: '0422 999999' } }, 'customer')).status,
    ).toBe(200)
    expect(key(await s.set(own, { action: 'save_for_signature' }, 'customer'))).toEqual([409, 'not_invited'])
    expect((await s.set(client, { action: 'save', scheda_fields: { notes: 'x' } }, 'customer')).status).toBe(
      404,
    )
    const form = response<{ sections: { fields: { key: string }[] }[] }>(await s.form(own, 'customer'))
    expect(JSON.stringify(form)).not.toContain('internal_code')
  })
})

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

  it('ends in a confirmed sheet that the registry follows, the ERP gets and both are told', async () => {
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
    expect(csv.text).toMatch(/^\uFEFFcode,business_name,vat_number/)
    expect(csv.text).toMatch(/\r\n077001,Arredamenti Zanetti S\.r\.l\.,01114601006/)
    expect((await s.mails(signerEmail))[0]?.subject).toContain('confermata')
    expect((await s.mails(world.people.agent.email))[0]?.subject).toContain('confermata')
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
