import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { email, flag, id, saved, search, year } from '../fields/fields.ts'
import { money } from '../fields/money.ts'
import { searchWords } from '../filter-words.ts'
import { list } from '../list.ts'
import { fileCalls } from './file-calls.ts'
import { differsWords, lineCalls } from './line-calls.ts'
import { documentKinds, invoiceStatuses } from './names.ts'
import { InvoiceDetail, InvoiceRow, InvoicesSummary, StatementOfAccount } from './rows.ts'
import { invoiceColumns, invoiceLabels } from './tables.ts'

const readers = ['admin', 'sales', 'agent', 'customer'] as const
const byId = z.object({ id })
const ofClient = z.object({ client: id })
const counts = z.object({ unpaid: z.int(), overdue: z.int(), differs: z.int(), paid: z.int() })

/** Invoices and credit notes, what of them is unpaid, and the statement of account. */
const ownCalls = defineCalls({
  invoices: list('/api/v1.0/invoices/{page}', InvoiceRow, invoiceColumns, {
    summary:
      'Invoices and credit notes of the clients in sight; a credit note beside the invoice it reverses',
    roles: readers,
    about: { agency: 'agency', client: 'client' },
    title: { it: 'Fatture', en: 'Invoices', fr: 'Factures', es: 'Facturas' },
    filterWords: {
      q: searchWords,
      year: { label: invoiceLabels.year },
      unpaid: {
        label: { it: 'Da pagare', en: 'Unpaid', fr: 'À payer', es: 'Por pagar' },
        choices: {
          true: { it: 'solo aperte', en: 'open only', fr: 'ouvertes seulement', es: 'solo abiertas' },
          false: { it: 'solo pagate', en: 'paid only', fr: 'payées seulement', es: 'solo pagadas' },
        },
      },
      differs: differsWords,
      overdue: {
        label: { it: 'Scadute', en: 'Overdue', fr: 'Échues', es: 'Vencidas' },
        choices: {
          true: { it: 'solo scadute', en: 'overdue only', fr: 'échues seulement', es: 'solo vencidas' },
          false: { it: 'non scadute', en: 'not overdue', fr: 'non échues', es: 'no vencidas' },
        },
      },
    },
    filter: {
      q: search,
      agency: id.optional(),
      client: id.optional(),
      /** Of the invoice's date. */
      year: year.optional(),
      kind: z.enum(documentKinds).optional(),
      status: z.enum(invoiceStatuses).optional(),
      /** Open, partly paid and overdue together; false: paid. */
      unpaid: flag.optional(),
      overdue: flag.optional(),
      /** With a line at another price than agreed. */
      differs: flag.optional(),
    },
    sort: 'due_date',
    meta: z.object({
      /** How many there are of each, whatever status is asked for. */
      counts,
      /** Of all pages. */
      open: money,
      /** What the lines at another price than agreed are off by, of all documents narrowed alike. */
      difference: money,
      /** The years there are documents of, the latest first. */
      years: z.array(z.int()),
    }),
  }),
  invoice: {
    method: 'GET',
    path: '/api/v1.0/invoices/detail/{id}',
    summary: 'An invoice or credit note with its instalments and lines',
    roles: readers,
    effect: 'read',
    params: byId,
    response: InvoiceDetail,
  },
  invoicesSummary: {
    method: 'GET',
    path: '/api/v1.0/invoices/summary',
    summary: 'What is open and overdue today, and for how long',
    roles: readers,
    effect: 'read',
    query: z.object({ agency: id.optional(), client: id.optional() }),
    response: InvoicesSummary,
  },
  account: {
    method: 'GET',
    path: '/api/v1.0/invoices/account/{client}',
    summary: 'The statement of account of a client as it is read on a screen',
    roles: readers,
    effect: 'read',
    params: ofClient,
    response: StatementOfAccount,
  },
  statement: {
    method: 'GET',
    path: '/api/v1.0/invoices/statement/{client}',
    summary: 'The statement of account of a client: open items, ageing, running balance',
    roles: readers,
    effect: 'read',
    recorded: { what: 'paper.read', entity: 'client', id: 'client' },
    params: ofClient,
    query: z.object({ output: z.enum(['pdf', 'xlsx']).default('pdf') }),
    response: { binary: 'application/octet-stream' },
  },
  sendStatement: {
    method: 'POST',
    path: '/api/v1.0/invoices/statement/{client}/send',
    summary: 'Mail a client its statement of account; to its address for invoices unless others are given',
    roles: readers,
    effect: 'write',
    params: ofClient,
    body: z
      .strictObject({
        /** Others than those of the registry are for the staff. */
        to: z.array(email).max(10).default([]),
        cc_me: z.boolean().default(false),
      })
      .nullish(),
    response: saved.extend({ sent_to: z.array(z.string()) }),
    refuses: ['nothing_open', 'no_address', 'not_in_registry', 'too_many_mails'],
  },
})

export const invoiceCalls = { ...ownCalls, ...lineCalls, ...fileCalls }
