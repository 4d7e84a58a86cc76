import type { Freight, Transporter } from '@mandato/contract/shipping/transport'
import type { Language } from '@mandato/contract/words'
import type { Company } from '../../src/platform/papers/drawing/company.ts'
import type { Party } from '../party.ts'

export interface PaperLine {
  readonly code: string
  readonly name: string
  readonly quantity: number
  /** Of one piece, in grams; null where nobody weighed it. */
  readonly weight: number | null
  /** The number of the parcel it is in, where somebody said it; letters of before never do. */
  readonly parcel?: number | null
}

export interface PaperParcel {
  readonly n: number
  /** Grams. */
  readonly weight: number | null
  readonly size: { readonly length: number; readonly width: number; readonly height: number } | null
  readonly contents: string
}

/** A shipment as its papers name it. */
export interface ShipmentPaper {
  readonly language: Language
  readonly company: Company
  /** `2025001234`. */
  readonly number: string
  /** The numbers of the preparations it was made of. */
  readonly preparations: readonly number[]
  /** Null before it is packed. */
  readonly letter: { readonly year: number; readonly number: number; readonly date: string } | null
  readonly recipient: Party
  readonly place: Party
  readonly lines: readonly PaperLine[]
  readonly parcels: readonly PaperParcel[]
  readonly notes: readonly string[]
  readonly carrier: string | null
  readonly tracking: string | null
  readonly freight: Freight
  readonly transportBy: Transporter
  /** What the goods look like from outside; null where nobody said it. */
  readonly appearance: string | null
  /** The day it leaves; null before. */
  readonly shippedOn: string | null
  /** The moment it left, where it was noted on that very day. */
  readonly shippedAt: Date | null
}

/** What is fetched from the shelves for a preparation. */
export interface PickingPaper {
  readonly language: Language
  readonly company: Company
  readonly number: number
  readonly recipient: Party
  readonly place: Party | null
  readonly description: string
  readonly lines: readonly PaperLine[]
  readonly notes: readonly string[]
  readonly printedAt: Date
}

/** What was handed over or taken back, with one signature for all of it. */
export interface ReceiptPaper {
  readonly kind: 'hand_over' | 'return'
  readonly language: Language
  readonly company: Company
  readonly number: number
  readonly date: string
  /** Who gives, and who gets. */
  readonly from: Party
  readonly to: Party
  /** The person of the company or agency who did it. */
  readonly by: string
  readonly lines: readonly PaperLine[]
  readonly note: string
  readonly signature: {
    readonly name: string
    /** A drawing as SVG; null where the name was typed. */
    readonly svg: string | null
    readonly at: Date
  } | null
  readonly undoneAt: Date | null
}
