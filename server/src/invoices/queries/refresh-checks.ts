import { type Db, transaction } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { checkedLines } from './check-lines.ts'

/** Clients whose lines are worked out in one statement: some ten thousand lines, half a second. */
const clientsAtOnce = 100

/** Asks for the checks to be made anew: lines, prices or discounts have changed. In the transaction that changes them. */
export async function wantChecks(tx: Db): Promise<void> {
  await sql`update invoice_check_work set wanted = wanted + 1`.execute(tx)
}

/** Makes the checks of all lines anew where somebody asked for it. */
export async function doWantedChecks(db: Db): Promise<void> {
  const { rows } = await sql<{ wanted: string }>`
    select wanted::text from invoice_check_work where wanted > done`.execute(db)
  const [work] = rows
  if (!work) return
  await refreshChecks(db)
  await sql`update invoice_check_work set done = greatest(done, ${work.wanted}::bigint)`.execute(db)
}

/** Works out all lines anew, some clients at a time, and what that comes to on each document. */
export async function refreshChecks(db: Db): Promise<void> {
  const { rows } = await sql<{ first: number; last: number }>`
    select min(id) as first, max(id) as last from registry_clients`.execute(db)
  const { first, last } = rows[0] ?? { first: 0, last: -1 }
  for (let from = first; from <= last; from += clientsAtOnce)
    await transaction(db, async (tx) => {
      await checkClients(tx, from, from + clientsAtOnce)
      await sumDocuments(tx, from, from + clientsAtOnce)
    })
}

async function checkClients(tx: Db, from: number, before: number): Promise<void> {
  await sql`
    insert into invoice_checks (year, invoice_number, line, client_id, date, state, reason, expected_cents, difference_cents)
    select year, invoice_number, line, client_id, date, state, reason, expected, difference
    from (${checkedLines(sql`select year, invoice_number, line, client_id, date, product_code, quantity, amount_cents, expo,
      order_number, order_date from sold_lines where client_id >= ${from} and client_id < ${before}`)}) c
    on conflict (year, invoice_number, line) do update set client_id = excluded.client_id, date = excluded.date,
      state = excluded.state, reason = excluded.reason, expected_cents = excluded.expected_cents,
      difference_cents = excluded.difference_cents
    where (invoice_checks.client_id, invoice_checks.date, invoice_checks.state, invoice_checks.reason,
      invoice_checks.expected_cents, invoice_checks.difference_cents) is distinct from (excluded.client_id, excluded.date,
      excluded.state, excluded.reason, excluded.expected_cents, excluded.difference_cents)`.execute(tx)
}

async function sumDocuments(tx: Db, from: number, before: number): Promise<void> {
  await sql`
    update invoice_documents d set differing = s.lines, difference_cents = s.cents
    from (
      select o.id, count(k.id)::smallint as lines, coalesce(sum(k.difference_cents), 0)::bigint as cents
      from invoice_documents o
      left join invoice_checks k on k.year = o.year and k.invoice_number = o.number and k.state = 'differs'
      where o.client_id >= ${from} and o.client_id < ${before} group by o.id
    ) s
    where s.id = d.id and (d.differing, d.difference_cents) is distinct from (s.lines, s.cents)`.execute(tx)
}
