import { figuresIn } from '../platform/papers/drawing/figures.ts'
import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { refuseDay } from '../materials/index.ts'
import { refuse } from './refusals.ts'

/** The day something happened: today unless said, not ahead, and not before it can have. */
export function dayNotAhead(
  { clock, language }: Pick<Context, 'clock' | 'language'>,
  given?: string,
  first?: string,
): string {
  const now = today(clock)
  if (given === undefined) return now
  if (given <= now) {
    refuseDay({ clock, language }, given, first)
    return given
  }
  throw refuse('date_ahead', { today: figuresIn(language).date(now) }, { fields: { date: 'date_ahead' } })
}
