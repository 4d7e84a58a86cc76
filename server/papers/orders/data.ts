import type { Language } from '@mandato/contract/words'
import type { EnergyRange } from '@mandato/contract/catalogue/energy'
import type { OrderType, PriceTurn } from '@mandato/contract/orders/names'
import type { Company } from '../../src/platform/papers/drawing/company.ts'
import type { Party } from '../party.ts'

/** The eight attributes of a kitchen, as the order form has them; empty where nothing was filled in. */
export interface Composition {
  readonly model: string
  readonly finish: string
  readonly handle: string
  readonly groove: string
  readonly worktop: string
  readonly carcass: string
  readonly plinth: string
  readonly feet: string
}

export interface OrderPaperLine {
  readonly code: string
  readonly description: string
  /** Of the article, as the price list has them; empty where it says none. */
  readonly measures: string
  readonly quantity: number
  /** What it is counted in; empty of free text. */
  readonly unit: string
  /** Of an appliance with a label: no paper goes out without it. */
  readonly energy: { readonly energyClass: string; readonly range: EnergyRange } | null
  /** Null: to be confirmed. Amounts are whole cents. */
  readonly price: OrderPaperPrice | null
}

export interface OrderPaperPrice {
  readonly list: number
  readonly chain: string | null
  readonly net: number
  readonly line: number | null
  /** The day it was shown; it is that day’s. */
  readonly asOf: string
  /** What it was when the order was sent, where that is another price; null now: out of the list. */
  readonly changed: { readonly now: number | null; readonly reason: PriceTurn } | null
}

/** An order as it is printed. */
export interface OrderPaper {
  readonly language: Language
  readonly company: Company
  readonly type: OrderType
  /** `OM-2025/00417`; null while it is a draft. */
  readonly number: string | null
  /** From 1; a second sending after a correction is revision 2. */
  readonly revision: number
  /** Local dates, `YYYY-MM-DD`. */
  readonly orderDate: string
  readonly deliveryDate: string | null
  /** Of ready goods: the days they can be fetched, and where; null for all others, which are delivered. */
  readonly pickup: { readonly from: string; readonly until: string; readonly place: string } | null
  readonly reference: string
  readonly payment: string
  /** Of missing goods: the order they belong to. */
  readonly orderReference: string
  readonly client: Party & { readonly code: string }
  /** Where the goods go; null where it is the client's own address. */
  readonly place: Party | null
  readonly agency: Party & { readonly code: string; readonly email: string | null }
  readonly agent: string | null
  /** Of furniture only. */
  readonly composition: Composition | null
  readonly lines: readonly OrderPaperLine[]
  /** The currency of its prices; null where there are none on it. */
  readonly currency: string | null
  readonly notes: string
  readonly carrierNote: string
  readonly attachments: readonly { readonly name: string; readonly bytes: number }[]
  /** Who asks: the person, its VAT number and address for answers, and when consent to data processing was given. */
  readonly buyer: {
    readonly name: string
    readonly vatNumber: string
    readonly email: string
    readonly consentAt: Date | null
  }
  readonly madeAt: Date
}
