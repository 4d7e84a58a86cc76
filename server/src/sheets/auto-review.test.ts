import { languages, withNarrowSpaces } from '@mandato/contract/words'
import { beforeEach, describe, expect, it } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import { response, fullSheet, newShop, sheetStory } from '../../test/sheet-story.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it as italian } from './words/it.ts'

/* Sending a signed sheet to review: by the agent, or automatically, as the settings say. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)
const words = { it: italian, en, fr, es }
let client: number
beforeEach(async () => {
  t.clock.advance(1000)
  client = await newShop(t.db, world.north.id)
  await t.db
    .updateTable('clients')
    .set({ agent_id: world.people.agent.id })
    .where('id', '=', client)
    .execute()
})
const byItself = (auto_review: boolean) =>
  t.db
    .insertInto('settings')
    .values({ key: 'sheets', value: JSON.stringify({ auto_review }) })
    .onConflict((c) => c.column('key').doUpdateSet({ value: JSON.stringify({ auto_review }) }))
    .execute()
const told = async () => (await s.mails(world.people.agent.email))[0]?.text_body

describe.each([false, true])('automatic: %s', (auto) => {
  beforeEach(() => byItself(auto))
  const status = auto ? 'in_review' : 'signed'

  it.each(languages)('signed by a link, and the agent’s mail says so in %s', async (language) => {
    await t.db.updateTable('users').set({ language }).where('id', '=', world.people.agent.id).execute()
    await s.signed(client)
    await t.runJobs()
    expect(await s.status(client)).toBe(status)
    const { due, done } = words[language].toReview
    expect(await told()).toContain(withNarrowSpaces(auto ? done : due))
    expect(await told()).not.toContain(withNarrowSpaces(auto ? due : done))
  })

  it('signed on paper', async () => {
    await s.set(client, { action: 'save_for_signature', scheda_fields: fullSheet })
    const form = multipart(
      { fields: { kind: 'paper_signature' }, file: '%PDF-1.7 scan\n%%EOF\n' },
      'file',
      'copia.pdf',
    )
    const answer = await t.ask('POST', `/api/v1.0/arrex/attachments/${client}`, {
      token: await s.token('agent'),
      ...form,
    })
    expect([answer.status, response<{ status: string }>(answer).status]).toEqual([200, status])
    expect(await s.status(client)).toBe(status)
  })
})
