import type { TestApp } from './harness.ts'
import type { World } from './world.ts'

/** So many copies of a table’s rows; what is not named stays as it is in the row that is copied, `n` counts them. */
interface Copies {
  readonly table: string
  readonly count: number
  /** Which row is copied; any unless said. */
  readonly where?: string
  /** SQL of the values; `@table + n` is the id of the n-th copy in a table that was filled before. */
  readonly columns: Readonly<Record<string, string>>
}

const clients = 80_000

/**
 * Fills the tables that grow with the years, some two million rows in all: reading one of them whole is more than a page
 * of a list may cost. One row in fifteen hundred is of the first client of the north, the others of eighty thousand clients of the south.
 */
export async function yearsOfRows(t: TestApp, { north, south }: World): Promise<void> {
  const { rows } = await t.pool.query<{ last: number }>('select max(id) as last from clients')
  const first = (rows[0]?.last ?? 0) + 1
  const isNorth = 'n % 1500 = 0'
  const open = '(n % 400 < 2)'
  const client = `case when ${isNorth} then ${north.client} else ${first} + n % ${clients} end`
  const agency = `case when ${isNorth} then ${north.id} else ${south.id} end`
  const ago = `now() - n * interval '1 minute'`
  const day = `(now() - n * interval '1 minute')::date`
  const copies: readonly Copies[] = [
    {
      table: 'clients',
      where: `status = 'active'`,
      count: clients,
      columns: {
        id: `${first} + n - 1`,
        vat_number: 'null',
        code: `'M' || lpad(n::text, 5, '0')`,
        business_name: `'Mobili ' || n % 9973`,
        agency_id: `${south.id}`,
        agent_id: 'null',
        status: `case when n % 50 = 0 then 'dormant' else 'active' end`,
        province: `case when n % 40 = 0 then 'TV' else 'NA' end`,
      },
    },
    {
      table: 'material_requests',
      count: 200_000,
      columns: {
        agency_id: agency,
        client_id: client,
        original: '2',
        requested: '2',
        accepted: `case when ${open} then 0 else 2 end`,
        sent: `case when ${open} then 0 else 2 end`,
        delivered: `case when ${open} then 0 else 2 end`,
        returned: '0',
        written_off: '0',
        status: `case when ${open} then 'requested' else 'delivered' end`,
        accepted_as: `case when ${open} then null else 'accepted' end`,
        requested_at: ago,
      },
    },
    {
      table: 'material_ledger',
      count: 300_000,
      columns: {
        kind: `'ship_to_agency'`,
        realised: '0',
        on_hand: '-2',
        with_agencies: '2',
        delivered: '0',
        written_off: '0',
        agency_id: agency,
        client_id: client,
        at: ago,
      },
    },
    {
      table: 'orders',
      where: `type <> 'ready' and status <> 'draft'`,
      count: 120_000,
      columns: {
        number: `'Q' || n`,
        client_id: client,
        order_date: day,
        delivery_request_date: day,
        since: ago,
        sent_at: ago,
        created_at: ago,
        status: `case when ${open} then 'sent' else 'delivered' end`,
      },
    },
    {
      table: 'invoice_documents',
      where: `kind = 'invoice'`,
      count: 150_000,
      columns: {
        year: `extract(year from ${day})`,
        number: `'Q' || n`,
        client_id: client,
        date: day,
        first_due: day,
        settled: `not ${open}`,
        open_cents: `case when ${open} then gross_cents else 0 end`,
      },
    },
    {
      table: 'invoice_lines',
      count: 250_000,
      columns: {
        year: `extract(year from ${day})`,
        invoice_number: `'Q' || n`,
        client_id: client,
        agency_id: agency,
        date: day,
      },
    },
    {
      table: 'shipments',
      where: 'place is not null',
      count: 120_000,
      columns: {
        number: `2000000000 + n`,
        agency_id: agency,
        client_id: client,
        status: `case when ${open} then 'to_send' else 'shipped' end`,
        shipped_on: `case when ${open} then null else ${day} end`,
        created_at: ago,
        since: ago,
      },
    },
    {
      table: 'preparations',
      where: `shipment_id is not null`,
      count: 120_000,
      columns: {
        agency_id: agency,
        client_id: client,
        shipment_id: `case when ${open} then null else @shipments + n end`,
        status: `case when ${open} then 'open' else 'in_shipment' end`,
        created_at: ago,
      },
    },
    {
      table: 'preparation_lines',
      count: 120_000,
      columns: { preparation_id: '@preparations + n', request_id: '@material_requests + n', live: 'false' },
    },
    { table: 'events', count: 200_000, columns: { client_id: client, agency_id: agency, at: ago } },
    {
      table: 'free_requests',
      count: 150_000,
      columns: {
        agency_id: agency,
        client_id: client,
        contested_invoice: 'null',
        contested_line: 'null',
        proof: 'null',
        status: `case when ${open} then 'open' else 'closed' end`,
        created_at: ago,
        since: ago,
      },
    },
    { table: 'hand_overs', count: 150_000, columns: { agency_id: agency, client_id: client, date: day } },
    { table: 'hand_over_lines', count: 150_000, columns: { hand_over_id: '@hand_overs + n' } },
    {
      table: 'premia',
      count: 5 * clients,
      columns: { year: `2020 + (n - 1) / ${clients}`, client_id: `${first} + n % ${clients}` },
    },
    { table: 'outbox', count: 100_000, columns: { message_id: `'q' || n`, created_at: ago } },
    {
      table: 'registrations',
      count: 60_000,
      columns: { email: `'q' || n || '@q.example'`, vat_number: `lpad(n::text, 11, '0')`, since: ago },
    },
    { table: 'import_errors', count: 100_000, columns: { line: '100000 + n' } },
    { table: 'import_changes', count: 100_000, columns: { line: '100000 + n' } },
  ]
  /** The last id of a table before its copies. */
  const lastBefore = new Map<string, number>()
  const db = await t.pool.connect()
  try {
    // The rows name what is there: a check of each against its tables takes longer than all the rest.
    await db.query(`set statement_timeout = 0; set session_replication_role = replica`)
    for (const one of copies) {
      await copy(lastBefore, db, one)
    }
  } finally {
    await db.query('reset statement_timeout; reset session_replication_role')
    db.release()
  }
}

async function copy(
  lastBefore: Map<string, number>,
  db: { query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }> },
  { table, count, where = 'true', columns }: Copies,
): Promise<void> {
  const { rows } = await db.query(
    `select attname as name, attidentity <> '' as own from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const copied = rows
    .filter(({ name, own }) => columns[String(name)] !== undefined || !own)
    .map(({ name }) => String(name))
  const values = copied.map((name) =>
    (columns[name] ?? `x.${name}`).replace(/@(\w+)/g, (_, of: string) => String(lastBefore.get(of))),
  )
  if (rows.some(({ own }) => own)) {
    const { rows: found } = await db.query(`select coalesce(max(id), 0) as last from ${table}`)
    // Their ids are given one after the other: what belongs to them is found by it.
    await db.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, found[0]?.['last']])
    lastBefore.set(table, Number(found[0]?.['last']))
  }
  await db.query(`insert into ${table} (${copied.join(', ')}) overriding system value
    select ${values.join(', ')} from (select * from ${table} where ${where} limit 1) x, generate_series(1, ${count}) n`)
  await db.query(`vacuum (analyze) ${table}`)
}
