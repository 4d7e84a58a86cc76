import type { DetailRow, RevenueRow, SalesMeta, YearRow } from '@mandato/contract/sales/rows'
import type { Language } from '@mandato/contract/words'
import type * as z from 'zod'
import type { AboutFile } from '../../src/platform/http/about-file.ts'
import type { Company } from '../../src/platform/papers/drawing/company.ts'
import type { revenueWords } from './revenue-words.ts'

/** What the report is made of: the answers of the sales calls, in euros as they stand on the wire. */
export interface RevenueReport {
  readonly language: Language
  /** Whose figures, and what was asked for; the key figures name the period. */
  readonly about: Pick<AboutFile, 'subject' | 'filters'>
  readonly company: Company
  readonly printedAt: Date
  readonly meta: z.output<typeof SalesMeta>
  /** `sales/current`: partition, of-which, cross and total row. */
  readonly rows: readonly Row[]
  /** `sales/years`; the two compared years are looked up. */
  readonly years: readonly z.output<typeof YearRow>[]
  /** The twelve budget months of the total; null for readers who see no budget. */
  readonly budgetMonths: readonly number[] | null
  /** The first clients or agencies by revenue, in order; none for a single client. */
  readonly leaders: readonly z.output<typeof DetailRow>[]
}
export type Row = z.output<typeof RevenueRow>

/** A sentence of the report in its language. */
export type Say = (key: keyof typeof revenueWords, more?: Record<string, unknown>) => string
