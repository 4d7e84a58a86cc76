import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { type NewLoad, stockOf } from './queries/loads.ts'

interface Given {
  readonly quantity: number
  readonly date?: string | undefined
  readonly supplier?: string | undefined
  readonly note?: string | undefined
}

/** A load as it is kept; without a day it came in today. */
export const loadInput = (
  { clock }: Pick<Context, 'clock'>,
  product_id: number,
  { quantity, date, supplier = '', note = '' }: Given,
): NewLoad => ({ product_id, quantity, day: date ?? today(clock), supplier, note })

/** What a load answers with: the counters as they are then. */
export const loadedAnswer = ({ db }: Pick<Context, 'db'>, product: number) => stockOf(db, product)
