import { OrderFields } from '@mandato/contract/orders/form'
import { doWantedChecks, wantChecks } from '../../src/invoices/index.ts'
import { saveOrder } from '../../src/orders/actions/save.ts'
import { moveOrder } from '../../src/orders/actions/step.ts'
import { dayOf } from '../../src/platform/clock.ts'
import type { Db } from '../../src/platform/db/db.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { letterhead } from '../../src/company/index.ts'
import { asOf } from '../sales/calendar.ts'
import type { Shop } from '../network/shop.ts'
import { writtenOrder } from '../orders/written.ts'
import { personOf, salesOffice } from '../past/cast.ts'
import type { Happening } from '../past/stage.ts'
import { randomFor } from '../random.ts'

type At = (daysAgo: number, time: string) => Date

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

interface Invoiced {
  readonly year: number
  readonly number: string
  readonly client_id: number
  readonly lines: { readonly product_code: string; readonly description: string; readonly quantity: number }[]
}

/** The days before the last invoices on which the goods were ordered. */
const earlier = 40
const noFiles = { attachment: [], photo_defect: [], photo_label: [] }

/**
 * Invoices whose lines name the order they were made for, at the prices it was shown: of agency 1 one that is as agreed,
 * and one with a line above it; what no order holds (text, displays) stays on the invoice without one.
 */
export function orderedInvoices(shops: readonly Shop[], at: At): readonly Happening[] {
  // Tests load an old company on a later day.
  const ordered = earlier + daysFrom(asOf, dayOf(at(0, '12:00')))
  return [false, true].flatMap((above, turn): Happening[] => {
    let found: Invoiced | undefined
    let order = { id: 0, number: '' }
    return [
      {
        at: at(ordered, `1${turn}:48`),
        run: async (stage) => {
          found = await invoiceSince(stage.working.db, dayOf(at(ordered, '12:00')), above)
          const shop = shops.find(({ id }) => id === found?.client_id)
          if (!found || !shop) return
          const fields = OrderFields.parse({
            ...writtenOrder(randomFor(`ordered ${turn}`), 'furniture', shop),
            lines: found.lines,
            user_name: shop.agent.name,
            privacy: '1',
          })
          const saved = await saveOrder(
            { ...stage.as(personOf(shop.agent)), letterhead },
            undefined,
            fields,
            noFiles,
          )
          order = { id: saved.id, number: saved.number ?? '' }
        },
      },
      ...(['take-over', 'confirm'] as const).map(
        (step, i): Happening => ({
          at: at(ordered - 1, `1${i}:15`),
          run: async (stage) => {
            const date = dayOf(at(ordered - 38, '12:00'))
            if (found)
              await moveOrder(stage.as(salesOffice), order.id, step, {
                reason: '',
                ...(step === 'confirm' && { date }),
              })
          },
        }),
      ),
      {
        at: at(ordered - earlier + 2, `0${6 + turn}:10`),
        run: async (stage) => {
          const { db } = stage.working
          if (!found) return
          await sql`update invoice_lines set order_number = ${order.number}
            where year = ${found.year} and invoice_number = ${found.number}`.execute(db)
          await wantChecks(db)
          await doWantedChecks(db)
        },
      },
    ]
  })
}

/** The latest invoice of agency 1 since a day with lines that an order can have. */
async function invoiceSince(db: Db, day: string, above: boolean): Promise<Invoiced | undefined> {
  const { rows } = await sql<Invoiced>`
    select d.year, d.number, d.client_id, json_agg(json_build_object('product_code', l.product_code,
      'description', coalesce(l.description, ''), 'quantity', l.quantity::float8) order by l.line) as lines
    from invoice_documents d join clients c on c.id = d.client_id
    join invoice_lines l on l.year = d.year and l.invoice_number = d.number
    join invoice_checks k on k.year = l.year and k.invoice_number = l.invoice_number and k.line = l.line
    where c.agency_id = 1 and c.status = 'active' and d.date > ${day}::date and d.kind = 'invoice'
      and l.quantity > 0 and l.quantity = trunc(l.quantity) and l.product_code is not null and k.state <> 'unknown'
    group by d.id, d.year, d.number, d.client_id
    having count(distinct l.product_code) = count(*) and count(*) filter (where k.state = 'agrees') > 0
      and count(*) filter (where k.state = 'differs') = ${above ? 1 : 0}
      and count(*) filter (where k.state = 'differs' and k.difference_cents > 0) = ${above ? 1 : 0}
    order by d.date desc, d.id limit 1`.execute(db)
  return rows[0]
}
