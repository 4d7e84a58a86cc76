import type pg from 'pg'
import { dayOf } from '../src/platform/clock.ts'
import type { Db } from '../src/platform/db/db.ts'
import { emptyOutbox } from '../src/platform/mail/send.ts'
import { sql } from '../src/platform/db/sql.ts'
import { doWantedChecks, standInvoices } from '../src/invoices/index.ts'
import { rebuildRevenue } from '../src/sales/index.ts'
import { inventCompany } from './company.ts'
import { copyInto } from './copy.ts'
import { agencyColumns, agencyRows } from './network/agency-rows.ts'
import { clientColumns, clientRows } from './network/client-rows.ts'
import { customerShop } from './network/named-shops.ts'
import { morePeople } from './network/more-people.ts'
import { customerId, userColumns, userRows } from './network/people.ts'
import { documentColumns, documentRows, instalmentColumns } from './invoices/documents.ts'
import { seedInvoiceFiles } from './invoices/files.ts'
import { inOneTransaction } from './one-transaction.ts'
import { choicesOf, sellerOf } from './choices.ts'
import { actOutThePast, startPrinting } from './past/index.ts'
import type { StageParts } from './past/stage.ts'
import {
  activityColumns,
  activityRows,
  licenceColumns,
  licenceRows,
  sellLicences,
} from './software/licences.ts'
import { seedPrices } from './prices/index.ts'
import { budgetColumns, budgetRows } from './sales/budgets.ts'
import { asOf } from './sales/calendar.ts'
import { premiaColumns, premiaRows } from './sales/premia.ts'
import { applianceColumns, applianceRows } from './catalogue/appliances.ts'
import { lineColumns, lineRows } from './sales/line-rows.ts'

/**
 * Loads the demonstration company into an empty database, whole or not at all.
 * @param say told what was loaded, line by line
 */
export async function seedDemo(parts: SeedParts, say: (line: string) => void): Promise<void> {
  const { db, pool, clock } = parts
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (somebody) throw new Error('the demonstration company goes into an empty database only')
  const printing = startPrinting(parts)
  printing.catch(() => undefined)
  const { agencies, agents, shops, prices, invoices, totals, seatOf } = inventCompany()
  const users = await userRows(agents)
  await inOneTransaction(pool, async (tx, client) => {
    const copied = async (table: string, what: string, ...data: Copy): Promise<void> =>
      say(`demo      ${await copyInto(client, table, ...data)} ${what}`)
    await copied('agencies', 'agencies', agencyColumns, agencyRows(agencies, seatOf, agents))
    await copied('users', `people, ${agents.length} of them agents`, userColumns, users)
    await copied('clients', 'clients', clientColumns, clientRows(shops, totals.lastOrders))
    const shop = shops.find(({ code }) => code === customerShop)
    if (shop) await copyInto(client, 'user_clients', ['user_id', 'client_id'], [[customerId, shop.id]])
    await copied('invoice_lines', 'invoice lines', lineColumns, lineRows(invoices))
    await copied('budgets', 'budgets', budgetColumns, budgetRows(agencies, shops, totals))
    const licences = sellLicences(shops, dayOf(clock.now()))
    await copied('licences', 'licences', licenceColumns, licenceRows(licences))
    await copyInto(client, 'software_activity', activityColumns, activityRows(licences))
    await copied('premia', 'years of points in the reward programme', premiaColumns, premiaRows(invoices))
    say(`demo      ${await seedPrices(client, prices)} prices`)
    const { documents, instalments } = documentRows(invoices, asOf)
    await copied('invoice_documents', 'invoices and credit notes', documentColumns, documents)
    await copyInto(client, 'invoice_instalments', instalmentColumns, instalments)
    await standInvoices(tx, true)
    say(
      `demo      ${await seedInvoiceFiles(tx, parts.files, sellerOf(parts.config), clock.now())} electronic invoices`,
    )
    await copied('appliances', 'appliances', applianceColumns, applianceRows())
    await continueNumbering(tx)
    // They know their first screen; who is invited later is asked whether to be shown around.
    await sql`insert into home_choices (user_id, shown_as)
      select id, case user_type when 1 then 'admin' when 2 then 'agent' when 4 then 'sales'
        else case profile when 'press' then 'press' when 'foreign_reseller' then 'reseller' else 'customer' end end
      from users`.execute(tx)
    say(`demo      ${await morePeople(client, clock.now())} more people, invited and deactivated`)
    await rebuildRevenue(tx)
    // Plans made without statistics take the roll-ups for empty tables.
    await sql`analyze agencies, users, clients, user_clients, invoice_lines, budgets, licences, software_activity, premia,
      articles, price_lists, list_prices, discounts, invoice_documents, invoice_instalments,
      appliances`.execute(tx)
    await doWantedChecks(tx)
    await tx.insertInto('settings').values(choicesOf(parts.config)).execute()
    await printing
    say(`demo      ${await actOutThePast(parts, tx, shops)} client sheets on their way`)
    await writeMails(parts, tx)
  })
}

/**
 * The mails of the demonstration become files, never mails on a wire: nobody in it exists. Written before the
 * others can see them; they bear the moment of the act that caused them.
 */
async function writeMails(parts: SeedParts, tx: Db): Promise<void> {
  await emptyOutbox({ ...parts, db: tx })
  await sql`update outbox set sent_at = created_at where state = 'written'`.execute(tx)
}

/** What loading needs of the process. */
export interface SeedParts extends StageParts {
  readonly db: Db
  readonly pool: pg.Pool
}

type Copy = [columns: readonly string[], rows: Parameters<typeof copyInto>[3]]

/** The rows came with their ids; what people add goes on after them. */
async function continueNumbering(tx: Db): Promise<void> {
  await sql`select setval('registry_ids', (select max(id) from clients))`.execute(tx)
  await sql`select setval(pg_get_serial_sequence('invoice_documents', 'id'), (select max(id) from invoice_documents))`.execute(
    tx,
  )
  await sql`select setval(pg_get_serial_sequence('users', 'id'), (select max(id) from users))`.execute(tx)
  for (const table of ['articles', 'price_lists', 'price_loads'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      tx,
    )
}
