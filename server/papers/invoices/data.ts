import type { AgeingKey } from '@mandato/contract/invoices/names'
import type { ReferenceRate } from '@mandato/contract/invoices/settings'
import type { Language } from '@mandato/contract/words'
import type { Company } from '../../src/platform/papers/drawing/company.ts'
import type { Party } from '../party.ts'

/** A statement of account as it is printed; cents. */
export interface StatementPaper {
  readonly language: Language
  readonly company: Company
  /** The day it stands at. */
  readonly day: string
  readonly madeAt: Date
  readonly client: Party & { readonly code: string }
  readonly items: readonly {
    readonly id: number
    readonly number: string
    readonly kind: 'invoice' | 'credit_note'
    readonly date: string
    readonly due_date: string
    readonly n: number
    readonly of: number
    readonly amount: number
    readonly paid: number
    readonly open: number
    readonly days: number | null
    readonly balance: number
  }[]
  /** `due` is not late yet. */
  readonly ageing: Readonly<Record<AgeingKey | 'due', number>>
  readonly open: number
  readonly overdue: number
  /** What the law gives for lateness; null where nothing is late. */
  readonly interest: {
    readonly cents: number
    readonly flat: number
    /** The reference rates it was reckoned with, ascending, in percent. */
    readonly rates: readonly ReferenceRate[]
    /** The last of them is that of an earlier half-year: none is known yet for the one of this day. */
    readonly ofEarlier: boolean
  } | null
}
