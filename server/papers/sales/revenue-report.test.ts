import { languages } from '@mandato/contract/words'
import { describe, expect, it } from 'vitest'
import { margins, printerOf } from '../samples/print-sample.ts'
import { hostileTexts, readPdf } from '../samples/read-pdf.ts'
import { sampleRevenue } from '../samples/revenue.ts'
import { scaleFor } from './month-chart.ts'
import type { RevenueReport } from './revenue-figures.ts'
import { revenueData, revenueReport } from './revenue-report.ts'

const printed = printerOf('sales/revenue.typ')
const print = (report: RevenueReport) => printed(revenueData(report))

describe('the revenue report', () => {
  it.each(languages)('says everything on one page in %s', async (language) => {
    const { pages, text } = await print(sampleRevenue(language))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.outside(margins)).toBe('')
    expect(text).not.toMatch(/undefined|NaN|[{}]/)
  })

  it('writes the figures of the wire as its reader does', async () => {
    const { text } = await print(sampleRevenue('it'))
    for (const figure of [
      '1.373.402',
      '1.279.204',
      '+7,4%',
      '+94.198 euro',
      'su 1.406.541, −33.139',
      '−10,2%',
    ])
      expect(text).toContain(figure)
    expect(text).toContain('14/11/2025')
    expect(text).toContain('A014 Emilia Arredo Rappresentanze')
  })

  it('shows no budget to a reader who sees none', async () => {
    const report = sampleRevenue('en')
    const rows = report.rows.map((row) => ({
      ...row,
      budget_year: null,
      budget_prog: null,
      budget_pct: null,
    }))
    const { text } = await print({ ...report, rows, budgetMonths: null })
    expect(text).not.toMatch(/budget/i)
  })

  it('calls new what has nothing to be compared with', async () => {
    const report = sampleRevenue('en')
    const rows = report.rows.map((row) => ({ ...row, prev_prog: 0, delta_pct: null }))
    expect((await print({ ...report, rows })).text).toContain('new')
  })

  it('can be printed before any revenue was brought in', async () => {
    const report = sampleRevenue('fr')
    const none = { ...report, rows: [], years: [], leaders: [], budgetMonths: null }
    const { text } = await print({ ...none, meta: { ...report.meta, as_of: null } })
    expect(text).toContain('aucune donnée importée')
  })

  it.each(Object.entries(hostileTexts))('holds %s as a name within its page', async (_, name) => {
    const report = sampleRevenue('it')
    const { pages, accessible } = await print({
      ...report,
      about: { subject: name, filters: name },
      leaders: report.leaders.map((row) => ({ ...row, label: name, place: name, code: name.slice(0, 20) })),
    })
    expect(accessible).toBe(true)
    for (const page of pages) expect(page.outside(margins)).toBe('')
  })

  it('is printed off the main thread', async () => {
    expect((await readPdf(await revenueReport(sampleRevenue('es')))).accessible).toBe(true)
  })
})

describe('the scale of the months', () => {
  it('has round steps and room for the highest bar', () => {
    const { ticks, at } = scaleFor([119_400, 157_500])
    expect(ticks).toEqual([0, 50_000, 100_000, 150_000])
    expect(at(0)).toBe(0)
    expect(at(157_500)).toBeLessThan(1)
  })

  it('goes below zero where credit notes do', () => {
    const { ticks, at } = scaleFor([40_000, -12_000])
    expect(ticks.includes(0)).toBe(true)
    expect(at(-12_000)).toBeGreaterThanOrEqual(0)
    expect(at(0)).toBeGreaterThan(at(-12_000))
  })

  it('has ticks when there is nothing to show', () => {
    expect(scaleFor([]).ticks.length).toBeGreaterThan(1)
  })
})
