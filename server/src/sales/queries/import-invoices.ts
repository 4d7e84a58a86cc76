import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import {
  batchesOf,
  type Compared,
  type Effect,
  type Landing,
  type RowChange,
} from '../../platform/bulk-load/landing.ts'
import { sql } from '../../platform/db/sql.ts'

const table = 'landing_invoices'

/** Columns of the file that an existing line keeps when the file leaves them out. */
const optional = {
  product_code: 'product_code',
  description: 'description',
  expo: 'expo',
  order_number: 'order_number',
  order_date: 'order_date',
} as const

/** Invoice lines of an ERP file on their way into `invoice_lines`. */
export const invoiceLanding = {
  table,
  columns: [
    'invoice_number',
    'invoice_line',
    'year',
    'date',
    'client_id',
    'client_agency_id',
    'agency_id',
    'product_code',
    'family_code',
    'description',
    'quantity',
    'amount_cents',
    'expo',
    'order_number',
    'order_date',
  ],
  key: ['year', 'invoice_number', 'invoice_line'],
  held: sql`
    select i.invoice_number, i.line::text as line, i.date::text as date, c.code as client_code, a.code as agency_code,
      i.product_code, i.family_code, i.description, i.quantity::text as quantity,
      (i.amount_cents / 100::numeric(3))::numeric(20, 2)::text as amount, i.expo::integer::text as expo, i.order_number,
      i.order_date::text as order_date
    from invoice_lines i join registry_clients c on c.id = i.client_id join registry_agencies a on a.id = i.agency_id
    order by i.year, i.invoice_number, i.line`,

  async create(db) {
    await sql`
      create temporary table landing_invoices (
        line bigint not null,
        invoice_number text not null,
        invoice_line integer not null,
        year smallint not null,
        date date not null,
        client_id integer not null,
        client_agency_id integer not null,
        agency_id integer,
        product_code text,
        family_code text not null,
        description text,
        quantity numeric(14, 3) not null,
        amount_cents bigint not null,
        expo boolean,
        order_number text,
        order_date date
      )`.execute(db)
  },

  async compare(db, given) {
    await findMatches(db, given)
    const { rows } = await sql<{ updated: number; unchanged: number }>`
      select count(*) filter (where differs) as updated, count(*) filter (where not differs) as unchanged
      from invoice_matches`.execute(db)
    const { updated, unchanged } = rows[0] ?? { updated: 0, unchanged: 0 }
    // What is left in the landing table is new.
    if (updated + unchanged > 0) {
      await sql`delete from landing_invoices l using invoice_matches m where m.file_line = l.line`.execute(db)
    }
    const created = await sql<{ n: number }>`select count(*) as n from landing_invoices`.execute(db)
    return {
      created: created.rows[0]?.n ?? 0,
      updated,
      unchanged,
      effects: await revenueByYear(db),
    } satisfies Compared
  },

  async changes(db, _given, most) {
    const { rows } = await sql<RowChange>`
      (select 'created' as what, l.line, l.invoice_number || ' / ' || l.invoice_line as subject, json_build_array(
          ${value('date', sql`null::date`, sql`l.date`)}, ${value('client_code', sql`null::text`, codeOf('registry_clients', 'l.client_id'))},
          ${value('amount', sql`null::numeric`, euro('l.amount_cents'))}) as details
        from landing_invoices l
        -- Among the rows up to the last of any so many are the first so many: a million need not be sorted.
        where l.line <= (select max(line) from (select line from landing_invoices limit ${most}) a)
        order by l.line limit ${most})
      union all
      (select 'updated', m.file_line, m.invoice_number || ' / ' || m.invoice_line, json_build_array(
          ${value('date', sql`m.old_date`, sql`m.date`)},
          ${value('client_code', codeOf('registry_clients', 'm.old_client_id'), codeOf('registry_clients', 'm.client_id'))},
          ${value('agency_code', codeOf('registry_agencies', 'm.old_agency_id'), codeOf('registry_agencies', 'm.agency_id'))},
          ${value('product_code', sql`m.old_product_code`, sql`m.product_code`)},
          ${value('family_code', sql`m.old_family_code`, sql`m.family_code`)},
          ${value('description', sql`m.old_description`, sql`m.description`)},
          ${value('quantity', sql`m.old_quantity`, sql`m.quantity`)},
          ${value('amount', euro('m.old_amount_cents'), euro('m.amount_cents'))},
          ${value('expo', sql`m.old_expo::integer`, sql`m.expo::integer`)},
          ${value('order_number', sql`m.old_order_number`, sql`m.order_number`)},
          ${value('order_date', sql`m.old_order_date`, sql`m.order_date`)})
        from invoice_matches m where m.differs order by m.file_line limit ${most})
      order by what, line`.execute(db)
    return rows.map((row) => ({ ...row, details: row.details.filter((one) => one !== null) }))
  },

  async apply(tx, _given, step) {
    for await (const batch of batchesOf(tx, 'landing_invoices')) {
      const { numAffectedRows } = await sql`
        insert into invoice_lines (year, invoice_number, line, date, client_id, agency_id, product_code, family_code,
          description, quantity, amount_cents, expo, order_number, order_date)
        select year, invoice_number, invoice_line, date, client_id, coalesce(agency_id, client_agency_id), product_code,
          family_code, description, quantity, amount_cents, coalesce(expo, false), order_number, order_date
        from landing_invoices where ${batch}`.execute(tx)
      await step(Number(numAffectedRows ?? 0))
    }
    for await (const batch of batchesOf(tx, 'invoice_matches', 'm')) {
      const { numAffectedRows } = await sql`
        update invoice_lines o set date = m.date, client_id = m.client_id, agency_id = m.agency_id,
          product_code = m.product_code, family_code = m.family_code, description = m.description,
          quantity = m.quantity, amount_cents = m.amount_cents, expo = m.expo,
          order_number = m.order_number, order_date = m.order_date
        from invoice_matches m
        where m.differs and ${batch}
          and o.year = m.year and o.invoice_number = m.invoice_number and o.line = m.invoice_line`.execute(tx)
      await step(Number(numAffectedRows ?? 0))
    }
  },
} satisfies Landing

const codeOf = (table: 'registry_clients' | 'registry_agencies', id: string) =>
  sql`(select x.code from ${sql.table(table)} x where x.id = ${sql.ref(id)})`
const euro = (cents: string) => sql`(${sql.ref(cents)} / 100::numeric(3))::numeric(20, 2)`
/** `{column, from, to}` where the two differ. */
const value = (column: string, from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`case when ${from} is distinct from ${to} then
    json_build_object('column', ${sql.lit(column)}, 'from', (${from})::text, 'to', (${to})::text) end`

/**
 * The lines that are there already, as they are (`old_…`) and as they will be. An existing line keeps its
 * agency unless the file states one, and keeps what the file has no column for.
 */
async function findMatches(db: Db, given: ReadonlySet<string>): Promise<void> {
  const of = (column: keyof typeof optional) => sql.ref(given.has(column) ? `l.${column}` : `o.${column}`)
  await sql`
    create temporary table invoice_matches as
    select n.*, (n.date, n.client_id, n.agency_id, n.product_code, n.family_code, n.description, n.quantity, n.amount_cents, n.expo,
        n.order_number, n.order_date)
      is distinct from (n.old_date, n.old_client_id, n.old_agency_id, n.old_product_code, n.old_family_code,
        n.old_description, n.old_quantity, n.old_amount_cents, n.old_expo, n.old_order_number,
        n.old_order_date) as differs
    from (
      select l.line as file_line, l.year, l.invoice_number, l.invoice_line, l.date, l.client_id,
        coalesce(l.agency_id, o.agency_id) as agency_id, ${of('product_code')} as product_code, l.family_code,
        ${of('description')} as description, l.quantity, l.amount_cents, coalesce(${of('expo')}, false) as expo,
        ${of('order_number')} as order_number, ${of('order_date')} as order_date,
        o.date as old_date, o.client_id as old_client_id, o.agency_id as old_agency_id,
        o.product_code as old_product_code, o.family_code as old_family_code, o.description as old_description,
        o.quantity as old_quantity, o.amount_cents as old_amount_cents, o.expo as old_expo,
        o.order_number as old_order_number, o.order_date as old_order_date
      from landing_invoices l
      join invoice_lines o on o.year = l.year and o.invoice_number = l.invoice_number and o.line = l.invoice_line
    ) n`.execute(db)
}

/** The new and changed lines of a file as they will be, after they were compared; by their place in the file. */
export const linesToBe = sql`
  select line as file_line, invoice_number, invoice_line, client_id, product_code, date, quantity, amount_cents,
    coalesce(expo, false) as expo, order_number, order_date
  from landing_invoices
  union all
  select file_line, invoice_number, invoice_line, client_id, product_code, date, quantity, amount_cents, expo,
    order_number, order_date
  from invoice_matches where differs`

/** What comes to the revenue and what, with sign -1, goes: the new lines, the changed ones as they will be and as they were. */
export const revenueMoves = sql`
  select coalesce(agency_id, client_agency_id) as agency_id, client_id, family_code, coalesce(expo, false) as expo,
    date as day, amount_cents, 1 as sign
  from landing_invoices
  union all
  select agency_id, client_id, family_code, expo, date, amount_cents, 1 from invoice_matches where differs
  union all
  select old_agency_id, old_client_id, old_family_code, old_expo, old_date, old_amount_cents, -1
  from invoice_matches where differs`

async function revenueByYear(db: Db): Promise<Effect[]> {
  const { rows } = await sql<{ year: number; cents: number; before: number }>`
    select c.year, c.cents, coalesce((
      select sum(r.ytd_cents[cardinality(r.ytd_cents)]) from agency_revenue r where r.agency_id = 0 and r.year = c.year
    ), 0)::bigint as before
    from (
      select extract(year from day)::integer as year, sum(cents)::bigint as cents
      from (select day, sum(amount_cents * sign) as cents from (${revenueMoves}) m group by day) d
      group by 1 having sum(cents) <> 0
    ) c order by 1`.execute(db)
  return rows.map(({ year, cents, before }) => ({ key: 'revenue', year, cents, before }))
}

/** The day the figures stand at. */
export async function standingAsOf(db: Db): Promise<string | null> {
  const { rows } = await sql<{ as_of: string | null }>`select as_of from revenue_state`.execute(db)
  return rows[0]?.as_of ?? null
}
