import { createHash } from 'node:crypto'
import { access, appendFile, mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buyer, sampleXml, signed } from '../../../test/electronic-invoices.ts'
import { zipped } from '../../../test/zipped.ts'
import { openImports } from '../../../test/importing.ts'
import type { Who } from '../../../test/world.ts'
import { readPdf } from '../../../papers/samples/read-pdf.ts'
import { sql } from '../../platform/db/sql.ts'

/* PDF and XML of invoices: sent by hand or laid into the folder, kept as they are, and shown to whom they are for. */
const { t, world, erp } = await openImports('sales')
const folder = join(t.parts.config.dataDir, 'invoices')
const pdf = Buffer.from('%PDF-1.7\nfattura\n%%EOF\n')
const boundary = '----invoices'

type File = readonly [name: string, data: Uint8Array]
async function upload(who: Who, ...files: readonly File[]) {
  const parts = files.flatMap(([name, data]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(data),
    Buffer.from('\r\n'),
  ])
  const answer = await t.ask('POST', '/api/v1.0/admin/invoice-files', {
    token: world.token(who),
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'accept-language': 'en',
    },
  })
  const { args } = answer.body as {
    args?: { response?: { files: { name: string; state: string; reason: string | null }[] } }
  }
  const told = args?.response?.files ?? []
  return { status: answer.status, told, said: told.map(({ state, reason }) => reason ?? state) }
}
const idOf = async (number: string) => {
  const { rows } = await sql<{
    id: number
  }>`select id from invoice_documents where number = ${number}`.execute(t.db)
  return rows[0]?.id ?? 0
}
const file = async (who: Who, number: string, output: 'pdf' | 'xml') =>
  t.ask('GET', `/api/v1.0/invoices/file/${await idOf(number)}`, {
    token: world.token(who),
    query: { output },
    headers: { 'accept-language': 'it' },
  })
const filesOn = async (who: Who, number: string) => {
  const answer = await t.ask('GET', `/api/v1.0/invoices/detail/${await idOf(number)}`, {
    token: world.token(who),
  })
  return (answer.body as { args: { response: { files: unknown } } }).args.response.files
}

const storedFor = async (number: string): Promise<string> => {
  const { rows } = await sql<{ stored: string }>`select s.stored_as as stored
    from invoice_files f join files s on s.id = f.file_id where f.number = ${number} and f.kind = 'pdf'`.execute(
    t.db,
  )
  return rows[0]?.stored ?? 'none'
}
/** Whether a row names it, and whether its bytes are there: both or neither. */
async function isStored(storedAs: string): Promise<boolean> {
  const row = await t.db.selectFrom('files').select('id').where('stored_as', '=', storedAs).executeTakeFirst()
  const bytes = await access(t.parts.files.pathOf(storedAs)).then(
    () => true,
    () => false,
  )
  expect(bytes).toBe(row !== undefined)
  return bytes
}

beforeAll(async () => {
  await t.db
    .updateTable('clients')
    .set({ vat_number: buyer.vat_number })
    .where('id', '=', world.north.client)
    .execute()
  await t.db
    .updateTable('clients')
    .set({ vat_number: '01234567897' })
    .where('id', '=', world.south.client)
    .execute()
  await erp.bring(
    'invoice-documents',
    `invoice_number,date,instalment,client_code,net,vat,gross,kind
2025/1,2025-08-31,1,014207,623.52,137.17,760.69,
2025/2,2025-09-30,1,014207,100,22,122,
NC/1,2025-10-20,1,014207,-40.32,-8.87,-49.19,credit_note
2025/9,2025-09-30,1,020001,100,22,122,
`,
  )
  await mkdir(folder, { recursive: true })
})
beforeEach(async () => {
  await sql`delete from invoice_files`.execute(t.db)
})

describe('an XML sent by hand', () => {
  it('is kept untouched, of each document in it, and drawn for whom it is for', async () => {
    const xml = signed(sampleXml({}, { number: 'NC/1', type: 'TD04', date: '2025-10-20', gross: '-49.19' }))
    expect((await upload('admin', ['IT04512340265_00001.xml.p7m', xml])).told).toEqual([
      {
        name: 'IT04512340265_00001.xml.p7m',
        state: 'kept',
        reason: null,
        documents: [
          { year: 2025, number: '2025_1' },
          { year: 2025, number: 'NC_1' },
        ],
      },
    ])
    const original = await file('customer', '2025/1', 'xml')
    expect(original.status).toBe(200)
    expect(createHash('sha256').update(original.bytes).digest('hex')).toBe(
      createHash('sha256').update(xml).digest('hex'),
    )
    expect(original.headers['content-disposition']).toContain('IT04512340265_00001.xml.p7m')
    const drawn = await readPdf((await file('customer', '2025/1', 'pdf')).bytes)
    for (const words of [
      'Fattura differita',
      '2025/1',
      'OM-2025/00732',
      'CF60C-216',
      '760,69',
      '9,60000001',
      '31/08/2025',
    ])
      expect(drawn.text).toContain(words)
    // Both instalments, and the one that was worked out says so.
    expect(drawn.text).toContain('380,34')
    expect(drawn.text).toMatch(/30\/10\/2025 \*/)
    expect((await readPdf((await file('admin', 'NC/1', 'pdf')).bytes)).text).toContain('Nota di credito')
  })

  it('never reaches an agent, nor another client, nor whose buyer is somebody else', async () => {
    await upload(
      'admin',
      ['a.xml', sampleXml()],
      ['2025-2025_9.xml', sampleXml({ number: '9', date: '2025-09-30' })],
    )
    expect((await file('agent', '2025/1', 'xml')).status).toBe(403)
    expect((await file('press', '2025/1', 'pdf')).status).toBe(403)
    expect((await file('customer', '2025/9', 'pdf')).status).toBe(404)
    // Taken at its name, and found to be of another buyer.
    expect((await file('admin', '2025/9', 'xml')).status).toBe(404)
    expect(await filesOn('agent', '2025/1')).toBeNull()
    expect(await filesOn('admin', '2025/9')).toEqual({ pdf: false, xml: false })
    expect(await filesOn('customer', '2025/1')).toEqual({ pdf: true, xml: true })
    expect((await upload('agent', ['a.xml', sampleXml()])).status).toBe(403)
  })

  it('is taken once, and no other original instead of it', async () => {
    const xml = sampleXml()
    expect((await upload('admin', ['a.xml', xml])).said).toEqual(['kept'])
    expect((await upload('admin', ['b.xml', xml])).said).toEqual(['same'])
    expect((await upload('admin', ['c.xml', sampleXml({ gross: '1.00' })])).said).toEqual([
      'there is another original of the invoice 2025 2025_1 already: originals are not replaced',
    ])
    expect(
      createHash('sha256')
        .update((await file('admin', '2025/1', 'xml')).bytes)
        .digest('hex'),
    ).toBe(createHash('sha256').update(xml).digest('hex'))
  })
})

describe('the same invoice as XML and signed', () => {
  const xml = sampleXml()
  const original = async () => (await file('admin', '2025/1', 'xml')).bytes

  it('is one document: the signed one takes the place of the XML', async () => {
    expect((await upload('admin', ['2025-2025_1.xml', xml])).said).toEqual(['kept'])
    expect((await upload('admin', ['IT04512340265_00001.xml.p7m', signed(xml)])).said).toEqual(['kept'])
    expect(await original()).toEqual(signed(xml))
    expect((await file('customer', '2025/1', 'pdf')).status).toBe(200)
    // Neither the XML again nor another signature of it is anything new.
    expect((await upload('admin', ['a.xml', xml], ['b.xml.p7m', signed(signed(xml))])).said).toEqual([
      'same',
      'same',
    ])
    expect(await original()).toEqual(signed(xml))
  })

  it('is the same after a program has changed the ends of its lines', async () => {
    await upload('admin', ['a.xml', xml])
    const windows = Buffer.from(`\uFEFF${xml.toString().replaceAll('\n', '\r\n')}\r\n`)
    expect((await upload('admin', ['b.xml', windows], ['c.xml.p7m', signed(windows)])).said).toEqual([
      'same',
      'kept',
    ])
  })

  it('is refused where the signed one says something else', async () => {
    await upload('admin', ['a.xml', xml])
    const other = signed(sampleXml({ gross: '1.00' }))
    expect((await upload('admin', ['a.xml.p7m', other])).told[0]?.state).toBe('refused')
    expect(await original()).toEqual(xml)
  })
})

describe('an archive', () => {
  const zip = zipped(
    { name: 'fatture/2025-2025_1.pdf', data: pdf },
    { name: 'fatture/2025-2025_2.pdf', data: Buffer.concat([pdf, pdf]) },
    { name: 'IT04512340265_00001.xml', data: sampleXml() },
    { name: 'leggimi.txt', data: Buffer.from('ciao') },
    { name: '../2025-2025_9.pdf', data: pdf },
  )
  it('is many files, each taken or refused for itself', async () => {
    const { told } = await upload('admin', ['novembre.zip', zip])
    expect(told.map(({ name, state, reason }) => `${name}: ${reason ?? state}`)).toEqual([
      'novembre.zip/fatture/2025-2025_1.pdf: kept',
      'novembre.zip/fatture/2025-2025_2.pdf: kept',
      'novembre.zip/IT04512340265_00001.xml: kept',
      'novembre.zip/leggimi.txt: unknown name or format: .pdf, .xml, .xml.p7m and .zip are taken',
      'novembre.zip/../2025-2025_9.pdf: its name leads out of the archive, or it is a link',
    ])
    // Each has its own bytes.
    expect((await file('customer', '2025/1', 'pdf')).bytes).toEqual(pdf)
    expect((await file('customer', '2025/2', 'pdf')).bytes).toEqual(Buffer.concat([pdf, pdf]))
    expect((await upload('admin', ['di-nuovo.zip', zip])).told.map(({ state }) => state)).toEqual([
      'same',
      'same',
      'same',
      'refused',
      'refused',
    ])
  })

  it('that is none is refused, and an archive in an archive is not opened', async () => {
    expect(
      (await upload('admin', ['a.zip', pdf], ['b.zip', zipped({ name: 'a.zip', data: zip })])).said,
    ).toEqual([
      'the archive is damaged, incomplete or of a kind that is not read',
      'unknown name or format: .pdf, .xml, .xml.p7m and .zip are taken',
    ])
  })

  it('can lie in the folder: what it holds is taken, and what is refused is named', async () => {
    await writeFile(join(folder, 'novembre.zip'), zip)
    await t.runJob('invoice-folder')
    await t.runJob('invoice-folder')
    expect(await filesOn('admin', '2025/2')).toEqual({ pdf: true, xml: false })
    const answer = await t.ask('GET', '/api/v1.0/admin/invoice-files', {
      token: world.token('admin'),
      headers: { 'accept-language': 'en' },
    })
    const { refused } = (answer.body as { args: { response: { refused: object[] } } }).args.response
    expect(refused).toMatchObject([
      { name: 'novembre.zip', reason: 'not taken from the archive: leggimi.txt, 2025-2025_9.pdf' },
    ])
    await rm(join(folder, 'novembre.zip'))
    await writeFile(join(folder, 'dicembre.zip'), zipped({ name: '2025-2025_2.pdf', data: pdf }))
    await t.runJob('invoice-folder')
    await t.runJob('invoice-folder')
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a PDF', () => {
  it('goes by its name, before its document too, and comes before our drawing', async () => {
    expect((await upload('admin', ['2025-2025_1.pdf', pdf], ['2025-2025_77.pdf', pdf])).said).toEqual([
      'kept',
      'early',
    ])
    await upload('admin', ['a.xml', sampleXml()])
    expect((await file('customer', '2025/1', 'pdf')).bytes.toString()).toBe(pdf.toString())
    const newer = Buffer.from('%PDF-1.7\nfattura corretta\n%%EOF\n')
    const former = await storedFor('2025_1')
    expect((await upload('admin', ['2025-2025_1.pdf', newer])).said).toEqual(['kept'])
    expect((await file('customer', '2025/1', 'pdf')).bytes.toString()).toBe(newer.toString())
    // The former one is shown to nobody any more: it goes, row and bytes, and no other does.
    const other = await storedFor('2025_77')
    await t.runJobs()
    expect([
      await isStored(former),
      await isStored(other),
      await isStored(await storedFor('2025_1')),
    ]).toEqual([false, true, true])
  })

  it('is refused for itself, the others are taken', async () => {
    const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(100)])
    const { told } = await upload(
      'admin',
      ['2025-2025_1.pdf', program],
      ['fattura.pdf', pdf],
      ['2025-2025_2.xml', program],
      ['2025-2025_1.xml.p7m', Buffer.from('Buongiorno, in allegato.')],
      ['2024-2025_1.xml', sampleXml()],
      ['2025-2025_2.exe', program],
      ['2025-2025_2.pdf', pdf],
    )
    expect(told.map(({ state }) => state)).toEqual([...Array.from({ length: 6 }, () => 'refused'), 'kept'])
    expect(told.slice(0, 5).map(({ reason }) => reason)).toEqual([
      'the PDF is incomplete, or another file',
      'a PDF is named year-number.pdf, with _ in place of a slash',
      'unknown name or format: .pdf, .xml, .xml.p7m and .zip are taken',
      'it is not a signed file (p7m) with an invoice in it',
      'the name says one year and the document another',
    ])
  })
})

describe('the folder of the ERP', () => {
  const look = () => t.runJob('invoice-folder')
  const lying = async () => (await readdir(folder)).toSorted()

  it('is left alone while a file is being written, and emptied of what was taken', async () => {
    const path = join(folder, '2025-2025_1.xml')
    const xml = sampleXml()
    await writeFile(path, xml.subarray(0, 400))
    await look()
    await appendFile(path, xml.subarray(400))
    await look()
    expect(await lying()).toEqual(['2025-2025_1.xml'])
    expect(await filesOn('admin', '2025/1')).toEqual({ pdf: false, xml: false })
    await look()
    expect(await lying()).toEqual([])
    expect(await filesOn('admin', '2025/1')).toEqual({ pdf: true, xml: true })
  })

  it('keeps what is refused and says why, until it changes; links and hidden files are nobody’s', async () => {
    const path = join(folder, '2025-2025_2.xml')
    await writeFile(path, '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')
    await writeFile(join(folder, '.2025-2025_9.pdf'), pdf)
    await symlink('/etc/passwd', join(folder, '2025-2025_9.pdf'))
    await look()
    await look()
    const told = async () => {
      const answer = await t.ask('GET', '/api/v1.0/admin/invoice-files', {
        token: world.token('admin'),
        headers: { 'accept-language': 'en' },
      })
      return (
        answer.body as { args: { response: { early: number; refused: { name: string; reason: string }[] } } }
      ).args.response
    }
    expect((await told()).refused).toMatchObject([
      { name: '2025-2025_2.xml', reason: 'it defines a document type of its own (DTD): it is not read' },
    ])
    await writeFile(path, sampleXml({ number: 'x', date: '2025-09-30' }))
    await utimes(path, new Date('2025-11-17T09:00:00Z'), new Date('2025-11-17T09:00:00Z'))
    await look()
    await look()
    expect(await told()).toEqual({ early: 0, refused: [] })
    expect(await filesOn('admin', '2025/2')).toEqual({ pdf: true, xml: true })
    expect(await lying()).toEqual(['.2025-2025_9.pdf', '2025-2025_9.pdf'])
  })
})
