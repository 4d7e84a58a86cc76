import { languages } from '@mandato/contract/words'
import { afterAll, describe, expect, it } from 'vitest'
import { closeDocuments } from '../../src/platform/papers/drawing/index.ts'
import { margins, printerOf } from '../samples/print-sample.ts'
import { hostileTexts } from '../samples/read-pdf.ts'
import { samplePicking, sampleReceipt, sampleShipment } from '../samples/shipment.ts'
import { kilograms } from './kilograms.ts'
import { labelFrame, labelsOf, withCodes } from './label-data.ts'
import { letterData } from './letter.ts'
import { pickingData } from './picking-list.ts'
import { receiptData } from './receipt.ts'

afterAll(closeDocuments)
const letter = printerOf('shipping/letter.typ')
const sheet = printerOf('shipping/label-sheet.typ')
const label = printerOf('shipping/label.typ')
const picking = printerOf('shipping/picking-list.typ')
const receipt = printerOf('shipping/receipt.typ')

const labels = async (paper: ReturnType<typeof sampleShipment>) => ({
  ...labelFrame(paper),
  labels: await withCodes(labelsOf(paper)),
})

describe('the papers of a shipment', () => {
  it.each(languages)('stand on one page each in %s', async (language) => {
    const papers = [
      await letter(await letterData(sampleShipment(language))),
      await letter(await letterData(sampleShipment(language, { letter: null, parcels: [], notes: [] }))),
      await picking(pickingData(samplePicking(language))),
      await receipt(receiptData(sampleReceipt(language))),
      await receipt(receiptData(sampleReceipt(language, { kind: 'return', undoneAt: new Date(0) }))),
    ]
    for (const { pages, text, accessible } of papers) {
      expect(accessible).toBe(true)
      expect(pages).toHaveLength(1)
      expect(pages[0]?.outside(margins)).toBe('')
      expect(text).not.toMatch(/undefined|NaN|[{}]/)
    }
  })

  it('say telephone numbers in groups', async () => {
    const { text } = await letter(await letterData(sampleShipment('fr')))
    expect(text).toContain('+39 0515 550 117')
  })

  it('say weights in kilograms, exactly, in one column of decimals', async () => {
    const { text } = await letter(await letterData(sampleShipment('it')))
    for (const words of ['24,6', '31,2', '69,6', '68,9 kg', '2025/00812', '18/11/2025'])
      expect(text).toContain(words)
    const kg = kilograms('it', [1250, 300])
    expect([kg(1250), kg(300)]).toEqual(['1,25', '0,30'])
    expect(kilograms('en', [1001])(1001)).toBe('1.001')
  })

  it('goes on over further pages with many lines, and says so', async () => {
    const paper = sampleShipment('it')
    const lines = Array.from({ length: 20 }, () => paper.lines).flat()
    const { pages } = await letter(await letterData({ ...paper, lines }))
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.at(-1)?.lines.join()).toContain(`Pagina ${pages.length} di ${pages.length}`)
  })

  it('says who pays the transport and who does it, what the goods look like, and the hour it left', async () => {
    const terms = { freight: 'collect', transportBy: 'recipient', appearance: 'Una cassa' } as const
    const said = async (changed: Parameters<typeof sampleShipment>[1]) =>
      (await letter(await letterData(sampleShipment('it', changed)))).pages[0]?.lines.join('\n') ?? ''
    const whole = await said({
      ...terms,
      shippedOn: '2025-11-18',
      shippedAt: new Date('2025-11-18T14:30:00Z'),
    })
    for (const words of ['Assegnato', 'Una cassa', '18/11/2025, 15:30', 'U.M.', 'pz'])
      expect(whole).toContain(words)
    expect(whole).toMatch(/Trasporto a cura di/)
    // What was noted on a later day says the day alone.
    expect(
      await said({ ...terms, appearance: null, shippedOn: '2025-11-18', shippedAt: null }),
    ).not.toContain('15:30')
    expect(await said({ appearance: null })).toContain('Scatole')
  })

  it('says the parcel of each line and the preparations, and both kinds of labels say them too', async () => {
    const paper = sampleShipment('it', { preparations: [633, 640] })
    const { pages } = await letter(await letterData(paper))
    const lines = pages[0]?.lines ?? []
    expect(lines.find((line) => line.includes('Campionario quarzi'))).toMatch(/pz\s*2\s*2\s*13,8$/)
    for (const words of ['Collo', 'Preparazione', '633, 640']) expect(lines.join('\n')).toContain(words)
    for (const print of [label, sheet]) {
      const { text } = await print(await labels(paper))
      expect(text).toContain('Preparazione 633, 640')
      expect(text).toContain('2025/00812')
    }
    // As many as there is room for.
    const many = sampleShipment('it', { preparations: [1, 2, 3, 4, 5] })
    expect((await letter(await letterData(many))).text).toContain('1, 2, 3, 4 …')
  })

  it('fills sheets of eight labels, or a page with each', async () => {
    const parcels = Array.from({ length: 9 }, (_, i) => ({ n: i + 1, weight: 500, size: null, contents: '' }))
    const data = await labels(sampleShipment('it', { parcels }))
    expect(data.labels).toHaveLength(10)
    expect((await sheet(data)).pages).toHaveLength(2)
    expect((await label(data)).pages).toHaveLength(10)
  })

  it('says who sends it on one line, over the address', async () => {
    const name = 'Noce e Cotto Cucine ed Elettrodomestici di Montelabbate S.p.A.'
    const paper = sampleShipment('it')
    const { pages } = await label(await labels({ ...paper, company: { ...paper.company, name } }))
    expect(pages[0]?.lines).toContain(name)
  })

  it.each(Object.entries(hostileTexts))('holds %s within its pages', async (_, given) => {
    const some = given.slice(0, 200)
    const base = sampleShipment('it')
    const party = { ...base.recipient, name: some, address: some, city: some, notes: some }
    const lines = [{ code: some, name: given, quantity: 99_999, weight: 1 }]
    const paper = sampleShipment('it', {
      recipient: party,
      place: party,
      lines,
      parcels: [{ n: 1, weight: 1, size: null, contents: some }],
      notes: [some],
      carrier: some,
      tracking: some,
    })
    for (const { pages, accessible } of [
      await letter(await letterData(paper)),
      await picking(pickingData(samplePicking('it', { lines, description: some, notes: [given] }))),
      await receipt(receiptData(sampleReceipt('it', { lines, note: given, by: some }))),
    ]) {
      expect(accessible).toBe(true)
      for (const page of pages) expect(page.outside(margins)).toBe('')
    }
    for (const print of [sheet, label]) expect((await print(await labels(paper))).pages).toHaveLength(1)
  })
})
