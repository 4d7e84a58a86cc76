import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readTable } from '../../../test/spreadsheet.ts'
import { multipart } from '../../../test/ask-sample.ts'
import { openCompany } from '../../../test/company.ts'
import type { Answer } from '../../../test/harness.ts'
import { readPaper } from '../../../test/papers.ts'
import { error, fullSheet, newShop, response, sheetStory, signerEmail } from '../../../test/sheet-story.ts'
import { bytes, jpeg, pngOf, webpOf } from '../../../test/small-files.ts'
import type { Who } from '../../../test/world.ts'
import { today } from '../../platform/clock.ts'
import { allJobs } from '../../worker.ts'
import { lockSheetsOf } from '../queries/sheets.ts'
import type { BlankPaper, ClientList, SheetPaper } from './paper.ts'

type PrintedList = Omit<ClientList, 'rows'> & { readonly rows: readonly Readonly<Record<string, string>>[] }

/* Files and papers: attachments, downloads, legal texts, blank sheet, printed lists. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)
let client: number
beforeEach(async () => {
  t.clock.advance(1000)
  client = await newShop(t.db, world.north.id)
})
const key = (answer: Answer) => [answer.status, error(answer).key]
const pdf = '%PDF-1.7\nvisura\n%%EOF\n'
const upload = async (
  file: string | Buffer,
  name: string,
  kind = 'upload',
  who: Who = 'agent',
  id = client,
) => {
  const content = typeof file === 'string' ? Buffer.from(file, 'latin1') : file
  const { payload, headers } = multipart({ fields: { kind }, file: content }, 'file', name)
  return t.ask('POST', `/api/v1.0/arrex/attachments/${id}`, {
    payload,
    headers,
    token: await s.token(who),
  })
}
interface Attachment {
  id: number
  name: string
  kind: string
  mime: string
  url: string
  may: { delete: boolean }
}
const attachments = async (who: Who = 'agent', id = client) =>
  response<Attachment[]>(await s.ask('GET', `arrex/attachments/${id}`, who))

describe('an attachment', () => {
  it('waits while the client is being deleted, and has not taken the file away from itself', async () => {
    const deletion = await t.pool.connect()
    try {
      await deletion.query('begin')
      await deletion.query('select from clients where id = $1 for update', [client])
      const sent = upload(pdf, 'visura.pdf')
      await vi.waitFor(
        async () => {
          const { rows } = await t.pool.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          expect(rows).toHaveLength(1)
        },
        { timeout: 20_000, interval: 5 },
      )
      await lockSheetsOf(t.db, client)
      await deletion.query('commit')
      expect((await sent).status).toBe(200)
    } finally {
      deletion.release()
    }
  })

  it.each([
    ['visura.pdf', pdf, 'application/pdf'],
    ['insegna.png', pngOf(768), 'image/png'],
    ['negozio.JPG', jpeg, 'image/jpeg'],
    ['negozio.webp', webpOf(48), 'image/webp'],
    ['senza nome', pdf, 'application/pdf'],
  ])('%s is taken by its content', async (name, file, mime) => {
    expect((await upload(file, name)).status).toBe(200)
    const [kept] = await attachments()
    expect([kept?.name, kept?.mime]).toEqual([name, mime])
    const download = await t.ask('GET', kept?.url ?? '')
    expect([
      download.status,
      download.headers['content-type'],
      download.headers['x-content-type-options'],
    ]).toEqual([200, mime, 'nosniff'])
    expect(download.headers['content-disposition']).toMatch(/^attachment;/)
  })

  it.each([
    ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'file_type'],
    ['pagina.pdf', `<html>${pdf}</html>`, 'file_type'],
    ['foto.png', pdf, 'file_extension'],
    ['visura.html', pdf, 'file_extension'],
    ['programma.exe', bytes('MZ', 'x'.repeat(100)), 'file_type'],
    ['visura.pdf', '%PDF-1.7\nbroken off', 'file_broken'],
    ['insegna.png', pngOf(768).slice(0, 30), 'file_broken'],
    ['negozio.webp', webpOf(304), 'file_broken'],
    ['insegna.png', bytes([0x89], 'PNG\r\n', [0x1a], '\n', 'x'.repeat(40), 'IEND'), 'file_broken'],
    ['insegna.png', pngOf(6400), 'picture_too_large'],
    ['vuoto.pdf', '', 'file_type'],
  ])('%s is refused as %#', async (name, file, code) => {
    const answer = await upload(file, name)
    expect([answer.status >= 415, error(answer).key, error(answer).fields]).toEqual([
      true,
      code,
      { file: code },
    ])
    expect(await attachments()).toEqual([])
  })

  it('may have nine megabytes and not a byte more', async () => {
    const limit = 9 * 1024 * 1024
    const filled = (size: number) => `${pdf.slice(0, -7)}${' '.repeat(size - pdf.length)}\n%%EOF\n`
    expect((await upload(filled(limit), 'grande.pdf')).status).toBe(200)
    expect(key(await upload(filled(limit + 1), 'troppo.pdf'))).toEqual([413, 'too_large'])
  })

  it('keeps its name without what could deceive', async () => {
    await upload(pdf, '../../etc/visura\u202Efdp.pdf')
    expect((await attachments())[0]?.name).toBe('visurafdp.pdf')
  })

  it('is downloaded for ten minutes by an unguessable address', async () => {
    await upload(pdf, 'visura.pdf')
    const url = (await attachments())[0]?.url ?? ''
    t.clock.advance(599_000)
    expect((await t.ask('GET', url)).status).toBe(200)
    for (const forged of [
      url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A'),
      url.replace(/download\/\d+/, 'download/1'),
      url.replace(/\.(\d+)\./, (_, n: string) => `.${Number(n) + 9}.`),
    ])
      expect(key(await t.ask('GET', forged))).toEqual([410, 'download_expired'])
    t.clock.advance(2_000)
    expect(key(await t.ask('GET', url))).toEqual([410, 'download_expired'])
  })

  it('is deleted by who added it or by the office; a signed one by nobody', async () => {
    await upload(pdf, 'agente.pdf')
    await upload(pdf, 'ufficio.pdf', 'upload', 'sales')
    const [byOffice, byAgent] = await attachments()
    expect([byOffice?.may.delete, byAgent?.may.delete]).toEqual([false, true])
    expect(key(await s.ask('DELETE', `arrex/attachments/${byOffice?.id}`, 'agent'))).toEqual([
      403,
      'not_allowed',
    ])
    expect(key(await s.ask('DELETE', `arrex/attachments/${byAgent?.id}`, 'southAgent'))).toEqual([
      404,
      'not_found',
    ])
    expect((await s.ask('DELETE', `arrex/attachments/${byAgent?.id}`, 'agent')).status).toBe(200)
    await t.runJobs()
    expect((await t.ask('GET', byAgent?.url ?? '')).status).toBe(404)
    await s.signed(client)
    await t.runJobs()
    const sealed = (await attachments()).find((a) => a.kind === 'signed')
    expect(key(await s.ask('DELETE', `arrex/attachments/${sealed?.id}`, 'admin'))).toEqual([
      409,
      'attachment_stays',
    ])
  })

  it('that is the hand-signed copy signs a frozen sheet, with its own evidence', async () => {
    expect(key(await upload(pdf, 'copia.pdf', 'paper_signature'))).toEqual([409, 'sheet_not_in_state'])
    await s.set(client, { scheda_fields: fullSheet, 'signature-email': signerEmail })
    const token = await s.link()
    expect((await upload(pdf, 'copia.pdf', 'paper_signature')).status).toBe(200)
    expect(await s.status(client)).toBe('signed')
    expect(key(await s.open(token))).toEqual([410, 'link_gone'])
    const form = response<{ signature: { how: string; intact: boolean } }>(await s.form(client))
    expect(form.signature).toMatchObject({ how: 'paper', intact: true })
    expect((await s.mails(signerEmail))[0]?.subject).toContain('ritirata')
  })
})

describe('legal texts', () => {
  const text = (words: string) => ({
    title: 'Condizioni',
    sections: [{ heading: '1. Ordini', text: words, specific: true }],
  })
  const all = (words: string) => ({ it: text(words), en: text(words), fr: text(words), es: text(words) })

  it('are there from the beginning as samples, in four languages, with the clauses to approve apart', async () => {
    for (const language of ['it', 'en', 'fr', 'es']) {
      const terms = response<{
        version: number
        language: string
        sample: boolean
        html: string
        sections: { specific: boolean }[]
      }>(await t.ask('GET', `/api/v1.0/arrex/schede/condizioni-vendita?language=${language}`))
      expect([terms.version, terms.language, terms.sample]).toEqual([1, language, true])
      expect(terms.sections.filter((x) => x.specific).length).toBe(8)
      expect(terms.html).toContain('<h3>1. ')
      const privacy = await t.ask('GET', '/api/v1.0/arrex/schede/privacy', {
        headers: { 'accept-language': language },
      })
      expect(response<{ language: string }>(privacy).language).toBe(language)
    }
  })

  it('are published as new versions; signed sheets keep theirs and become due for renewal', async () => {
    await s.inReview(client)
    await s.confirm(client)
    const publish = (words: string, more = {}) =>
      s.ask('PUT', 'admin/legal-texts/condizioni-vendita', 'admin', { texts: all(words), ...more })
    expect((await s.ask('PUT', 'admin/legal-texts/terms', 'sales', { texts: all('x') })).status).toBe(403)
    expect((await publish('<script>alert(1)</script> & oltre', { version: 1 })).status).toBe(200)
    expect(key(await publish('altro', { version: 1 }))).toEqual([409, 'changed_meanwhile'])
    await t.runJobs()
    expect(await s.status(client)).toBe('to_renew')
    const now = response<{ version: number; html: string }>(
      await t.ask('GET', '/api/v1.0/arrex/schede/condizioni-vendita'),
    )
    expect(now.version).toBe(2)
    expect(now.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; oltre')
    const old = response<{ version: number; html: string }>(
      await t.ask('GET', '/api/v1.0/arrex/schede/condizioni-vendita?version=1&language=it'),
    )
    expect([old.version, old.html.includes('proposta irrevocabile')]).toEqual([1, true])
    const versions = response<{ current: number; versions: { version: number; signed: number }[] }>(
      await s.ask('GET', 'admin/legal-texts/terms', 'admin'),
    )
    expect([versions.current, versions.versions.map((v) => [v.version, v.signed > 0])]).toEqual([
      2,
      [
        [2, false],
        [1, true],
      ],
    ])
    const late = await publish('ieri', { valid_from: '2025-11-16' })
    expect([late.status, error(late).fields]).toEqual([422, { valid_from: 'not_before' }])
    // What is not in force yet binds nobody.
    await publish('domani', { valid_from: '2030-01-01' })
    expect(
      response<{ version: number }>(await t.ask('GET', '/api/v1.0/arrex/schede/condizioni-vendita')).version,
    ).toBe(2)
  })

  it('that came into force after a sheet was made ready are the ones that are sent', async () => {
    await s.set(client, { action: 'save_for_signature', scheda_fields: fullSheet })
    await s.ask('PUT', 'admin/legal-texts/privacy', 'admin', { texts: all('nuova') })
    await s.set(client, { action: 'send_signature', is_edited: false, 'signature-email': signerEmail })
    const page = response<{ legal: { privacy: { version: number } }; consents: { statement: string }[] }>(
      await s.open(await s.link()),
    )
    expect([page.legal.privacy.version, page.consents[0]?.statement.includes('versione 2')]).toEqual([
      2,
      true,
    ])
  })
})

describe('printed papers', () => {
  it('the blank sheet has the texts in force, in the language asked for', async () => {
    const answer = await t.ask('GET', '/api/v1.0/arrex/scheda-vuota', {
      token: await s.token('reseller'),
      headers: { 'accept-language': 'es' },
    })
    expect(answer.headers['content-disposition']).toContain('filename="scheda-cliente.pdf"')
    const paper = readPaper<BlankPaper>(answer.text)
    expect(paper.language).toBe('es')
    expect(paper.consents.map((c) => c.key)).toEqual(['privacy', 'terms', 'clauses_1341', 'marketing'])
    expect((await s.ask('GET', 'arrex/scheda-vuota', 'press')).status).toBe(403)
  })

  it('a draft is drawn as one, and a frozen sheet is the file that was frozen', async () => {
    await s.set(client, { action: 'save', scheda_fields: { business_name: 'Mobili Nuovi' } })
    const file = async () => (await s.ask('GET', `arrex/schede/pdf/${client}`, 'agent')).text
    expect(readPaper<SheetPaper>(await file())).toMatchObject({ draft: true, businessName: 'Mobili Nuovi' })
    await s.set(client, { action: 'save_for_signature', scheda_fields: fullSheet })
    const drawn = t.parts.papers.asked.sheetPdf
    expect(readPaper<SheetPaper>(await file())).toMatchObject({ draft: false })
    expect(t.parts.papers.asked.sheetPdf).toBe(drawn)
  })

  it('a list of clients goes to PDF or spreadsheet with the columns asked for', async () => {
    const print = (body: object, who: Who = 'sales') =>
      s.ask('POST', `${who === 'agent' ? '' : 'admin/'}agencies/clients/print`, who, body)
    const list = readPaper<PrintedList>(
      (await print({ output: 'pdf', clients_id: [client], columns: ['code', 'business_name'] })).text,
    )
    expect([list.columns.map((c) => c.label), list.rows.length]).toEqual([['Codice', 'Ragione sociale'], 1])
    const xlsx = await t.app.inject({
      method: 'POST',
      url: '/api/v1.0/agencies/clients/print',
      headers: { token: await s.token('agent') },
      payload: { output: 'excel', agencies_id: [world.north.id], filters: { filter: 'to_fill' } },
    })
    expect(xlsx.headers['content-disposition']).toContain(`clienti-agenzia-0217-${today(t.clock)}.xlsx`)
    const { title, about, heads, rows } = await readTable(xlsx.rawPayload)
    expect(title).toBe('Clienti · Agenzia 0217 Ferri Rappresentanze')
    expect(about).toMatch(/^Schede: da compilare o correggere · creato il /)
    expect(heads.slice(0, 2)).toEqual(['Codice', 'Ragione sociale'])
    expect(rows.length).toBeGreaterThan(1)
    expect(key(await print({ output: 'pdf' }))).toEqual([422, 'nothing_to_print'])
    expect(key(await print({ output: 'pdf', clients_id: [client, 2_000_000_000] }))).toEqual([
      404,
      'not_found',
    ])
    expect(key(await print({ output: 'docx', clients_id: [client] }))).toEqual([422, 'validation'])
  })

  it('a list of chosen clients has those and no others; one out of sight makes it a 404', async () => {
    const print = (who: Who, ids: readonly number[]) =>
      s.ask('POST', `${who === 'sales' ? 'admin/' : ''}agencies/clients/print`, who, {
        output: 'pdf',
        clients_id: ids,
        columns: ['business_name'],
      })
    const names = async (who: Who, ids: readonly number[]) =>
      readPaper<PrintedList>((await print(who, ids)).text).rows.map((row) => row['business_name'])
    const nameOf = async (id: number) =>
      (
        await t.db
          .selectFrom('clients')
          .select('business_name')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).business_name
    const other = await newShop(t.db, world.north.id)
    const { client: foreign } = world.south
    const [mine, second, theirs] = [await nameOf(client), await nameOf(other), await nameOf(foreign)]
    expect(await names('agent', [other, client])).toEqual([mine, second])
    expect(await names('agent', [other])).toEqual([second])
    expect(await names('southAgent', [foreign])).toEqual([theirs])
    expect(new Set(await names('sales', [foreign, client]))).toEqual(new Set([mine, theirs]))
    expect(key(await print('agent', [client, foreign]))).toEqual([404, 'not_found'])
    expect(key(await print('southAgent', [client]))).toEqual([404, 'not_found'])
    for (const who of ['customer', 'reseller', 'press'] as const)
      expect(key(await print(who, [client]))).toEqual([403, 'not_allowed'])
  })
})

it('every job of the sheets has a name of its own', () => {
  const names = allJobs(t.parts).map((job) => job.name)
  expect(new Set(names).size).toBe(names.length)
})

describe('the frozen PDF', () => {
  const frozen = async () =>
    t.db
      .selectFrom('sheets')
      .innerJoin('files', 'files.id', 'pdf_file_id')
      .select(['files.id', 'stored_as'])
      .where('client_id', '=', client)
      .executeTakeFirst()
  const send = (action: string) =>
    s.set(client, { action, scheda_fields: fullSheet, 'signature-email': signerEmail })

  it('goes from the store with the edit that discards it, and the new one stays', async () => {
    await send('send_signature')
    const first = await frozen()
    expect(existsSync(t.parts.files.pathOf(first?.stored_as ?? ''))).toBe(true)
    await s.set(client, { action: 'save', scheda_fields: { notes: 'corretta' } })
    await t.runJobs()
    expect(existsSync(t.parts.files.pathOf(first?.stored_as ?? ''))).toBe(false)
    await send('save_for_signature')
    await t.runJobs()
    const second = await frozen()
    expect(second?.id).not.toBe(first?.id)
    expect(existsSync(t.parts.files.pathOf(second?.stored_as ?? ''))).toBe(true)
  })
})

describe('the letterhead', () => {
  it('says of the company what was entered, and nothing where nothing was', async () => {
    const company = async () =>
      readPaper<BlankPaper>((await s.ask('GET', 'arrex/scheda-vuota', 'agent')).text).company
    expect(await company()).toEqual({ brand: t.config.brandName, name: t.config.brandName })
    const entered = {
      tagline: '',
      name: 'Rossi Cucine S.p.A.',
      address: '',
      legal: '',
      forms_mail: 'schede@rossi.example',
    }
    await s.ask('PUT', 'admin/settings', 'admin', { company: entered })
    expect(await company()).toEqual({
      brand: t.config.brandName,
      name: 'Rossi Cucine S.p.A.',
      formsMail: 'schede@rossi.example',
    })
  })
})
