import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { invalid } from '../platform/http/validation.ts'
import { type NewLoad, stockOf } from './queries/loads.ts'

interface Given {
  readonly quantity: number
  readonly date?: string | undefined
  readonly supplier?: string | undefined
  readonly note?: string | undefined
}

/** Before it nobody can mean a day: it is a slip of the hand. */
const firstDay = '2000-01-01'

/** @throws the refusal `validation` for a day to come, or one that nobody can mean */
export function refuseDay(
  { clock, language }: Pick<Context, 'clock' | 'language'>,
  date?: string,
  first = firstDay,
) {
  if (date === undefined) return
  const now = today(clock)
  if (date > now) throw invalid([{ field: 'date', code: 'at_most', values: { n: now } }], language)
  if (date < first) throw invalid([{ field: 'date', code: 'not_before', values: { day: first } }], language)
}

/** A load as it is kept; without a day it came in today. */
export const loadInput = (
  { clock }: Pick<Context, 'clock'>,
  product_id: number,
  { quantity, date, supplier = '', note = '' }: Given,
): NewLoad => ({ product_id, quantity, day: date ?? today(clock), supplier, note })

/** What a load answers with: the counters as they are then. */
export const loadedAnswer = ({ db }: Pick<Context, 'db'>, product: number) => stockOf(db, product)
