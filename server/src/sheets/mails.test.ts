import { languages } from '@mandato/contract/words'
import { describe, expect, it } from 'vitest'
import { openCompany } from '../../test/company.ts'
import { fullSheet, newShop, sheetStory } from '../../test/sheet-story.ts'
import { letterKinds } from './words/words.ts'

/* Every mail of the sheets in every language: whole, in the recipient's words, and once. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)

const signs: Readonly<Record<string, RegExp>> = {
  it: /firma/i,
  en: /sign/i,
  fr: /sign/i,
  es: /firm/i,
}

describe.each(languages)('in %s', (language) => {
  it('says what happened, to what, until when, with one button and who to ask', async () => {
    await t.db.updateTable('users').set({ language }).where('id', '=', world.people.agent.id).execute()
    await t.db
      .updateTable('clients')
      .set({ agent_id: world.people.agent.id })
      .where('agency_id', '=', world.north.id)
      .execute()
    const send = async (to: string, client: number) =>
      s.set(client, { language, scheda_fields: fullSheet, 'signature-email': to })
    const [signer, other, late] = ['signer', 'other', 'late'].map(
      (n) => `${n}.${language}@zanetti.example`,
    ) as [string, string, string]
    const fresh = async () => {
      const client = await newShop(t.db, world.north.id)
      await t.db
        .updateTable('clients')
        .set({ agent_id: world.people.agent.id })
        .where('id', '=', client)
        .execute()
      return client
    }
    // Signed, confirmed, renewed and rejected.
    const client = await fresh()
    await send(signer, client)
    t.clock.advance(3.1 * 86_400_000)
    await t.runJob('remind-signers')
    const token = await s.link(signer)
    await s.askCode(token)
    await s.sign(token, await s.code(signer))
    await t.runJobs()
    await s.set(client, { action: 'send_revision' })
    await s.confirm(client)
    // Withdrawn, declined, run out.
    const second = await fresh()
    await send(other, second)
    await s.ask('PUT', `agencies/schede/withdraw/${second}`, 'agent')
    await send(other, second)
    await s.decline(await s.link(other), 'Non è il mio indirizzo')
    await send(late, second)
    t.clock.advance(15 * 86_400_000)
    await t.runJob('expire-signing-links')
    const third = await fresh()
    await send(late, third)
    const lateToken = await s.link(late)
    await s.askCode(lateToken)
    await s.sign(lateToken, await s.code(late))
    await s.set(third, { action: 'send_revision' })
    await s.ask('PUT', `admin/schede/client-rejected/${third}`, 'sales', { reason: 'Visura scaduta' })
    await s.ask('GET', `admin/agencies/reminder/${world.north.id}`, 'admin')

    const mails = await t.db
      .selectFrom('outbox')
      .selectAll()
      .where('language', '=', language)
      .orderBy('id')
      .execute()
    // Ten kinds of letters and the code; the withdrawal and the copies come to more.
    expect(new Set(mails.map((m) => m.subject.replace(/[:,].*/, ''))).size).toBeGreaterThanOrEqual(
      letterKinds.length,
    )
    for (const mail of mails) {
      expect(`${mail.subject}${mail.text_body}${mail.html_body}`, mail.subject).not.toMatch(
        /\{\w+\}|undefined|\bnull\b/,
      )
      expect(mail.html_body).toContain(`<html lang="${language}">`)
      // Besides the button a mail leads only to where its reader chooses what comes by mail.
      const links = mail.html_body.match(/<a href="[^"]*"/g) ?? []
      expect(links.filter((link) => !link.includes('/account/notices')).length).toBeLessThanOrEqual(1)
      // The link to sign is deleted from the outbox once it was sent.
      if (mail.text_body.includes('/sign/')) expect(mail.confidential, mail.subject).toBe(true)
    }
    const invitation = mails.find((m) => m.recipient === signer)
    expect(invitation?.text_body).toMatch(signs[language] ?? /$^/)
    expect(invitation?.text_body).toContain(`/${language}/sign/`)
    expect(invitation?.attachments).toHaveLength(1)
    expect(mails.filter((m) => m.recipient === world.people.agent.email).length).toBeGreaterThanOrEqual(5)
  })
})

it('about another shop of the same owner stay when one is deleted', async () => {
  const [one, other] = [await newShop(t.db, world.north.id), await newShop(t.db, world.north.id)]
  const owner = 'titolare@zanetti.example'
  const named = async (client: number, business_name: string) => {
    const fields = { ...fullSheet, business_name, email_commercial: owner }
    await s.set(client, { language: 'it', scheda_fields: fields, 'signature-email': owner })
    // The code of a link is about the same client.
    await s.askCode(await s.link(owner))
  }
  await named(one, 'Primo Negozio')
  await named(other, 'Secondo Negozio')
  expect(await s.mails(owner)).toHaveLength(4)
  await s.ask('DELETE', `admin/client-delete/${one}`, 'sales', { reason: 'Ha chiuso' })
  expect((await s.ask('PUT', `admin/client-delete/${one}/approve`, 'sales')).status).toBe(200)
  const left = await s.mails(owner)
  expect(left).toHaveLength(2)
  expect(left.every(({ text_body }) => text_body.includes('Secondo Negozio'))).toBe(true)
  expect((await s.open(await s.link(owner))).status).toBe(200)
})

it('that reminded an agency of several clients go with one of them once they have left', async () => {
  const [one, other] = [await newShop(t.db, world.north.id), await newShop(t.db, world.north.id)]
  await t.db
    .updateTable('clients')
    .set({ business_name: 'Non Più Qui S.r.l.' })
    .where('id', '=', one)
    .execute()
  t.clock.advance(2 * 86_400_000)
  await s.ask('GET', `admin/agencies/reminder/${world.north.id}`, 'admin')
  const naming = async () =>
    (await t.db.selectFrom('outbox').select(['text_body', 'client_ids']).execute()).filter(({ text_body }) =>
      text_body.includes('Non Più Qui'),
    )
  expect(
    (await naming()).map(({ client_ids }) => [one, other].every((id) => client_ids.includes(id))),
  ).toEqual([true])
  await t.runJob('send-mail')
  await s.ask('DELETE', `admin/client-delete/${one}`, 'sales', { reason: 'Ha chiuso' })
  await s.ask('PUT', `admin/client-delete/${one}/approve`, 'sales')
  expect(await naming()).toEqual([])
})

it('to the agent about a client are erased with the client too', async () => {
  const client = await newShop(t.db, world.north.id)
  await t.db
    .updateTable('clients')
    .set({ agent_id: world.people.agent.id })
    .where('id', '=', client)
    .execute()
  await s.set(client, {
    scheda_fields: fullSheet,
    'signature-email': 'effimero@zanetti.example',
  })
  await s.decline(await s.link('effimero@zanetti.example'), 'Chiudiamo a Natale')
  const about = async () =>
    (await s.mails(world.people.agent.email)).filter(({ text_body }) => text_body.includes('Natale')).length
  expect(await about()).toBe(1)
  await s.ask('DELETE', `admin/client-delete/${client}`, 'sales', { reason: 'Ha chiuso' })
  await s.ask('PUT', `admin/client-delete/${client}/approve`, 'sales')
  expect(await about()).toBe(0)
})
