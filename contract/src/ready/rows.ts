import * as z from 'zod'
import { applianceFields, shownClient } from '../catalogue/appliance-rows.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'
import { pickupDayKinds, stockLabels } from './names.ts'

/** When goods that are ordered now can be fetched, day by day. */
export const Pickup = z.object({
  from: isoDate,
  until: isoDate,
  days: z.array(z.object({ date: isoDate, kind: z.enum(pickupDayKinds) })),
})

/** What somebody keeps for himself. */
const hold = {
  id: z.int(),
  quantity: z.int(),
  begun_at: instant,
  ends_at: instant,
  /** It came to whoever was next in the queue. */
  from_queue: z.boolean(),
}

const readyFields = {
  ...applianceFields,
  /** The net price of the client; null: on request. */
  price: money.nullable(),
  list_price: money.nullable(),
  /** From the list price to the net one, `50+10+5`: a line is rounded once, never a piece times its number. */
  chain: z.string().nullable(),
  /** Null where nothing is free, one's own holds counted as free. */
  stock_label: z.enum(stockLabels).nullable(),
  /** The free pieces, for the staff. */
  stock: z.int().optional(),
}
export const ReadyRow = z
  .object({ ...readyFields, hold: z.object(hold).nullable() })
  .meta({ id: 'ReadyArticle' })

export const ReadyDetail = z
  .object({
    ...readyFields,
    /** One's own, the queue's among them. */
    holds: z.array(z.object(hold)),
    /** One's own place in the queue. */
    waiting: z.object({ place: z.int(), quantity: z.int() }).nullable(),
    /** Nothing is free: one can wait. */
    can_wait: z.boolean(),
    /** Whose prices these are. */
    client: shownClient,
    large_picture: z.string().nullable(),
    energy_label_url: z.string().nullable(),
    product_sheet_url: z.string().nullable(),
    counted_at: instant,
    hold_minutes: z.int(),
    queue_minutes: z.int(),
    pickup: Pickup,
    pickup_place: z.string(),
    /** Until when head office decides of what is ordered now. */
    answer_by: instant,
    /** Of the same width and the same class or a better one, and there. */
    substitutes: z.array(ReadyRow),
  })
  .meta({ id: 'ReadyArticleDetail' })

export const OwnHold = z
  .object({
    ...hold,
    /** For whom it was held, while the person sees that client. */
    client: z.object({ id: z.int(), name: z.string() }).nullable(),
    article: z.object({
      id: z.int(),
      code: z.string(),
      name: z.string(),
      energy_class: applianceFields.energy_class,
      energy_range: applianceFields.energy_range,
    }),
  })
  .meta({ id: 'ReadyHold' })

export const Shortage = z
  .object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    energy_class: applianceFields.energy_class,
    energy_range: applianceFields.energy_range,
    /** What the last count leaves after what was taken away since. */
    there: z.int(),
    promised: z.int(),
    orders: z.array(z.object({ id: z.int(), number: z.string(), client: z.string(), quantity: z.int() })),
  })
  .meta({ id: 'ReadyShortage' })

/** What is left of an article somebody wanted more of, and what is alike. */
export const WhatIsLeft = z.object({
  id: z.int(),
  code: z.string(),
  wanted: z.int(),
  left: z.int(),
  substitutes: z.array(ReadyRow),
})
