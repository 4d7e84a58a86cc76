import * as z from 'zod'
import { everyone } from '../accounts/people.ts'
import { mailStateLegend, mailStates } from './mail-words.ts'
import { instant, isoDate } from '../fields/dates.ts'
import { id, saved, search } from '../fields/fields.ts'
import { searchWords } from '../filter-words.ts'
import { defineCalls, columns } from '../call.ts'
import { list } from '../list.ts'
import { tones } from '../legend.ts'
import { money } from '../fields/money.ts'
import { RevenueRow, SalesMeta } from '../sales/rows.ts'

const labelled = z.object({ key: z.string(), label: z.string() })
const status = labelled.extend({ tone: z.enum(tones) })

/** Each block loads and fails alone: one that fails carries its own error and the others stand. */
const block = <T extends z.ZodType>(value: T) =>
  z.union([value, z.object({ error: z.object({ key: z.string(), message: z.string() }) })])

const MailRow = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string().nullable(),
  state: z.enum(mailStates),
  created_at: instant,
  sent_at: instant.nullable(),
  tries: z.int(),
  /** What the mail server said last, in its own words. */
  problem: z.string().nullable(),
  /** The connection broke after sending: it may have arrived once or twice. */
  maybe_twice: z.boolean(),
})
const mailColumns = columns(
  {
    key: 'created_at',
    type: 'datetime',
    sortable: true,
    label: { it: 'Quando', en: 'When', fr: 'Quand', es: 'Cuándo' },
  },
  { key: 'to', type: 'text', sortable: true, label: { it: 'A', en: 'To', fr: 'À', es: 'Para' } },
  {
    key: 'subject',
    type: 'text',
    sortable: true,
    label: { it: 'Oggetto', en: 'Subject', fr: 'Objet', es: 'Asunto' },
  },
  {
    key: 'state',
    type: 'badge',
    sortable: true,
    words: mailStateLegend,
    label: { it: 'Stato', en: 'State', fr: 'État', es: 'Estado' },
  },
)

export const homeCalls = defineCalls({
  dashboard: {
    method: 'GET',
    path: '/api/v1.0/dashboard',
    summary: 'The first screen for the role: figures of revenue, months and categories',
    roles: everyone,
    effect: 'read',
    response: z.object({
      as_of: isoDate.nullable(),
      revenue: block(
        z.object({
          prev_total: money,
          prev_prog: money,
          curr_ytd: money,
          delta: money,
          delta_pct: z.number().nullable(),
          /** No budget for customers; null where none was set. */
          budget_year: money.nullable().optional(),
          budget_prog: money.nullable().optional(),
          budget_pct: z.number().nullable().optional(),
          meta: SalesMeta,
          /** Whole months of the year before, months of this year up to the cut. */
          months: z.array(
            z.object({ m: z.int(), prev: money, curr: money, budget: money.nullable().optional() }),
          ),
          categories: z.array(RevenueRow),
        }),
      ).nullable(),
      /** Whom to ask; only for those without figures, who have no agency either. */
      contact: z
        .object({ name: z.string(), address: z.string().nullable(), email: z.string().nullable() })
        .nullable(),
    }),
  },
  legend: {
    method: 'GET',
    path: '/api/v1.0/generic/legend',
    summary: 'Labels, order and tones of statuses and revenue categories',
    roles: everyone,
    effect: 'read',
    response: z.object({
      revenue_categories: z.array(
        labelled.extend({ codes: z.array(z.string()), kind: z.enum(['partition', 'of_which', 'cross']) }),
      ),
      customer_status: z.array(status),
      // Filled with the screens that need them.
      sheet_status: z.array(status),
      shipment_status: z.array(status),
      request_status: z.array(status),
      stock_tiers: z.array(status),
    }),
  },
  checkStore: {
    method: 'GET',
    path: '/api/v1.0/admin/check-mongo-connection',
    summary: 'Health of the data store (the name is historic)',
    roles: ['admin'],
    effect: 'read',
    response: z.object({
      ok: z.boolean(),
      latency_ms: z.number(),
      store: z.string(),
      version: z.string(),
      migrations_pending: z.int(),
      mail_queue: z.int(),
      last_import_at: instant.nullable(),
    }),
  },
  outbox: list('/api/v1.0/admin/outbox/{page}', MailRow, mailColumns, {
    summary: 'Mails written by the portal; their text is readable while no mail server is set',
    roles: ['admin'],
    title: { it: 'Posta in uscita', en: 'Outbox', fr: 'Boîte d’envoi', es: 'Bandeja de salida' },
    filterWords: { q: searchWords },
    filter: { q: search, state: z.enum(mailStates).optional() },
    sort: 'created_at',
    order: 'desc',
  }),
  sendAgain: {
    method: 'POST',
    path: '/api/v1.0/admin/outbox/{id}/again',
    summary: 'Try a mail that was given up once more; one that is not given up stays as it is',
    roles: ['admin'],
    effect: 'write',
    params: z.object({ id }),
    response: saved,
  },
})
