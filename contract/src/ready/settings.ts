import * as z from 'zod'
import { isoDate, monthDay } from '../fields/dates.ts'
import { text } from '../fields/fields.ts'

const Closure = z
  .strictObject({ from: isoDate, to: isoDate, reason: text(80) })
  .refine(({ from, to }) => from <= to, { params: { code: 'after_beginning' }, path: ['to'] })

/** What the company can choose about goods that are ready. */
export const ReadyChoices = z.strictObject({
  /** Up to so many pieces: “only a few left”. */
  few_up_to: z.int().min(1).max(1000),
  /** How long goods are held for a person in the shop, and for whoever was next in the queue. */
  hold_minutes: z.int().min(1).max(240),
  queue_minutes: z.int().min(1).max(120),
  /** Working days: from the order until the goods can be fetched, from then until they are given back, and of an extension. */
  prepare_days: z.int().min(1).max(20),
  pickup_days: z.int().min(1).max(30),
  extend_days: z.int().min(1).max(30),
  /** The day of the town's patron saint, `MM-DD`; empty for none. */
  patron_day: z.union([z.literal(''), monthDay]),
  /** Where the goods are fetched, in words for the shop. */
  pickup_place: text(120),
  /** When the plant is closed. */
  closures: z.array(Closure).max(60),
})
export type ReadyChoices = z.output<typeof ReadyChoices>
