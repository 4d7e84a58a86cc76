import { figuresIn } from '../platform/papers/drawing/figures.ts'
import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { refuse } from './refusals.ts'

/** The day something happened: today unless said, and not ahead. */
export function dayNotAhead(
  { clock, language }: Pick<Context, 'clock' | 'language'>,
  given?: string,
): string {
  const now = today(clock)
  if (given === undefined || given <= now) return given ?? now
  throw refuse('date_ahead', { today: figuresIn(language).date(now) }, { fields: { date: 'date_ahead' } })
}
