import * as z from 'zod'
import { isoDate } from '../fields/dates.ts'
import { money } from '../fields/money.ts'
import { requestStates } from '../requests/names.ts'
import { checked, PriceProof } from './proof.ts'
import { ageingKeys, documentKinds, instalmentStates, invoiceStatuses } from './names.ts'

const Instalment = z.object({
  n: z.int(),
  date: isoDate,
  amount: money,
  paid: money,
  /** The code of the electronic invoice (`MP12`), or the ERP’s own word. */
  method: z.string(),
  state: z.enum(instalmentStates),
  /** Days since it was due, where it is late. */
  days_late: z.int().nullable(),
})

const own = {
  id: z.int(),
  number: z.string(),
  kind: z.enum(documentKinds),
  date: isoDate,
  client_id: z.int(),
  client_code: z.string(),
  client: z.string(),
  city: z.string().nullable(),
  agency_id: z.int(),
  agency: z.string(),
  net: money,
  vat: money,
  gross: money,
  /** What is still to pay; of a credit note below zero. */
  open: money,
  status: z.enum(invoiceStatuses),
  /** The first day on which something unpaid is due; null where nothing is. */
  due_date: isoDate.nullable(),
  days_overdue: z.int().nullable(),
  /** By how much its lines are off the prices agreed; null where none is. */
  price_difference: money.nullable(),
  due_dates: z.array(Instalment),
  /** The number of the invoice a credit note reverses. */
  credit_note_of: z.string().nullable(),
}
export const InvoiceRow = z.object(own).meta({ id: 'Invoice' })

const Other = z.object({ id: z.int(), number: z.string(), date: isoDate, gross: money, open: money })
export const InvoiceDetail = z
  .object({
    ...own,
    /** Of a credit note: the invoice it reverses, where that is here. */
    reverses: Other.nullable(),
    credits: z.array(Other),
    /** With its credit notes: what the client has to pay. */
    to_pay: money,
    lines: z.array(
      z.object({
        line: z.int(),
        product_code: z.string().nullable(),
        description: z.string().nullable(),
        family_code: z.string(),
        quantity: z.number(),
        amount: money,
        ...checked,
        proof: PriceProof.nullable(),
        /** The order it was invoiced for; without an id where the portal does not have it. */
        order: z.object({ id: z.int().nullable(), number: z.string() }).nullable(),
        /** The request that contests it, the latest one. */
        contested: z.object({ id: z.string(), state: z.enum(requestStates) }).nullable(),
      }),
    ),
    /** Files there are; only for those who may have them, because they show bank data. */
    files: z.object({ pdf: z.boolean(), xml: z.boolean() }).nullable(),
  })
  .meta({ id: 'InvoiceDetail' })

const sum = z.object({ amount: money, count: z.int() })
const ageing = z.object(
  Object.fromEntries(ageingKeys.map((key) => [key, money])) as Record<
    (typeof ageingKeys)[number],
    typeof money
  >,
)
export const InvoicesSummary = z
  .object({
    /** Credit notes count below zero. */
    open: sum,
    /** What positive instalments are late with, and of how many invoices. */
    overdue: sum,
    oldest_due: isoDate.nullable(),
    /** Days since then. */
    oldest_days: z.int().nullable(),
    ageing,
    /** The clients with the most late money, at most five. */
    clients: z.array(
      z.object({ id: z.int(), name: z.string(), amount: money, days: z.int(), invoices: z.int() }),
    ),
  })
  .meta({ id: 'InvoicesSummary' })

/** A client's statement of account as it stands on a day. */
export const StatementOfAccount = z
  .object({
    client_id: z.int(),
    client_code: z.string(),
    client: z.string(),
    city: z.string().nullable(),
    day: isoDate,
    open: sum,
    overdue: sum,
    /** Days since the oldest of what is overdue was due. */
    oldest_days: z.int().nullable(),
    ageing,
    /** What the law gives for lateness, in no balance; null where nothing is late. */
    interest: z
      .object({
        amount: money,
        /** For what collecting costs. */
        flat: money,
        /** Which rates it was reckoned with, as a sentence. */
        rates: z.string(),
      })
      .nullable(),
    /** By due date. */
    items: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        kind: z.enum(documentKinds),
        date: isoDate,
        due_date: isoDate,
        n: z.int(),
        of: z.int(),
        amount: money,
        open: money,
        /** Days late; 0 and below is still to come, and null a credit note. */
        days: z.int().nullable(),
        /** What is open up to and with this item. */
        balance: money,
      }),
    ),
  })
  .meta({ id: 'StatementOfAccount' })
