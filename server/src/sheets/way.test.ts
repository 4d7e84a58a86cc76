import { describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { readPaper } from '../../test/papers.ts'
import { error, fullSheet, response, type Saved, sheetStory, signerEmail } from '../../test/sheet-story.ts'

const { t, world } = await openCompany()
const s = sheetStory(t, world)

describe('a sheet on its way', () => {
  it('is filled in, sent, signed on a phone, reviewed and confirmed', async () => {
    const client = world.north.client
    const sent = await s.set(client, {
      is_edited: true,
      scheda_fields: fullSheet,
      'signature-email': signerEmail,
      version: 0,
    })
    expect(sent.text).toContain('"status":"sent"')
    const saved = response<Saved>(sent)
    expect(saved).toMatchObject({ id: client, revision: 1, status: 'sent', sent_to: 'e***@zanetti.example' })
    expect((await t.ask('GET', saved.pdf_url ?? '')).status).toBe(200)
    const token = await s.link()
    const page = await s.open(token)
    expect(response<{ state: string; sent_to: string }>(page)).toMatchObject({
      state: 'open',
      sent_to: 'e***@zanetti.example',
    })
    expect((await s.askCode(token)).status).toBe(200)
    const code = await s.code()
    const signed = await s.sign(token, code)
    expect(signed.text).toContain('"success":true')
    expect(await s.status(client)).toBe('signed')
    expect((await s.pdf(token)).status).toBe(503)
    await t.runJobs()
    const sealed = await s.pdf(token)
    expect([sealed.status, sealed.text.includes('sealed ')]).toEqual([200, true])
    expect(readPaper<{ evidence: { signer: { name: string } } }>(sealed.text).evidence.signer.name).toBe(
      'Elena Piva',
    )
    expect((await s.set(client, { action: 'send_revision' })).text).toContain('in_review')
    const confirmed = await s.confirm(client)
    expect(confirmed.text).toContain('"status":"confirmed"')
    expect(await s.status(client)).toBe('confirmed')
    const row = await t.db
      .selectFrom('clients')
      .selectAll()
      .where('id', '=', client)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      address: 'Via Feltrina 118',
      vat_number: '01114601006',
      sheet_status: 'confirmed',
    })
    const form = response<{ signature: { intact: boolean } }>(await s.form(client))
    expect(form.signature.intact).toBe(true)
  })

  it('does not call changed what the registry has nothing for', async () => {
    const client = world.north.otherClient
    await s.set(client, { action: 'save', scheda_fields: { notes: 'visura vista' } })
    const { sections } = response<{
      sections: { fields: { key: string; changed: boolean }[] }[]
    }>(await s.form(client))
    const changed = sections.flatMap(({ fields }) => fields).filter((field) => field.changed)
    expect(changed.map(({ key }) => key)).toEqual(['notes'])
  })

  it('names every wrong field', async () => {
    const answer = await s.set(world.north.otherClient, {
      action: 'save',
      scheda_fields: { province: 'TVX', vat_number: '123', nonsense: '1' },
    })
    expect([answer.status, error(answer).fields]).toEqual([
      422,
      { nonsense: 'unknown', vat_number: 'vat_digits', province: 'exactly_2' },
    ])
  })
})
