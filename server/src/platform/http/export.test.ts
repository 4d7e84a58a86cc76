import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { openCompany } from '../../../test/company.ts'
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
    expect(headers['content-disposition']).toBe(`attachment; filename="agencies-${day}.xlsx"`)
    const rows = (await readXlsx(new Uint8Array(rawPayload))).sheets[0]?.rows ?? []
    expect(rows[0]?.slice(0, 2)).toEqual(['Codice', 'Agenzia'])
    expect(rows).toHaveLength(1 + 702)
    expect(new Set(rows.map((r) => r[0])).size).toBe(703)
  })

  it('keeps hostile names as text: unchanged in xlsx, disarmed in csv', async () => {
    const sheet = (await readXlsx(new Uint8Array((await download('xlsx')).rawPayload))).sheets[0]
    const names = (sheet?.rows ?? []).map((r) => r[1])
    for (const name of hostile) expect(names).toContain(name)
    const csv = (await download('csv')).body
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(csv).toContain("'+1+1")
    expect(csv).not.toMatch(/(^|,)[=+@]/m)
  })

  it('holds only what the person sees', async () => {
    const rows =
      (await readXlsx(new Uint8Array((await download('xlsx', 'clerk')).rawPayload))).sheets[0]?.rows ?? []
    expect(rows.map((r) => r[0])).toEqual(['Codice', '0217'])
  })

  it('refuses with the usual envelope before the first byte', async () => {
    const answer = await t.ask('GET', '/api/v1.0/agencies/1?output=xlsx', { token: world.token('agent') })
    expect(answer.status).toBe(403)
    expect(String(answer.headers['content-type'])).toContain('json')
  })
})
