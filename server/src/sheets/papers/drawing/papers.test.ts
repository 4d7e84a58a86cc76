import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@mandato/contract/words'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../../papers/samples/read-pdf.ts'
import { openCompany } from '../../../../test/company.ts'
import { formWith } from '../../../../test/importing.ts'
import { fullSheet, sheetStory } from '../../../../test/sheet-story.ts'
import { closeDocuments } from '../../../platform/papers/drawing/index.ts'
import { bytesOf } from '../../../platform/files/files.ts'
import { openSealer } from '../../../platform/seal/index.ts'
import { printedPapers } from './papers.ts'

/* The real papers, from the call to the sealed file; other tests use a stand-in that prints JSON. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)
beforeAll(async () => {
  const { config, clock } = t
  const sealer = await openSealer({ dataDir: config.dataDir, company: config.brandName, now: clock.now() })
  const { brandName: brand, publicUrl } = config
  Object.assign(t.parts.papers, printedPapers({ clock, sealer, brand, publicUrl }))
})
afterAll(closeDocuments)

const pdf = async (url: string, who: 'admin' | 'agent' = 'admin', question: object = {}) => {
  const response = await t.app.inject({
    method: 'GET',
    url: `/api/v1.0/${url}`,
    headers: { token: world.token(who) },
    ...question,
  })
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  return readPdf(new Uint8Array(response.rawPayload))
}

const pdfsig = async (bytes: Uint8Array): Promise<string> => {
  const path = join(t.config.dataDir, 'sealed.pdf')
  await writeFile(path, bytes)
  return new Promise((done) => execFile('pdfsig', [path], (_error, out, err) => done(out + err)))
}

describe('a signed sheet', () => {
  it('is drawn with its evidence and sealed, and the seal is valid', async () => {
    const { client } = world.north
    const token = await s.signed(client, { ...fullSheet, sdi_code: 'UFA1B2', public_body: true })
    await t.runJobs()
    expect((await s.pdf(token)).status).toBe(200)
    const signature = await t.db
      .selectFrom('signed_documents')
      .innerJoin('files', 'files.id', 'signed_documents.sealed_file_id')
      .select(['stored_as', 'sealed_sha256'])
      .executeTakeFirstOrThrow()
    const bytes = await bytesOf(t.parts.files, signature.stored_as ?? '')
    const said = await pdfsig(bytes)
    expect(said).toContain('Signature is Valid')
    expect(said).toContain('Total document signed')
    const { text, pages, accessible } = await readPdf(bytes)
    expect(accessible).toBe(true)
    expect(text).not.toMatch(/undefined|NaN|\{\w+\}/)
    for (const words of [
      'Arredamenti Zanetti S.r.l.',
      'SC-014207-1',
      'Ente pubblico',
      'Elena Piva',
      'versione 1, che regolano',
      'Evidenze di firma',
      'Codice riconosciuto',
      'Link usato',
      'SIG-2025-000001',
      'UFA1B2',
    ])
      expect(text).toContain(words)
    expect(pages.at(-1)?.lines.join()).toContain(`Pagina ${pages.length} di ${pages.length}`)
    const form = formWith(Buffer.from(bytes), {})
    const answer = await t.ask('POST', '/api/v1.0/public/check-document', form)
    expect(answer.body).toMatchObject({ args: { response: { known: true } } })
    expect(Buffer.from(bytes).toString('latin1')).toContain('SIG-2025-000001.json')
  })

  it('names what it replaces and what changed', async () => {
    const { otherClient } = world.north
    await s.inReview(otherClient)
    await s.confirm(otherClient, 'admin')
    await s.set(otherClient, {
      action: 'renew',
      is_edited: true,
      scheda_fields: { phone: '+39 0422 999999' },
    })
    const { text } = await pdf(`arrex/schede/pdf/${otherClient}`)
    for (const words of ['bozza', 'revisione 1 del 17/11/2025', '+39 0422 318 770', '+39 0422 999 999'])
      expect(text).toContain(words)
  })
})

describe('the other papers', () => {
  it.each(languages)('are there in %s', async (language) => {
    const blank = await pdf(`arrex/scheda-vuota?language=${language}`)
    expect(blank.pages.length).toBeGreaterThanOrEqual(3)
    expect(blank.text).not.toMatch(/undefined|\{\w+\}/)
    const terms = await pdf(`arrex/schede/legal-text/terms?language=${language}`)
    expect(terms.text).toMatch(/12\. /)
  })

  it('a list of clients is a table', async () => {
    const payload = { output: 'pdf', agencies_id: [world.north.id] }
    const { text } = await pdf('agencies/clients/print', 'agent', { method: 'POST', payload })
    expect(text).toContain('014208')
  })
})
