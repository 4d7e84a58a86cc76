import * as z from 'zod'
import { instant } from '../fields/dates.ts'
import { ContestedLine } from '../invoices/proof.ts'
import { requestKinds, requestStates, turns } from './names.ts'

/** `free-3` */
export const requestId = z.string().regex(/^(material|order|free)-[1-9]\d{0,9}$/, 'format')

const Holder = z.object({ id: z.int(), name: z.string(), since: instant })
const own = {
  id: z.string(),
  kind: z.enum(requestKinds),
  /** The number people know it by; of a free request its own. */
  number: z.string(),
  subject: z.string(),
  state: z.enum(requestStates),
  /** The status in its own domain: `requested`, `to_complete`, `open`. */
  own_status: z.string(),
  turn: z.enum(turns),
  since: instant,
  client_id: z.int().nullable(),
  client: z.string().nullable(),
  agency_id: z.int().nullable(),
  agency: z.string().nullable(),
  by: z.string().nullable(),
  created_at: instant,
  /** Who of the staff has it. */
  assigned: Holder.nullable(),
  messages: z.int(),
}
export const RequestRow = z.object(own).meta({ id: 'RequestOfList' })

const RequestMessage = z.object({
  id: z.int(),
  at: instant,
  by: z.string().nullable(),
  /** Of the company. */
  ours: z.boolean(),
  mine: z.boolean(),
  /** For the staff alone. */
  internal: z.boolean(),
  text: z.string(),
  files: z.array(
    z.object({ id: z.int(), name: z.string(), mime: z.string(), size: z.int(), url: z.string() }),
  ),
})

const Named = z.object({ id: z.int(), name: z.string() })
export const RequestDetail = z
  .object({
    ...own,
    version: z.int(),
    /** Who may read it, in words: names of the author’s side. */
    author: z.object({ id: z.int(), name: z.string(), language: z.string() }).nullable(),
    /** The request this one goes on from, and those that go on from it. */
    follows: z.string().nullable(),
    followed_by: z.array(z.string()),
    /** Of a contested line: the invoice and what the portal worked out when it was contested. */
    proof: z
      .object({
        invoice_id: z.int(),
        invoice: z.string(),
        line: z.int(),
        said: ContestedLine,
      })
      .nullable(),
    conversation: z.array(RequestMessage),
    /** Messages before those, which are not shown. */
    earlier: z.int(),
    /** Whom of the staff it may be given to; for the staff alone. */
    staff: z.array(Named).nullable(),
    may: z.object({
      reply: z.boolean(),
      close: z.boolean(),
      reopen: z.boolean(),
      assign: z.boolean(),
      note: z.boolean(),
    }),
  })
  .meta({ id: 'RequestDetail' })

const texts = z.object({ it: z.string(), en: z.string(), fr: z.string(), es: z.string() })
export const Template = z.object({ id: z.int(), name: z.string(), texts }).meta({ id: 'RequestTemplate' })
