import { afterAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../../papers/samples/read-pdf.ts'
import { revenueData } from '../../../../papers/sales/revenue-report.ts'
import { sampleRevenue } from '../../../../papers/samples/revenue.ts'
import { closeDocuments, DocumentError, renderDocument } from './index.ts'
import { renderAndCount } from './render.ts'

afterAll(closeDocuments)
const now = new Date('2025-11-17T08:12:00Z')
const data = revenueData(sampleRevenue('it'))

describe('a document', () => {
  it('is declared accessible, dated, set in our own fonts only', async () => {
    const { pdf, warnings } = await renderAndCount('sales/revenue.typ', data, { now })
    expect(warnings).toEqual([])
    const read = await readPdf(pdf)
    expect(read.accessible).toBe(true)
    expect(read.fonts.filter((name) => !/^(InstrumentSans|Fraunces|DejaVuSans)/.test(name))).toEqual([])
    expect(Buffer.from(pdf).toString('latin1')).toContain('D:20251117081200')
  })

  it('is the same for the same data, byte by byte', async () => {
    const [first, second] = [
      await renderDocument('sales/revenue.typ', data, { now }),
      await renderDocument('sales/revenue.typ', data, { now }),
    ]
    expect(Buffer.compare(first, second)).toBe(0)
  })

  it('that cannot be made says where in the template', async () => {
    const failed = renderDocument('sales/revenue.typ', { frame: {} }, { now })
    await expect(failed).rejects.toThrow(DocumentError)
    await expect(failed).rejects.toThrow(/page\.typ:\d+:\d+ /)
    await expect(renderDocument('sales/none.typ', {}, { now })).rejects.toThrow(/none\.typ/)
  })

  it('can be given up, and others follow', async () => {
    const stop = new AbortController()
    const given = renderDocument('sales/revenue.typ', data, { now, signal: stop.signal })
    stop.abort()
    await expect(given).rejects.toThrow(/abort/i)
    expect((await renderDocument('sales/revenue.typ', data, { now })).length).toBeGreaterThan(10_000)
  })

  it('is printed by a new worker after the old one was closed', async () => {
    await closeDocuments()
    expect((await renderDocument('sales/revenue.typ', data, { now })).length).toBeGreaterThan(10_000)
  })
})
