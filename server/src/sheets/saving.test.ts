import { beforeEach, describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { error, fullSheet, key, newShop, response, type Saved, sheetStory } from '../../test/sheet-story.ts'

/* Saving: by one person, by two at once, by the customer. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)
let client: number
beforeEach(async () => {
  t.clock.advance(1000)
  client = await newShop(t.db, world.north.id)
})
const registry = (id: number) =>
  t.db.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('the form', () => {
  it.each(['agent', 'sales'] as const)('may be sent back by %s as it was given', async (who) => {
    await s.set(client, { action: 'save', scheda_fields: fullSheet })
    const { sections, version } = response<{
      version: number
      sections: { fields: { key: string; value: unknown }[] }[]
    }>(await s.form(client, who))
    const all = Object.fromEntries(sections.flatMap(({ fields }) => fields.map((f) => [f.key, f.value])))
    expect(all['sheet_id']).toBeTypeOf('number')
    const given = { ...all, revenue_last_year: 12_500.5, notes: 'Riconsegnata' }
    const saved = await s.set(client, { action: 'save', version, scheda_fields: given }, who)
    expect([saved.status, saved.text]).toEqual([200, expect.stringContaining('"draft"')])
    const { fields } = await t.db
      .selectFrom('sheets')
      .select('fields')
      .where('client_id', '=', client)
      .executeTakeFirstOrThrow()
    expect(fields).toMatchObject({ notes: 'Riconsegnata', business_name: fullSheet.business_name })
  })

  it('takes a number for its digits', async () => {
    const numbers = { postal_code: 31_100, abi: 5428 }
    const refused = await s.set(client, { action: 'save', scheda_fields: { ...fullSheet, ...numbers } })
    expect([refused.status, error(refused).fields]).toEqual([422, { abi: 'five_digits' }])
  })
})

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
    // Nor does it end or renew its own invitation.
    const uninvite = { action: 'save', scheda_fields: { notes: 'x' }, customer_may_fill: false }
    expect(key(await s.set(own, uninvite, 'customer'))).toEqual([409, 'not_invited'])
    const form = response<{ may: { save: boolean } }>(await s.form(own, 'customer'))
    expect(JSON.stringify(form)).not.toContain('internal_code')
    expect(form.may.save).toBe(true)
    // What is out to be signed it does not touch, and its screen does not offer to.
    await s.set(own, { scheda_fields: fullSheet, 'signature-email': 'invited@shop.example' })
    const sent = response<{ may: { save: boolean } }>(await s.form(own, 'customer'))
    expect(sent.may.save).toBe(false)
    expect(key(await s.set(own, { action: 'save', scheda_fields: { notes: 'x' } }, 'customer'))).toEqual([
      409,
      'not_invited',
    ])
  })
})
