import { attachmentsOf } from './attachments.ts'
import { FileRefused } from './refused.ts'
import { mostSignedBytes } from './limits.ts'
import { type Element, treeOf } from './tree.ts'
import { unwrapped } from './unwrap.ts'
import { all, at, dayAt, needed, numberAt, wordsAt } from './values.ts'

/** Who sold or bought. */
interface ElectronicParty {
  readonly name: string
  readonly country: string
  readonly vat_number: string | null
  readonly tax_code: string | null
  readonly address: string | null
  readonly postal_code: string | null
  readonly city: string | null
  readonly province: string | null
}
/** An increase or a discount: an amount wins over a percentage. */
export interface Change {
  readonly down: boolean
  readonly percent: number | null
  readonly amount: number | null
}
interface ElectronicLine {
  readonly n: number
  readonly code: string | null
  readonly description: string
  readonly quantity: number | null
  readonly unit: string | null
  readonly price: number
  readonly changes: readonly Change[]
  readonly total: number
  readonly rate: number
  /** Why there is no VAT (`N4`). */
  readonly nature: string | null
}
interface ElectronicInstalment {
  readonly method: string
  readonly date: string
  /** Worked out here, because the file states none. */
  readonly reckoned: boolean
  readonly amount: number
  readonly iban: string | null
}
/** One body of an electronic invoice: a document. Numbers as the file has them, at most eight decimals. */
export interface ElectronicInvoice {
  /** `TD01`, `TD04` … */
  readonly type: string
  readonly number: string
  readonly date: string
  readonly currency: string
  readonly seller: ElectronicParty
  readonly buyer: ElectronicParty
  readonly reasons: readonly string[]
  readonly orders: readonly string[]
  readonly transports: readonly { readonly number: string; readonly date: string | null }[]
  readonly connected: readonly string[]
  readonly lines: readonly ElectronicLine[]
  readonly rates: readonly {
    readonly rate: number
    readonly nature: string | null
    readonly taxable: number
    readonly tax: number
  }[]
  readonly changes: readonly Change[]
  readonly stamp: number | null
  readonly total: number
  readonly instalments: readonly ElectronicInstalment[]
  readonly attachments: readonly string[]
}

/** Most of a kind that a paper can show; what the exchange takes is below. */
const mostLines = 5_000
const mostBodies = 500

/** Every document of an electronic invoice, plain or signed. */
export function electronicInvoices(data: Uint8Array): readonly ElectronicInvoice[] {
  if (data.byteLength > mostSignedBytes) throw new FileRefused('too_large')
  const root = treeOf(xmlOf(data))
  if (root.name === 'FatturaElettronicaSemplificata') throw new FileRefused('simplified')
  if (root.name !== 'FatturaElettronica') throw new FileRefused('not_an_invoice')
  const header = at(root, 'FatturaElettronicaHeader')
  const seller = partyOf(at(header, 'CedentePrestatore'), 'CedentePrestatore')
  const buyer = partyOf(at(header, 'CessionarioCommittente'), 'CessionarioCommittente')
  const bodies = all(root, 'FatturaElettronicaBody')
  if (bodies.length === 0) throw new FileRefused('field', 'FatturaElettronicaBody')
  if (bodies.length > mostBodies) throw new FileRefused('too_much')
  return bodies.map((body) => ({ seller, buyer, ...bodyOf(body) }))
}

/** The XML of a file, plain or signed. */
function xmlOf(data: Uint8Array): Uint8Array {
  const first = data.find((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf].includes(byte))
  return first === 0x3c ? data : unwrapped(data)
}

/** Two files with one invoice in them: signed or not, and whatever a program made of the ends of the lines. */
export const sameInvoice = (one: Uint8Array, other: Uint8Array): boolean => plain(one) === plain(other)

const plain = (data: Uint8Array) =>
  Buffer.from(xmlOf(data))
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .replaceAll('\r\n', '\n')
    .trim()

function partyOf(element: Element | undefined, what: string): ElectronicParty {
  const person = at(element, 'DatiAnagrafici')
  const vat = at(person, 'IdFiscaleIVA')
  const seat = at(element, 'Sede')
  const name = at(person, 'Anagrafica')
  const called =
    wordsAt(name, 'Denominazione') ??
    [wordsAt(name, 'Nome'), wordsAt(name, 'Cognome')].filter(Boolean).join(' ')
  if (called === '') throw new FileRefused('field', what)
  return {
    name: called,
    country: wordsAt(vat, 'IdPaese') ?? wordsAt(seat, 'Nazione') ?? 'IT',
    vat_number: wordsAt(vat, 'IdCodice'),
    tax_code: wordsAt(person, 'CodiceFiscale'),
    address: [wordsAt(seat, 'Indirizzo'), wordsAt(seat, 'NumeroCivico')].filter(Boolean).join(' ') || null,
    postal_code: wordsAt(seat, 'CAP'),
    city: wordsAt(seat, 'Comune'),
    province: wordsAt(seat, 'Provincia'),
  }
}

function bodyOf(body: Element): Omit<ElectronicInvoice, 'seller' | 'buyer'> {
  const general = at(body, 'DatiGenerali')
  const document = at(general, 'DatiGeneraliDocumento')
  const goods = at(body, 'DatiBeniServizi')
  const type = needed(document, 'TipoDocumento')
  if (!/^TD\d\d$/.test(type)) throw new FileRefused('field', 'TipoDocumento')
  const currency = needed(document, 'Divisa')
  if (!/^[A-Z]{3}$/.test(currency)) throw new FileRefused('field', 'Divisa')
  const date = dayAt(document, 'Data') ?? missing('Data')
  const lines = all(goods, 'DettaglioLinee')
  if (lines.length > mostLines) throw new FileRefused('too_much')
  const rates = all(goods, 'DatiRiepilogo').map((rate) => ({
    rate: sure(rate, 'AliquotaIVA'),
    nature: wordsAt(rate, 'Natura'),
    taxable: sure(rate, 'ImponibileImporto'),
    tax: sure(rate, 'Imposta'),
  }))
  return {
    type,
    currency,
    date,
    number: needed(document, 'Numero'),
    reasons: all(document, 'Causale').flatMap(({ text }) => text.replaceAll(/\s+/g, ' ').trim() || []),
    orders: idsOf(general, 'DatiOrdineAcquisto'),
    connected: idsOf(general, 'DatiFattureCollegate'),
    transports: all(general, 'DatiDDT').map((one) => ({
      number: needed(one, 'NumeroDDT'),
      date: dayAt(one, 'DataDDT'),
    })),
    lines: lines.map(lineOf),
    rates,
    changes: changesOf(document),
    stamp: numberAt(document, 'DatiBollo', 'ImportoBollo'),
    total:
      numberAt(document, 'ImportoTotaleDocumento') ??
      Math.round(rates.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0) * 100) / 100,
    instalments: instalmentsOf(body, date),
    attachments: attachmentsOf(body),
  }
}

const missing = (field: string): never => {
  throw new FileRefused('field', field)
}
const sure = (element: Element, name: string): number => numberAt(element, name) ?? missing(name)
const idsOf = (general: Element | undefined, name: string) => [
  ...new Set(all(general, name).flatMap((one) => wordsAt(one, 'IdDocumento') ?? [])),
]

const changesOf = (element: Element | undefined): readonly Change[] =>
  all(element, 'ScontoMaggiorazione').map((one) => ({
    down: needed(one, 'Tipo') === 'SC',
    percent: numberAt(one, 'Percentuale'),
    amount: numberAt(one, 'Importo'),
  }))

const lineOf = (line: Element): ElectronicLine => ({
  n: sure(line, 'NumeroLinea'),
  code: wordsAt(line, 'CodiceArticolo', 'CodiceValore'),
  description: wordsAt(line, 'Descrizione') ?? '',
  quantity: numberAt(line, 'Quantita'),
  unit: wordsAt(line, 'UnitaMisura'),
  price: sure(line, 'PrezzoUnitario'),
  changes: changesOf(line),
  total: sure(line, 'PrezzoTotale'),
  rate: sure(line, 'AliquotaIVA'),
  nature: wordsAt(line, 'Natura'),
})

/** Every instalment of every payment: its own day, else the reference day and so many days, else the invoice's. */
const instalmentsOf = (body: Element, date: string): readonly ElectronicInstalment[] =>
  all(body, 'DatiPagamento').flatMap((payment) =>
    all(payment, 'DettaglioPagamento').map((part) => {
      const stated = dayAt(part, 'DataScadenzaPagamento')
      return {
        method: needed(part, 'ModalitaPagamento'),
        date:
          stated ??
          daysAfter(
            dayAt(part, 'DataRiferimentoTerminiPagamento') ?? date,
            numberAt(part, 'GiorniTerminiPagamento') ?? 0,
          ),
        reckoned: stated === null,
        amount: sure(part, 'ImportoPagamento'),
        iban: wordsAt(part, 'IBAN'),
      }
    }),
  )

function daysAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + Math.min(days, 9_999))
  return at.toISOString().slice(0, 10)
}
