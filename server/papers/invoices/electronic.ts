import { documentTypes } from '@mandato/contract/invoices/document-types'
import { paymentMethods } from '@mandato/contract/invoices/status'
import { numberIn } from '@mandato/contract/numbers'
import type { Language } from '@mandato/contract/words'
import type { Change, ElectronicInvoice } from '../../src/invoices/electronic/invoice.ts'
import type { Company } from '../../src/platform/papers/drawing/company.ts'
import { figuresIn } from '../../src/platform/papers/drawing/figures.ts'
import { frameData } from '../../src/platform/papers/drawing/frame.ts'
import { renderDocument } from '../../src/platform/papers/drawing/index.ts'
import { partyData } from '../party.ts'
import { sayElectronic } from './electronic-words.ts'

/** An electronic invoice as it is drawn. */
export interface ElectronicPaper {
  readonly language: Language
  readonly company: Company
  readonly invoice: ElectronicInvoice
  /** Of the file it was read from. */
  readonly sha256: string
  readonly drawnAt: Date
}

/** Draws an electronic invoice. */
export const printElectronic = (paper: ElectronicPaper): Promise<Uint8Array> =>
  renderDocument('invoices/electronic.typ', electronicData(paper), { now: paper.drawnAt })

type Say = ReturnType<typeof sayElectronic>
type Party = ElectronicInvoice['seller']

function electronicData({ language, company, invoice, sha256, drawnAt }: ElectronicPaper) {
  const say = sayElectronic(language)
  const figures = figuresIn(language)
  // Unit prices have up to eight decimals, and are shown with all of them.
  const exact = numberIn(language, { minimumFractionDigits: 2, maximumFractionDigits: 8 })
  const few = numberIn(language, { maximumFractionDigits: 8 })
  const title = documentTypes[invoice.type]?.[language] ?? say('unknownType', { code: invoice.type })
  const of = say('of', { number: invoice.number, day: figures.date(invoice.date) })
  const changes = (all: readonly Change[]) => all.map((one) => changed(one, exact, few)).join(' ')
  const vat = (rate: number, nature: string | null) =>
    nature ? say('nature', { code: nature }) : `${few(rate)} %`
  return {
    frame: frameData({
      language,
      company,
      title,
      subtitle: [{ strong: of }],
      running: `${title} ${of} · ${invoice.buyer.name}`,
      corner: figures.moment(drawnAt),
      foot: 'legal',
    }),
    parties: [party(say, 'seller', invoice.seller, language), party(say, 'buyer', invoice.buyer, language)],
    facts: factsOf(invoice, say, figures.date),
    lines: {
      title: say('lines'),
      head: [
        say('line'),
        say('code'),
        say('description'),
        say('quantity'),
        say('price'),
        say('changes'),
        say('vat'),
        say('amount'),
      ],
      rows: invoice.lines.map((line) => [
        String(line.n),
        line.code ?? '',
        line.description,
        line.quantity === null ? '' : [few(line.quantity), line.unit].filter(Boolean).join(' '),
        exact(line.price),
        changes(line.changes),
        vat(line.rate, line.nature),
        exact(line.total),
      ]),
    },
    rates: {
      title: say('rates'),
      head: [say('vat'), say('taxable'), say('tax')],
      rows: invoice.rates.map(({ rate, nature, taxable, tax }) => [
        vat(rate, nature),
        figures.cents(taxable),
        figures.cents(tax),
      ]),
    },
    sums: [
      ...(invoice.changes.length > 0 ? [{ label: say('onDocument'), value: changes(invoice.changes) }] : []),
      ...(invoice.stamp === null ? [] : [{ label: say('stamp'), value: figures.cents(invoice.stamp) }]),
    ],
    total: { label: say('total'), value: `${figures.cents(invoice.total)} ${invoice.currency}` },
    instalments: {
      title: say('instalments'),
      head: [say('due'), say('method'), say('bank'), say('amount')],
      rows: invoice.instalments.map(({ date, reckoned, method, iban, amount }) => [
        `${figures.date(date)}${reckoned ? ' *' : ''}`,
        paymentMethods[method] ? `${paymentMethods[method][language]} (${method})` : method,
        iban ?? '',
        figures.cents(amount),
      ]),
      note: invoice.instalments.some(({ reckoned }) => reckoned) ? say('reckoned') : '',
    },
    original: say('original', { hash: sha256 }),
  }
}

const changed = (
  { down, percent, amount }: Change,
  exact: (n: number) => string,
  few: (n: number) => string,
) => {
  const sign = down ? '−' : '+'
  return amount === null ? `${sign}${few(percent ?? 0)} %` : `${sign}${exact(amount)}`
}

const party = (say: Say, what: 'seller' | 'buyer', from: Party, language: Language) =>
  partyData(
    say(what),
    {
      name: from.name,
      address: from.address,
      postalCode: from.postal_code,
      city: from.city,
      province: from.province,
      country: from.country,
      phone: null,
      vatNumber: from.vat_number,
      notes:
        from.tax_code && from.tax_code !== from.vat_number ? say('taxCode', { number: from.tax_code }) : null,
    },
    language,
  )

/** What else the document refers to, each only where it does. */
function factsOf(invoice: ElectronicInvoice, say: Say, date: (day: string) => string) {
  const transports = invoice.transports.map((one) =>
    [one.number, one.date && date(one.date)].filter(Boolean).join(' · '),
  )
  return [
    { label: say('order'), value: invoice.orders.join(', ') },
    { label: say('transport'), value: transports.join(', ') },
    { label: say('connected'), value: invoice.connected.join(', ') },
    { label: say('reason'), value: invoice.reasons.join(' ') },
    { label: say('attachments'), value: invoice.attachments.join(', ') },
  ].filter(({ value }) => value !== '')
}
