import type { invoiceCalls } from '@mandato/contract/invoices/calls'
import type { LineCheck } from '@mandato/contract/invoices/names'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesClient } from '../../registry/index.ts'

type Call = typeof invoiceCalls.invoiceLines
type CheckedRow = RowOf<Call>
export type CheckedQuery = z.output<Call['query']>

const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  invoice_number: sql`k.year || ' ' || k.invoice_number`,
  date: sql`k.date`,
  client: sql`plain(c.business_name)`,
  difference: sql`k.difference_cents`,
}

/** Everything the list is narrowed by but what the rule says: those counts stand beside it. */
const narrowed = (person: Person, asked: CheckedQuery) => [
  seesClient(person, 'c'),
  asked.agency !== undefined && sql<boolean>`c.agency_id = ${asked.agency}`,
  asked.client !== undefined && sql<boolean>`k.client_id = ${asked.client}`,
  asked.year !== undefined && sql<boolean>`k.year = ${asked.year}`,
  asked.q &&
    sql<boolean>`plain(k.invoice_number || ' ' || c.code || ' ' || c.business_name) like ${containing(asked.q)}`,
]
const tables = sql`invoice_checks k join registry_clients c on c.id = k.client_id`

/** Checked lines in sight. */
export const checkedLinesSeenBy = (person: Person, asked: CheckedQuery): List<CheckedRow> => ({
  from: tables,
  where: [...narrowed(person, asked), asked.check && sql<boolean>`k.state = ${asked.check}`],
  id: sql`k.id`,
  sort: sortKeys[asked.sort],
  order: asked.order,
  fields: sql<CheckedRow>`d.id as invoice_id, k.invoice_number, k.line, k.date, k.client_id, c.business_name as client,
    a.business_name as agency, l.product_code, l.description, l.quantity::float8 as quantity, l.amount_cents as amount,
    k.state as check, k.expected_cents as expected, k.difference_cents as difference, nullif(k.reason, '') as reason`,
  joins: sql`join registry_agencies a on a.id = c.agency_id
    join sold_lines l on l.year = k.year and l.invoice_number = k.invoice_number and l.line = k.line
    left join invoice_documents d on d.year = k.year and d.number = k.invoice_number`,
})

interface Counted {
  readonly counts: Readonly<Record<LineCheck, number>>
  readonly difference: number
}
/** How many lines agree, differ and cannot be compared, narrowed as the list is. */
export async function checkedCounts(db: Db, person: Person, asked: CheckedQuery): Promise<Counted> {
  const filters = narrowed(person, asked).filter((one) => typeof one === 'object')
  const { rows } = await sql<Counted>`
    select json_build_object('agrees', count(*) filter (where k.state = 'agrees'),
        'differs', count(*) filter (where k.state = 'differs'),
        'unknown', count(*) filter (where k.state = 'unknown')) as counts,
      coalesce(sum(k.difference_cents), 0)::bigint as difference
    from ${tables} where ${sql.join(filters, sql` and `)}`.execute(db)
  return rows[0] ?? { counts: { agrees: 0, differs: 0, unknown: 0 }, difference: 0 }
}
