import * as z from 'zod'
import { everyone } from '../accounts/people.ts'
import { contentKinds } from '../content/names.ts'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, id } from '../fields/fields.ts'
import { noticeKinds } from '../domains.ts'

/** What a notice is about and opens: the sheet of a client, the client, an import, a request line, a shipment, an order, a free request, what head office published. */
const about = z.enum([
  'sheet',
  'client',
  'import',
  'request',
  'shipment',
  'order',
  'free',
  'hold',
  ...contentKinds,
])
/** Numbers of events; a larger one is refused as bad input instead of failing in the database. */
const eventId = z.coerce.number<string | number>().int().positive().max(Number.MAX_SAFE_INTEGER)

/** Unread notices are counted up to this number. */
export const unreadAtMost = 100
export const noticesPerPage = 20

/** The words are made by the reader's screen, in his language: nothing here is a sentence of ours. */
export const Notice = z
  .object({
    id: z.int(),
    at: instant,
    what: z.enum(noticeKinds),
    about,
    /** The id of the client, of the import, of the request line (the first of several), of the shipment or of the order. */
    object: z.int(),
    /** Of the client or agency, as it is called today, or of the file; the title of what was published, in the reader’s language. */
    name: z.string(),
    /** The material of a request line that was decided alone; the number of the shipment or order. */
    detail: z.string().nullable(),
    /** Of the sheet. */
    revision: z.int().nullable(),
    /** How many: rows of the file that were rejected, request lines that were decided together. */
    rows: z.int().nullable(),
    /** Null: a signer without an account, a timer, the import. */
    by: z.string().nullable(),
    unread: z.boolean(),
  })
  .meta({ id: 'Notice' })

export const noticesCalls = defineCalls({
  notices: {
    method: 'GET',
    path: '/api/v1.0/notifications',
    summary: 'What one has to know, newest first, of the last ninety days; and what of it is unread',
    roles: everyone,
    effect: 'read',
    query: z.object({ before: eventId.optional() }),
    response: z.object({
      notices: z.array(Notice).max(noticesPerPage),
      /** There are more, before the last one of these. */
      older: z.boolean(),
      /** One entry for each unread notice, newest first, whatever page is asked for. */
      unread: z.array(z.object({ about, object: z.int() })).max(unreadAtMost),
    }),
  },
  readNotices: {
    method: 'POST',
    path: '/api/v1.0/notifications/read',
    summary: 'Marks as read what concerns one object, or everything up to a notice',
    roles: everyone,
    effect: 'write',
    body: z.union([z.strictObject({ about, object: id }), z.strictObject({ up_to: eventId })]),
    response: done,
  },
})
