import { languages } from '@mandato/contract/words'
import { afterAll, describe, expect, it } from 'vitest'
import { closeDocuments } from '../../src/platform/papers/drawing/index.ts'
import { sampleOrder } from '../samples/order.ts'
import { margins, printerOf } from '../samples/print-sample.ts'
import { hostileTexts } from '../samples/read-pdf.ts'
import { orderData } from './order.ts'
import { swatchOf } from './swatch.ts'

afterAll(closeDocuments)
const print = printerOf('orders/order.typ')
const order = (...given: Parameters<typeof sampleOrder>) => print(orderData(sampleOrder(...given)))

describe('the paper of an order', () => {
  it.each(languages)('stands on one page in %s, with everything the form says', async (language) => {
    const { pages, text, accessible } = await order(language)
    expect(accessible).toBe(true)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.outside(margins)).toBe('')
    expect(text).not.toMatch(/undefined|NaN|[{}]/)
    const said = [
      'OM-2025/00417',
      '100482',
      'Arredamenti Città Nuova S.r.l.',
      'Magazzino San Lazzaro',
      'A014',
      'Lucrezia',
      'Noce canaletto',
      'Melaminico tortora',
      'Regolabili 10–14 cm',
      'LC-C60F',
      'Sara Moretti',
      'Pianta e prospetti.pdf',
    ]
    for (const words of said) expect(text).toContain(words)
  })

  it('adds its pieces up, and says sizes as a reader of the language writes them', async () => {
    const { text } = await order('it')
    expect(text).toMatch(/4 righe, pezzi\s+5/)
    expect(text).toMatch(/1,8\sMB/)
    expect((await order('it', { lines: sampleOrder('it').lines.slice(0, 1) })).text).toMatch(
      /1 riga, pezzi\s+2/,
    )
  })

  it('says price, discounts and amount of each line, both prices where one changed, and whose is to be confirmed', async () => {
    const { text, accessible } = await order('it')
    for (const words of ['1.299,00', '50 + 10 + 5', '555,32', '1.110,64', 'Importo EUR', 'da confermare'])
      expect(text).toContain(words)
    expect(text).toMatch(/Mostrato il 10\/11\/2025 a\s+555,32;\s+all’invio\s+561,00\s+\(listino\)/)
    expect(text).toContain('prezzo da confermare per 1 riga')
    expect(accessible).toBe(true)
  })

  it('says what a line is counted in beside its number, and nothing beside free text', async () => {
    const { text } = await order('it')
    expect(text.match(/[12]\s+pz/g)).toHaveLength(3)
    const metres = sampleOrder('it').lines.map((line) => ({
      ...line,
      quantity: 12_000,
      unit: 'metri lineari',
    }))
    const { pages, text: long } = await order('it', { lines: metres })
    expect(long).toContain('metri')
    expect(pages[0]?.outside(margins)).toBe('')
  })

  it('adds up what is priced whole', async () => {
    const { text } = await order('fr', { lines: sampleOrder('fr').lines.slice(0, 3) })
    expect(text).toMatch(/Total net, hors TVA\s*2\s221,28/)
    expect(text).not.toContain('à confirmer')
  })

  it('puts the energy class with its range beside a labelled appliance, with prices or without', async () => {
    for (const currency of ['EUR', null]) {
      const { text } = await order('en', { currency })
      expect(text).toContain('A+ (A+++–D)')
      expect(text.includes('Net total')).toBe(currency !== null)
    }
  })

  it('says how large each article is, in the unit all of them have, and nothing where nobody says', async () => {
    expect((await order('it')).text).toContain('60 × 216 × 58 cm')
    const { text } = await order('it', { currency: null })
    expect(text).toContain('Misure (cm)')
    expect(text).toContain('60 × 216 × 58')
    expect(text).not.toContain('58 cm')
    const [base, ...rest] = sampleOrder('it').lines
    const mixed = [{ ...base, measures: '600 mm' } as (typeof rest)[number], ...rest]
    expect((await order('it', { lines: mixed, currency: null })).text).toMatch(/600 mm[^]*60 × 216 × 58 cm/)
    const none = sampleOrder('it').lines.map((line) => ({ ...line, measures: '' }))
    for (const currency of ['EUR', null])
      expect((await order('it', { lines: none, currency })).text).not.toContain('Misure')
  })

  it('shows what a surface looks like where its words say it, in each language, and draws nothing from others', () => {
    const looks = (words: string) => /fill="(#\w+)"\/>/.exec(swatchOf(words) ?? '')?.[1] ?? null
    expect(['Noce canaletto', 'Walnut', 'Noyer', 'Nogal'].map(looks)).toEqual(Array(4).fill('#6b4a33'))
    expect(looks('Laccato Bianco')).toBe('#f3f1ec')
    expect(looks('Quarzo «Pietra di Cotto»')).toBe('#a4502f')
    expect(['', 'Senza maniglia', 'Lucrezia'].map(looks)).toEqual([null, null, null])
  })

  it('is a draft without a number, and says so', async () => {
    const { text } = await order('en', { number: null, lines: [] })
    expect(text).toContain('Draft: not sent')
    expect(text).not.toContain('OM-')
  })

  it('says its revision, and where the goods go if that is not another place', async () => {
    const { text } = await order('fr', { revision: 2, place: null })
    expect(text).toContain('révision 2')
    expect(text).toContain('Comme l’adresse du client')
  })

  it('of ready goods says when and where they are fetched', async () => {
    const pickup = { from: '2026-01-19', until: '2026-01-22', place: 'Deposito centrale, banco 3' }
    const { text } = await order('it', { type: 'ready', composition: null, deliveryDate: null, pickup })
    for (const words of ['Ritiro dal – al', '19/01/2026 –', '22/01/2026']) expect(text).toContain(words)
    expect(text).toMatch(/Luogo del ritiro[^]*Deposito centrale, banco 3/)
    expect(text).not.toContain('Magazzino San Lazzaro')
  })

  it('of missing goods names the order they belong to and the carrier’s note, and no kitchen', async () => {
    const changes = { type: 'missing', composition: null, orderReference: 'OM-2025/00398' } as const
    const { text } = await order('es', { ...changes, carrierNote: 'Bulto 2 abierto' })
    for (const words of ['Solicitud de faltantes', 'OM-2025/00398', 'Bulto 2 abierto'])
      expect(text).toContain(words)
    expect(text).not.toContain('Composición')
  })

  it('goes on over further pages with many lines, under the same heads', async () => {
    const lines = Array.from({ length: 200 }, (_, i) => ({
      code: `LC-${i}`,
      description: 'Base',
      measures: '',
      quantity: 1,
      unit: '',
      energy: null,
      price: null,
    }))
    const { pages } = await order('it', { lines })
    expect(pages.length).toBeGreaterThan(3)
    for (const { lines: said, outside } of pages.slice(0, 3)) {
      expect(said.join('\n')).toContain('Descrizione')
      expect(outside(margins)).toBe('')
    }
    // The signatures stand together, on the last page.
    expect(pages.at(-1)?.lines.join('\n')).toContain('Il cliente, per accettazione')
  })

  it.each(Object.entries(hostileTexts))('holds %s within its pages', async (_, given) => {
    const some = given.slice(0, 80)
    const { composition, buyer, client, agency, ...paper } = sampleOrder('it')
    const { pages } = await order('it', {
      reference: some,
      payment: some,
      notes: given.slice(0, 2000),
      client: { ...client, name: some, address: some },
      agency: { ...agency, name: some, email: some },
      agent: some,
      composition: composition && { ...composition, model: some, feet: some },
      lines: paper.lines.map((line) => ({
        ...line,
        code: some.slice(0, 40),
        description: given.slice(0, 300),
      })),
      attachments: [{ name: `${some}.pdf`, bytes: 1 }],
      buyer: { ...buyer, name: some, email: some },
    })
    for (const page of pages) expect(page.outside(margins)).toBe('')
  })
})
