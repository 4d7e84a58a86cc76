import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { importing, openImports } from '../../test/importing.ts'

/* Files that no ERP should write: each is refused with a sentence, or its rows rejected; nothing ends in a 5xx. */
const { t, world, erp } = await openImports('admin')

const header = 'invoice_number,line,date,client_code,family_code,description,quantity,amount'
const row = (line: number, description = 'fine') => `1,${line},2025-05-01,014207,NN,${description},1,10.00`
const file = (...rows: string[]) => `${[header, ...rows].join('\n')}\n`
const written = async () =>
  (
    await t.db
      .selectFrom('invoice_lines')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n
const many = Array.from({ length: 30_000 }, (_, i) =>
  row(i + 1, 'enough text to fill some blocks of the file'),
)

describe('refused as a whole, with the line where there is one', () => {
  test.each<[string, string | Buffer, string, number | null]>([
    ['an empty file', '', 'empty_file', null],
    ['a header without rows', `${header}\n`, 'no_rows', null],
    ['no header', '1,1,2025-05-01,014207,NN,fine,1,10.00\n', 'header_unknown', 1],
    ['missing columns', 'invoice_number,line,client_code\n1,1,014207\n', 'columns_missing', 1],
    ['a column twice', `${header},amount\n${row(1)},2\n`, 'column_twice', 1],
    ['an unclosed quote', file(row(1), row(2, '"open'), row(3)), 'unclosed_quote', 3],
    ['a gzip cut in the middle', gzipSync(Buffer.from(file(...many))).subarray(0, 40_000), 'gzip_cut', null],
    ['a damaged gzip', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), 'gzip_damaged', null],
    ['a line of more than a megabyte', file(row(1), row(2, 'x'.repeat(1_100_000))), 'line_too_long', 3],
    ['binary data', Buffer.from([1, 0, 2, 0, 3, 10, 5, 0]), 'utf_16', 1],
  ])('%s', async (_what, content, key, line) => {
    const ended = await erp.bring('invoices', content)
    expect(ended).toMatchObject({
      state: 'failed',
      failure: { key },
      created: 0,
      may: { apply: false, accept_valid: false },
    })
    if (line !== null) expect(ended.failure?.line).toBe(line)
    expect(ended.failure?.message).toMatch(/^[A-Z].*\.$/)
    expect(await written()).toBe(0)
  })

  test('missing columns are named, and the recognised format is reported', async () => {
    const ended = await erp.bring('invoices', 'invoice_number;line;client_code;colour\n1;1;014207;red\n')
    expect(ended.failure?.message).toBe('Required columns are missing: date, family_code, quantity, amount.')
    expect(ended.recognised).toMatchObject({
      separator: ';',
      missing: ['date', 'family_code', 'quantity', 'amount'],
    })
    const italian = importing(t, world.token('admin'), 'it')
    expect((await italian.look(ended.id)).failure?.message).toContain('Mancano le colonne obbligatorie')
  })

  test('a gzip cut behind many good rows leaves none of them', async () => {
    const cut = gzipSync(Buffer.from(file(...many)), { level: 1 })
    const ended = await erp.bring('invoices', cut.subarray(0, cut.length - 20), { accept_valid: '1' })
    expect(ended).toMatchObject({ state: 'failed', failure: { key: 'gzip_cut' } })
    expect(await written()).toBe(0)
  })

  test('an accent that shows only behind the first blocks decides the encoding of the whole file', async () => {
    const old = Buffer.concat([
      Buffer.from(`${header}\n${many.join('\n')}\n`),
      Buffer.from(`${row(40_000, 'Cucina però')}\n`, 'latin1'),
    ])
    const trial = await erp.bring('invoices', old, { dry_run: '1' })
    expect(trial).toMatchObject({
      state: 'checked',
      rows: 30_001,
      rejected: 0,
      recognised: { encoding: 'windows-1252' },
    })
    const mixed = Buffer.concat([
      Buffer.from(file(...many, ...Array.from({ length: 20 }, (_, i) => row(50_000 + i, 'Città')))),
      Buffer.from(`${row(60_000, 'però')}\n`, 'latin1'),
    ])
    expect(await erp.bring('invoices', mixed)).toMatchObject({
      state: 'failed',
      failure: { key: 'encoding_mixed', line: 30_022 },
    })
    // Also where only one line differs from a file of Windows-1252.
    const once = Buffer.concat([
      Buffer.from(file(...Array.from({ length: 40 }, (_, i) => row(i + 1, 'però'))), 'latin1'),
      Buffer.from(`${row(60, 'Città')}\n`),
    ])
    expect((await erp.bring('invoices', once)).failure).toMatchObject({
      key: 'encoding_mixed',
      message: 'The file mixes encodings: this line is written in UTF-8, the others in Windows-1252.',
      line: 42,
    })
  })
})

describe('rejected row by row', () => {
  test.each<[string, string, string | null, string]>([
    ['a NUL byte', row(1, 'a\0b'), 'description', 'contains a NUL byte'],
    ['a text that is too long', row(1, 'x'.repeat(501)), 'description', 'more than 500 characters'],
    ['a file cut in the middle of a line', '1,1,2025-05-01,0142', null, '4 fields instead of 8'],
    [
      'an amount with a comma among points',
      `${row(2)}\n${row(3)}\n1,4,2025-05-01,014207,NN,x,1,"10,50"`,
      'amount',
      'the file uses the decimal point (1234.56)',
    ],
    [
      'an amount beyond counting',
      '1,1,2025-05-01,014207,NN,x,1,123456789012345678.00',
      'amount',
      'too large',
    ],
    ['not a number', '1,1,2025-05-01,014207,NN,x,1,NaN', 'amount', 'not a number'],
  ])('%s', async (_what, text, column, reason) => {
    const ended = await erp.bring('invoices', `${header}\n${text}`)
    expect(ended).toMatchObject({ state: 'failed', rejected: 1 })
    expect(await erp.errors(ended.id)).toMatchObject([{ column, reason }])
    expect(await written()).toBe(0)
  })

  test('what cannot be seen is left out of texts, as forms do, and letters are kept in one form', async () => {
    const seen = await erp.bring('invoices', file(row(7, '\u202eCuc\u200bina\u0007 perc\u006f\u0301')))
    expect(seen).toMatchObject({ state: 'done', created: 1 })
    const { description } = await t.db
      .selectFrom('invoice_lines')
      .select('description')
      .where('line', '=', 7)
      .executeTakeFirstOrThrow()
    expect(description).toBe('Cucina perc\u00f3')
    await t.db.deleteFrom('invoice_lines').execute()
  })

  test('a file of old systems: lines ended by a carriage return, the file by Ctrl-Z', async () => {
    const old = file(row(8), row(9)).replaceAll('\n', '\r')
    expect(await erp.bring('invoices', `${old}\u001a`, { dry_run: '1' })).toMatchObject({
      state: 'checked',
      rows: 2,
      rejected: 0,
    })
    expect(
      await erp.bring('invoices', `${file(row(8)).replaceAll('\n', '\r\n')}\u001a`, { dry_run: '1' }),
    ).toMatchObject({ state: 'checked', rows: 1, rejected: 0 })
  })

  test('text that means something to the database comes through as it is', async () => {
    const odd = `back\\slash \\N tab\tend 'quote'; drop table invoice_lines; --`
    const done = await erp.bring('invoices', file(row(1, odd)))
    expect(done).toMatchObject({ state: 'done', created: 1 })
    const { description } = await t.db
      .selectFrom('invoice_lines')
      .select('description')
      .executeTakeFirstOrThrow()
    expect(description).toBe(odd)
  })

  test('unknown columns are reported and ignored, empty rows are skipped', async () => {
    const done = await erp.bring(
      'invoices',
      `${header},colour\n,,,,,,,,\n${row(2)},red\n\n , , , , , , , , \n`,
    )
    expect(done).toMatchObject({ state: 'done', rows: 1, created: 1 })
  })

  test('a file with only wrong rows is stopped after a limit, and these are reported', async () => {
    t.config.importMaxRejects = 20
    const bad = Array.from({ length: 21 }, (_, i) => `9,${i + 1},2025-05-01,014207,NN,x,1,bad`)
    const stopped = await erp.bring('invoices', file(row(1), ...bad), { accept_valid: '1' })
    expect(stopped).toMatchObject({
      state: 'failed',
      rejected: 20,
      failure: {
        key: 'too_many_rejects',
        message: 'Reading stopped after 20 rejected rows, more than were valid: they are listed below.',
        line: 23,
      },
      may: { apply: false, accept_valid: false },
    })
    expect(await erp.errors(stopped.id)).toHaveLength(20)
    // Exactly the allowed number is accepted.
    const allowed = await erp.bring('invoices', file(row(10), ...bad.slice(1)), {
      accept_valid: '1',
      dry_run: '1',
    })
    expect(allowed).toMatchObject({ state: 'checked', rejected: 20, may: { accept_valid: true } })
    t.config.importMaxRejects = 10_000
  })

  test('a file that is mostly right is read to its end: the valid rows are applied, the rejected ones are a file', async () => {
    t.config.importMaxRejects = 20
    const rows = Array.from({ length: 80 }, (_, i) =>
      i % 2 === 0 || i < 10 ? row(i + 100) : `9,${i + 100},2025-05-01,014207,NN,x,1,bad`,
    )
    const tried = await erp.bring('invoices', file(...rows), { dry_run: '1' })
    expect(tried).toMatchObject({ state: 'checked', rows: 80, rejected: 35, may: { accept_valid: true } })
    const applied = await t.ask('POST', `/api/v1.0/admin/import/${tried.id}/apply`, {
      token: world.token('admin'),
      body: { accept_valid: true },
    })
    t.config.importMaxRejects = 10_000
    expect(applied.status).toBe(200)
    await t.runJobs()
    const rejected = await t.ask('GET', `/api/v1.0/admin/import/${tried.id}/errors`, {
      token: world.token('admin'),
      query: { output: 'csv' },
    })
    expect(rejected.text.trim().split('\r\n')).toHaveLength(1 + 35)
    expect(
      await t.db.selectFrom('invoice_lines').select('line').where('line', '>=', 100).execute(),
    ).toHaveLength(45)
  })

  test('more rejected rows than a page has are all there, in the order of the file', async () => {
    const rows = Array.from({ length: 3_000 }, (_, i) => `9,${i + 1},2025-05-01,014207,NN,x,1,bad`)
    const ended = await erp.bring('invoices', file(...rows))
    expect(ended).toMatchObject({ rejected: 3_000 })
    const csv = await t.ask('GET', `/api/v1.0/admin/import/${ended.id}/errors`, {
      token: world.token('admin'),
      query: { output: 'csv' },
    })
    const told = csv.text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(line.split(',')[0]))
    expect(told).toEqual(Array.from({ length: 3_000 }, (_, i) => i + 2))
  })
})
