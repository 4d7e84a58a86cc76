import { createHash } from 'node:crypto'
import { readFile, stat, writeFile, chmod } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { multipart } from '../../test/ask-sample.ts'
import { openCompany } from '../../test/company.ts'
import { readPaper } from '../../test/papers.ts'
import { fullSheet, newShop, response, sheetStory, signerEmail } from '../../test/sheet-story.ts'
import { emptyOutbox } from '../platform/mail/send.ts'
import { verifyEvidence } from '../signing/index.ts'
import type { SheetPaper, SignatureEvidence } from './papers/paper.ts'

/* From the signature to the sealed file, and whether anybody would notice if it were touched. */
const { t, world } = await openCompany()
const s = sheetStory(t, world)
let client: number
beforeEach(async () => {
  t.clock.advance(1000)
  t.parts.papers.failure = null
  t.parts.papers.unsealable = null
  client = await newShop(t.db, world.north.id)
})

const sheetOf = (id: number) =>
  t.db
    .selectFrom('sheets')
    .selectAll()
    .where('client_id', '=', id)
    .orderBy('revision', 'desc')
    .executeTakeFirstOrThrow()
const sealOf = async (sheet: number) =>
  t.db
    .selectFrom('signatures')
    .innerJoin('signing_cases', 'id', 'case_id')
    .select(['sealed_sha256', 'sealed_file_id', 'sealed_at', 'document_sha256', 'evidence', 'case_id'])
    .where('document_id', '=', sheet)
    .executeTakeFirstOrThrow()
const pathOf = async (file: number) => {
  const { stored_as } = await t.db
    .selectFrom('files')
    .select('stored_as')
    .where('id', '=', file)
    .executeTakeFirstOrThrow()
  return t.parts.files.pathOf(stored_as)
}
const check = (bytes: string) =>
  t.ask(
    'POST',
    '/api/v1.0/public/check-document',
    multipart({ fields: {}, file: bytes }, 'file', 'scheda.pdf'),
  )

describe('sealing', () => {
  it('happens once, after the process died between signing and sealing', async () => {
    t.parts.papers.failure = new Error('killed')
    const token = await s.signed(client)
    await expect(t.runJobs()).rejects.toThrow('killed')
    const { id } = await sheetOf(client)
    expect((await sealOf(id)).sealed_at).toBeNull()
    // The restart: whichever job comes first seals, the others find it done.
    t.parts.papers.failure = null
    const sealed = t.parts.papers.asked.seal
    await Promise.all([
      t.runJob('seal-waiting-sheets'),
      t.runJob('seal-sheet', { sheet: id }),
      t.runJob('seal-waiting-sheets'),
    ])
    await t.runJob('seal-sheet', { sheet: id })
    const seal = await sealOf(id)
    expect(seal.sealed_at).not.toBeNull()
    expect(t.parts.papers.asked.seal - sealed).toBeGreaterThanOrEqual(1)
    const kept = await t.db
      .selectFrom('sheet_attachments')
      .selectAll()
      .where('client_id', '=', client)
      .execute()
    expect(kept.map((a) => [a.kind, a.file_id])).toEqual([['signed', seal.sealed_file_id]])
    const copies = (await s.mails(signerEmail)).filter((m) =>
      m.attachments.includes(seal.sealed_file_id ?? 0),
    )
    expect(copies).toHaveLength(1)
    // Of two that were drawn at once only one is kept.
    const names = await t.db.selectFrom('files').select('id').where('name', 'like', '%-firmata.pdf').execute()
    const sealedFiles = await t.db
      .selectFrom('signatures')
      .select('sealed_file_id')
      .where('sealed_at', 'is not', null)
      .execute()
    expect(names).toHaveLength(sealedFiles.length)
    expect((await s.pdf(token)).status).toBe(200)
  })

  it('of one sheet that fails does not keep the later ones waiting', async () => {
    const later = await newShop(t.db, world.north.id)
    t.parts.papers.failure = new Error('killed')
    for (const id of [client, later]) {
      await s.signed(id)
      await expect(t.runJobs()).rejects.toThrow('killed')
    }
    t.parts.papers.failure = null
    const first = await t.db
      .selectFrom('clients')
      .select('code')
      .where('id', '=', client)
      .executeTakeFirstOrThrow()
    t.parts.papers.unsealable = first.code
    // It is told, so that somebody looks.
    await expect(t.runJob('seal-waiting-sheets')).rejects.toThrow(`${first.code} cannot be sealed`)
    const sealedAt = async (id: number) => (await sealOf((await sheetOf(id)).id)).sealed_at
    expect([await sealedAt(client), await sealedAt(later)]).toEqual([null, expect.any(String)])
    t.parts.papers.unsealable = null
    await t.runJob('seal-waiting-sheets')
    expect(await sealedAt(client)).not.toBeNull()
  })

  it('continues for a client deleted meanwhile, and sends no mail', async () => {
    t.parts.papers.failure = new Error('killed')
    await s.signed(client)
    await expect(t.runJobs()).rejects.toThrow('killed')
    t.parts.papers.failure = null
    await s.ask('DELETE', `admin/client-delete/${client}?reason=chiuso`, 'admin')
    expect((await s.ask('PUT', `admin/client-delete/${client}/approve`, 'sales')).status).toBe(200)
    const before = (await t.db.selectFrom('outbox').select('id').execute()).length
    await t.runJobs()
    await t.runJob('seal-waiting-sheets')
    expect((await sealOf((await sheetOf(client)).id)).sealed_at).not.toBeNull()
    expect(await t.db.selectFrom('outbox').select('id').execute()).toHaveLength(before)
  })

  it('keeps the exact bytes, read-only, and their hash', async () => {
    const token = await s.signed(client)
    await t.runJobs()
    const sheet = await sheetOf(client)
    const seal = await sealOf(sheet.id)
    const path = await pathOf(seal.sealed_file_id ?? 0)
    const bytes = await readFile(path)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(seal.sealed_sha256)
    expect((await stat(path)).mode & 0o777).toBe(0o400)
    expect((await s.pdf(token)).text).toBe(bytes.toString())
    const { paper, evidence } = readPaper<{ paper: SheetPaper; evidence: SignatureEvidence }>(bytes)
    expect(paper.businessName).toBe(fullSheet.business_name)
    expect(evidence.hashes.shown).toBe(sheet.pdf_sha256)
    expect(evidence.events.map((e) => e.what)).toEqual([
      'link.sent',
      'code.sent',
      'code.right',
      'link.signed',
      'consent.privacy',
      'consent.terms',
      'consent.clauses_1341',
      'consent.marketing',
      'signature.given',
    ])
    expect(evidence.hashes.chain).toBe(evidence.events.at(-1)?.hash)
    expect(createHash('sha256').update(evidence.record).digest('hex')).toBe(evidence.hashes.evidence)
    // Nothing volatile on what is signed.
    expect(bytes.toString()).not.toMatch(/internal_code|sheet_status|revenue/)
  })

  it('seals what was frozen, whatever changed around it in the meantime', async () => {
    const fields = { ...fullSheet, payment_code: 'B30' }
    await s.set(client, {
      action: 'send_signature',
      is_edited: true,
      scheda_fields: fields,
      'signature-email': signerEmail,
    })
    const token = await s.link()
    const { pdf_file_id } = await sheetOf(client)
    const frozen = readPaper<SheetPaper>(await readFile(await pathOf(pdf_file_id ?? 0)))
    const shown = async () =>
      response<{ sections: object; agency: string; consents: object }>(await s.open(token))
    const { sections, agency } = await shown()
    const name = { it: 'X', en: 'X', fr: 'X', es: 'X' }
    const values = [
      { key: 'company', value: JSON.stringify({ name: 'Another name', address: 'Another street' }) },
      { key: 'sheets', value: JSON.stringify({ payment_codes: [{ code: 'B30', label: name }] }) },
    ]
    await t.db.insertInto('settings').values(values).execute()
    await t.db.updateTable('agencies').set({ business_name: 'Another agency' }).execute()
    expect(await shown()).toMatchObject({ sections, agency })
    await s.askCode(token)
    expect((await s.sign(token, await s.code())).status).toBe(200)
    await t.runJobs()
    const seal = await sealOf((await sheetOf(client)).id)
    const sealed = readPaper<{ paper: SheetPaper }>(await readFile(await pathOf(seal.sealed_file_id ?? 0)))
    expect(sealed.paper).toEqual(frozen)
    await t.db.deleteFrom('settings').where('key', '=', 'sheets').execute()
  })

  it('mails both, the signer with a link to fetch it again', async () => {
    await s.signed(client)
    await t.runJobs()
    const { sealed_file_id, sealed_sha256 } = await sealOf((await sheetOf(client)).id)
    const [copy] = await s.mails(signerEmail)
    expect([copy?.attachments, copy?.text_body.includes(sealed_sha256 ?? '?')]).toEqual([
      [sealed_file_id],
      true,
    ])
    expect((await s.pdf(await s.link())).status).toBe(200)
    const [note] = await s.mails('0217@agencies.example')
    expect([note?.attachments, note?.text_body.includes('Elena Piva')]).toEqual([[sealed_file_id], true])
    await emptyOutbox(t.parts)
    const states = await t.db.selectFrom('outbox').select('state').distinct().execute()
    expect(states).toEqual([{ state: 'written' }])
  })
})

describe('checking a document', () => {
  it('knows exactly the bytes that were sealed', async () => {
    const token = await s.signed(client)
    await t.runJobs()
    const sheet = await sheetOf(client)
    const bytes = (await s.pdf(token)).text
    expect(response(await check(bytes))).toEqual({
      known: true,
      sha256: expect.any(String) as string,
      sheet_id: sheet.id,
      sealed_at: (await sealOf(sheet.id)).sealed_at,
    })
    for (const at of [0, 100, bytes.length - 2]) {
      const flipped = bytes.slice(0, at) + String.fromCharCode(bytes.charCodeAt(at) ^ 1) + bytes.slice(at + 1)
      expect(response(await check(flipped))).toMatchObject({ known: false })
    }
    expect(response(await check(`${bytes}\n`))).toMatchObject({ known: false })
  })
})

describe('the evidence', () => {
  /** Changes rows with direct access to the database, with the protecting triggers disabled. */
  const tamper = async (statement: string) => {
    const connection = await t.pool.connect()
    try {
      await connection.query('set session_replication_role = replica')
      await connection.query(statement)
    } finally {
      await connection.query('set session_replication_role = default')
      connection.release()
    }
  }

  it('cannot be changed by the server itself', async () => {
    await s.signed(client)
    await t.runJobs()
    for (const statement of [
      `update signing_events set what = 'x'`,
      `delete from signing_events`,
      `update signatures set signer_name = 'x'`,
      `update signatures set sealed_sha256 = repeat('0', 64)`,
      `delete from signatures`,
      `update legal_texts set title = 'x'`,
    ])
      await expect(t.pool.query(statement), statement).rejects.toThrow(/never change/)
  })

  it('tells which record was touched, whatever was touched in it', async () => {
    const changes = [
      [`update signing_events set at = at + interval '1 millisecond' where n = 2`, 'chain:2'],
      [`update signing_events set data = data || '{"to": "x@y.example"}' where n = 1`, 'chain:1'],
      [`update signing_events set ip = '10.1.1.1' where n = 3`, 'chain:3'],
      [`update signing_events set what = 'code.wrong' where n = 3`, 'chain:3'],
      [`update signing_events set user_agent = 'x' where n = 4`, 'chain:4'],
      [`update signing_events set hash = repeat('0', 64) where n = 4`, 'chain:4'],
      [`delete from signing_events where n = 5`, 'chain:5'],
      [`delete from signing_events where n = 10`, 'chain:10'],
      [`update signatures set evidence = replace(evidence, 'Elena', 'Helena')`, 'evidence'],
      [`update signatures set signer_name = 'Helena Piva'`, 'signer'],
      [`update signatures set signer_email = 'x@y.example'`, 'signer'],
      [`update signatures set mark = 'Helena Piva'`, 'mark'],
      [`update signatures set consents = jsonb_set(consents, '{3,given}', 'true')`, 'consents'],
      [`update signatures set document_sha256 = repeat('0', 64)`, 'evidence'],
      [`update signatures set signed_at = signed_at + interval '1 hour'`, 'evidence'],
    ] as const
    for (const [statement, fault] of changes) {
      const shop = await newShop(t.db, world.north.id)
      await s.signed(shop)
      await t.runJobs()
      const { id } = await sheetOf(shop)
      const { case_id } = await sealOf(id)
      expect(await verifyEvidence(t.db, id)).toEqual({ intact: true, fault: null })
      await tamper(`${statement}${statement.includes(' where ') ? ' and' : ' where'} case_id = ${case_id}`)
      expect(await verifyEvidence(t.db, id), statement).toEqual({ intact: false, fault })
      expect(response<{ signature: { intact: boolean } }>(await s.form(shop)).signature.intact).toBe(false)
    }
  })

  it('is not intact when the sealed file lost a byte, and says so to the reviewer', async () => {
    await s.signed(client)
    await t.runJobs()
    const path = await pathOf((await sealOf((await sheetOf(client)).id)).sealed_file_id ?? 0)
    const intact = async () =>
      response<{ signature: { intact: boolean } }>(await s.form(client)).signature.intact
    expect(await intact()).toBe(true)
    const bytes = await readFile(path)
    bytes[200] = (bytes[200] ?? 0) ^ 1
    await chmod(path, 0o600)
    await writeFile(path, bytes)
    expect(await intact()).toBe(false)
  })
})
