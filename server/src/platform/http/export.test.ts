import { beforeAll, describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
import { readTable } from '../../../test/spreadsheet.ts'
import { today } from '../clock.ts'

const hostile = [
  '=HYPERLINK("http://evil.example")',
  '+1+1',
  '-2',
  '@SUM(A1)',
  '\tx',
  'a "quoted", name',
  'two\nlines',
  '🪑 sedia',
]
const { t, world } = await openCompany()
beforeAll(async () => {
  const rows = Array.from({ length: 700 }, (_, i) => ({
    code: `X${String(i).padStart(4, '0')}`,
    business_name: hostile[i] ?? `Agenzia ${String(i)}`,
  }))
  await t.db.insertInto('agencies').values(rows).execute()
})

const download = async (output: string, who: 'admin' | 'clerk' = 'admin') =>
  t.app.inject({
    method: 'GET',
    url: `/api/v1.0/agencies/1?sort=code&output=${output}`,
    headers: { token: world.token(who), 'accept-language': 'it' },
  })

describe('a table as a file', () => {
  it('has exactly the rows of the list, over all its pages', async () => {
    const { rawPayload, headers } = await download('xlsx')
    const day = today(t.clock)
    expect(headers['content-disposition']).toBe(`attachment; filename="agenzie-tutte-le-agenzie-${day}.xlsx"`)
    const { heads, column } = await readTable(rawPayload)
    expect(heads.slice(0, 2)).toEqual(['Codice', 'Agenzia'])
    const codes = column('Codice')
    expect([codes.length, new Set(codes).size]).toEqual([702, 702])
  })

  it('keeps hostile names as text: unchanged in xlsx, disarmed in csv', async () => {
    const names = (await readTable((await download('xlsx')).rawPayload)).column('Agenzia')
    for (const name of hostile) expect(names).toContain(name)
    const csv = (await download('csv')).body
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(csv).toContain("'+1+1")
    expect(csv).not.toMatch(/(^|,)[=+@]/m)
  })

  it('holds only what the person sees', async () => {
    const { column } = await readTable((await download('xlsx', 'clerk')).rawPayload)
    expect(column('Codice')).toEqual(['0217'])
  })

  it('tells moments by the clock of the company, like the screen and the paper', async () => {
    const moments = [
      '2025-12-31T23:30:00Z',
      '2026-07-01T22:15:00Z',
      '2026-03-29T00:59:00Z',
      '2026-03-29T01:00:00Z',
    ]
    const imported = { kind: 'clients', bytes: 1, dry_run: true, accept_valid: false }
    await t.db
      .insertInto('imports')
      .values(moments.map((created_at) => ({ ...imported, file_name: created_at, created_at })))
      .execute()
    const { rawPayload } = await t.app.inject({
      method: 'GET',
      url: '/api/v1.0/admin/imports/1?output=xlsx',
      headers: { token: world.token('admin'), 'accept-language': 'it' },
    })
    const { heads, rows } = await readTable(rawPayload)
    const [when, file] = [heads.indexOf('Quando'), heads.indexOf('File')]
    const told = new Map(rows.map((row) => [row[file], (row[when] as Date).toISOString().slice(0, 16)]))
    expect(moments.map((moment) => told.get(moment))).toEqual([
      '2026-01-01T00:30',
      '2026-07-02T00:15',
      '2026-03-29T01:59',
      '2026-03-29T03:00',
    ])
  })

  it('refuses with the usual envelope before the first byte', async () => {
    const answer = await t.ask('GET', '/api/v1.0/agencies/1?output=xlsx', { token: world.token('agent') })
    expect(answer.status).toBe(403)
    expect(String(answer.headers['content-type'])).toContain('json')
  })
})
