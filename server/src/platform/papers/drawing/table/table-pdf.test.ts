import { afterAll, describe, expect, it } from 'vitest'
import { sampleCompany } from '../../../../../papers/samples/company.ts'
import { hostileTexts, readPdf } from '../../../../../papers/samples/read-pdf.ts'
import { closeDocuments, type TableHeader, type TablePdf, tablePdf } from '../index.ts'

afterAll(closeDocuments)

const headers: TableHeader[] = [
  { key: 'code', label: 'Codice', type: 'text' },
  { key: 'name', label: 'Ragione sociale', type: 'text' },
  { key: 'state', label: 'Stato', type: 'badge', words: { ok: { label: 'Confermata', tone: 'ok' } } },
  { key: 'amount', label: 'Importo', type: 'money', total: true },
  { key: 'delta_pct', label: 'Δ %', type: 'percent' },
  { key: 'photo', label: 'Foto', type: 'image' },
]
const row = (i: number, agency = 'A014') => ({
  code: `C${i}`,
  name: `Cliente ${i}`,
  state: 'ok',
  amount: i + 0.1,
  delta_pct: -1.5,
  agency,
})
interface Printed extends Partial<TablePdf> {
  readonly rows?: Iterable<object> | AsyncIterable<object>
}
const print = async ({ rows = [], ...change }: Printed) => {
  const { bytes } = await tablePdf({
    headers,
    parts: inTens(rows),
    title: 'Elenco clienti',
    language: 'it',
    company: sampleCompany,
    printedAt: new Date('2025-11-17T08:12:00Z'),
    ...change,
  })
  return readPdf(bytes)
}
async function* inTens(rows: NonNullable<Printed['rows']>) {
  let part: Record<string, unknown>[] = []
  for await (const one of rows) {
    part.push({ ...one })
    if (part.length < 10) continue
    yield part
    part = []
  }
  yield part
}
const many = (n: number) => Array.from({ length: n }, (_, i) => row(i + 1))
const margins = { x: 36, top: 20, bottom: 14 }

describe('a table on paper', () => {
  it('keeps a figure on one line in every language', async () => {
    // The text takes what is left, so that the other columns are only as wide as their figures.
    const keys = Array.from({ length: 9 }, (_, i) => `n${i}`)
    const long = 'La Bottega del Mobile di De Bona e Figli nel Centro Storico'
    for (const language of ['it', 'en', 'fr', 'es'] as const) {
      const { text } = await print({
        headers: [
          { key: 'name', label: 'Nome', type: 'text' },
          ...keys.map((key) => ({ key, label: 'N', type: 'int' as const })),
        ],
        rows: [{ name: long, ...Object.fromEntries(keys.map((key) => [key, 10_956])) }],
        language,
      })
      const sign = { it: '.', en: ',', fr: '\u00a0', es: '.' }[language]
      expect(text.split(`10${sign}956`), language).toHaveLength(keys.length + 1)
    }
  })

  it('says what it is, repeats its heading, counts its pages and adds up in cents', async () => {
    const { pages, text, accessible } = await print({
      rows: many(150),
      asOf: '2025-11-14',
      filters: 'Solo attivi',
    })
    expect(accessible).toBe(true)
    expect(pages.length).toBeGreaterThan(2)
    for (const [i, page] of pages.entries()) {
      const whole = page.lines.join('\n')
      expect(whole).toContain('Ragione sociale')
      expect(whole).toContain(`Pagina ${i + 1} di ${pages.length}`)
      expect(page.outside(margins)).toBe('')
    }
    expect(text).toContain('150 righe · dati al 14/11/2025')
    expect(text).toContain('Solo attivi')
    // 1,1 + 2,1 + … + 150,1
    expect(text).toContain('11.340,00')
    expect(text).toContain('Confermata')
    expect(text).toContain('−1,5%')
    expect(text).not.toContain('Foto')
  })

  it('has every row once, in order, whatever the length', async () => {
    const { text, pages } = await print({ rows: many(1_200) })
    const codes = Array.from(text.matchAll(/Cliente (\d+)/g), ([, n]) => Number(n))
    expect(codes).toEqual(Array.from({ length: 1_200 }, (_, i) => i + 1))
    expect(pages.at(-1)?.lines.join()).toContain(`Pagina ${pages.length} di ${pages.length}`)
  })

  it('groups rows, sums each group and says where one goes on', async () => {
    const rows = [...many(70).map((one) => ({ ...one, agency: 'A014 Emilia' })), row(71, 'A021 Lariana')]
    const { text } = await print({ rows, groupBy: 'agency' })
    expect(text).toContain('A014 Emilia (segue)')
    expect(text).toContain('A021 Lariana')
    // 1,1 + … + 70,1, and with the seventy-first.
    expect(text).toContain('2.492,00')
    expect(text).toMatch(/Totale generale.*2\.563,10/)
  })

  it('prints a total that came with the rows instead of adding it once more', async () => {
    const rows = [row(1), { ...row(1), kind: 'of_which' }, { ...row(1), name: 'Totale', kind: 'total' }]
    const { text } = await print({ rows })
    expect(text.match(/Totale/g)).toHaveLength(1)
    expect(text).not.toContain('righe')
  })

  it('takes the smaller paper when its columns allow', async () => {
    const [narrow] = (await print({ rows: many(3) })).pages
    const columns = Array.from({ length: 20 }, (_, i) => ({
      key: `c${i}`,
      label: `Colonna ${i}`,
      type: 'text' as const,
    }))
    const wide = {
      rows: [Object.fromEntries(columns.map(({ key }) => [key, 'Arredamenti']))],
      headers: columns,
    }
    const [turned] = (await print(wide)).pages
    expect([narrow?.width, turned?.width].map((width) => Math.round(width ?? 0))).toEqual([595, 842])
    expect(turned?.outside(margins)).toBe('')
  })

  it('holds hostile texts inside their cells and the page', async () => {
    const rows = Object.values(hostileTexts).map((text) => ({
      ...row(1),
      code: text,
      name: text,
      agency: text,
    }))
    const { pages, accessible } = await print({
      rows,
      groupBy: 'agency',
      title: 'X'.repeat(300),
      filters: 'Y'.repeat(900),
    })
    expect(accessible).toBe(true)
    for (const page of pages) expect(page.outside(margins)).toBe('')
  })

  it('prints an empty list as one', async () => {
    expect((await print({})).text).toContain('Nessuna riga')
  })
})

describe('a long table', () => {
  it('tells how many of its pages are set', async () => {
    const seen: [number, number][] = []
    const { pages } = await print({ rows: many(900), progress: (done, of) => seen.push([done, of]) })
    expect(seen.at(-1)).toEqual([pages.length, pages.length])
    expect(seen.length).toBeGreaterThan(1)
  })

  it('can be cancelled while its rows still come', async () => {
    const stop = new AbortController()
    let asked = 0
    async function* endless() {
      for (;;) {
        asked += 1
        if (asked === 1_600) stop.abort()
        yield row(asked)
      }
    }
    await expect(print({ rows: endless(), signal: stop.signal })).rejects.toThrow(/abort/i)
    expect(asked).toBeLessThan(5_000)
    expect((await print({ rows: many(2) })).text).toContain('Cliente 2')
  })

  it('fails with its source, and the next one is printed', async () => {
    async function* broken() {
      yield row(1)
      throw new Error('the database went away')
    }
    await expect(print({ rows: broken() })).rejects.toThrow('the database went away')
    expect((await print({ rows: many(2) })).text).toContain('Cliente 2')
  })
})
