import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { isoDate } from '../fields/dates.ts'
import { done, id, text } from '../fields/fields.ts'
import { money } from '../fields/money.ts'

/** Why a client is worth a visit or a call, in the order in which its reasons are said. */
export const dayReasons = [
  'overdue',
  'to_sign',
  'to_complete',
  'ready_for_pickup',
  'silent',
  'to_hand_over',
  'premia_step',
  'promotion',
] as const
export type DayReason = (typeof dayReasons)[number]

/** So many clients are a day; those with most at stake. */
export const dayClients = 20

const Reason = z.object({
  kind: z.enum(dayReasons),
  /** Since when it is so, where that says something. */
  since: isoDate.nullable(),
  amount: money.nullable(),
  /** The reason in words, in the language of whoever asks. */
  text: z.string(),
  /** The path in the portal where its rows are, without the language. */
  link: z.string(),
})

const DayClient = z
  .object({
    client: z.object({ id: z.int(), code: z.string(), business_name: z.string() }),
    contact: z.object({ phone: z.string().nullable(), street: z.string().nullable() }),
    place: z.object({
      city: z.string().nullable(),
      province: z.string().nullable(),
      country: z.string(),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
    }),
    reasons: z.array(Reason).min(1),
    /** What the client usually buys in sixty days. */
    usual_60_days: money,
    /** What the list is ordered by: money overdue, and the usual revenue of a client that is silent. */
    stake: money,
  })
  .meta({ id: 'DayClient' })

const short = z.object({ usual: money, actual: money, missing: money })

/** What closing the gap to the budget needs; null without a budget, or when it is reached. */
const Gap = z.object({
  missing: money,
  clients: z.array(short.extend({ id: z.int(), code: z.string(), business_name: z.string() })).max(6),
  categories: z.array(short.extend({ key: z.string(), label: z.string() })).max(2),
})

export const dayCalls = defineCalls({
  day: {
    method: 'GET',
    path: '/api/v1.0/dashboard/day',
    summary: 'Whom to see or call today and why, of the own agency or of the one asked for',
    roles: ['admin', 'sales', 'agent'],
    effect: 'read',
    query: z.object({ agency: id.optional() }),
    response: z.array(DayClient).max(dayClients),
    meta: z.object({
      /** Null for staff that named none: the list is one agency's. */
      agency: z.object({ id: z.int(), business_name: z.string() }).nullable(),
      day: isoDate,
      /** Silence is counted up to this day. */
      as_of: isoDate.nullable(),
      /** How many clients have a reason, shown or not. */
      clients: z.int(),
      /** How many are left alone for now, because somebody said why not. */
      paused: z.int(),
      gap: Gap.nullable(),
      /** Of so many clients that fell silent in a year so many ordered again within sixty days. */
      hit_rate: z.object({ of: z.int(), reordered: z.int() }).nullable(),
    }),
    refuses: ['not_found'],
  },
  notNow: {
    method: 'POST',
    path: '/api/v1.0/dashboard/day/{client}/not-now',
    summary: 'Leaves a client out of the day until a date, saying why',
    roles: ['admin', 'sales', 'agent'],
    effect: 'write',
    params: z.object({ client: id }),
    body: z.strictObject({ reason: text(200).min(2), until: isoDate }),
    response: done,
    refuses: ['not_found', 'not_a_later_day'],
  },
})
