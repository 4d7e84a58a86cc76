import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { type About, type Assignment, type Subject, subjectOf } from './policy.ts'
import type { Asked } from './queries/reading.ts'

/** A question about revenue: what it covers, and which years up to which cut. */
export interface Question {
  readonly subject: Subject
  readonly asked: Asked
}

/** @throws not_found when something named is out of scope */
export const questionOf = (
  { user, clock }: Pick<Context, 'user' | 'clock'>,
  about: About,
  {
    assignment = 'year',
    agent,
    ...asked
  }: Omit<Asked, 'today'> & { assignment?: Assignment; agent?: number | undefined },
): Question => ({
  subject: subjectOf(user, { agent, ...about }, assignment),
  asked: { year: asked.year, prev_year: asked.prev_year, cut: asked.cut, today: today(clock) },
})
