import type pg from 'pg'
import type { Ledger } from '../ledger.ts'
import { compareCounts, counted, type Verdict } from './verdict.ts'

interface Found {
  readonly mark: string
  readonly state: string
  readonly tries: number
  readonly rows: number
  readonly lines: number
  readonly applied: number
}

const found = `
  select replace(i.file_name, '.csv', '') as mark, i.state, i.tries, i.rows,
    (select count(*) from invoice_lines l where l.invoice_number like replace(i.file_name, '.csv', '') || '-%') as lines,
    (select count(*) from events e where e.what = 'import.applied' and e.entity_id = i.id::text) as applied
  from imports i order by i.id`

/** A file is in the books once; it is brought in whole or not at all. */
export async function checkImports(pool: pg.Pool, { entries }: Ledger, verdict: Verdict): Promise<void> {
  const { rows } = await pool.query<Found>(found)
  const acknowledged = entries.filter(({ kind }) => kind === 'import').map(({ mark }) => mark)
  compareCounts(verdict, 'import', counted(acknowledged), counted(rows.map(({ mark }) => mark)))
  for (const { mark, state, rows: read, lines, applied } of rows) {
    const whole =
      state === 'done' ? lines === read && lines > 0 && applied === 1 : lines === 0 && applied === 0
    if (!whole)
      verdict.halfDone.push(
        `import ${mark} is ${state} with ${lines} of ${read} lines, written down ${applied} times`,
      )
  }
}

/** Imports that are not at their end yet; none but those given up after five deaths may have failed. */
export async function unfinished(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<Found>(found)
  return rows
    .filter(({ state, tries }) => state !== 'done' && !(state === 'failed' && tries > 5))
    .map(({ mark, state, tries }) => `import ${mark} is ${state} at try ${tries}`)
}

const differing = (table: string, keys: string, lines: string) => `
  select coalesce(r.what, l.what) as what from
    (select (${keys})::text as what, lines, ytd_cents[cardinality(ytd_cents)] as cents, coalesce(ytd_credited_cents[cardinality(credit_days)], 0) as credited from ${table}) r
    full join (select (${keys})::text as what, count(*) as lines, sum(amount_cents) as cents, sum(least(amount_cents, 0)) as credited from ${lines} group by ${keys}) l using (what)
  where r.lines is distinct from l.lines or r.cents is distinct from l.cents or r.credited is distinct from l.credited`

/** The roll-ups are the sums of the lines, and figures stand at the newest one. */
export async function checkRollUps(pool: pg.Pool, verdict: Verdict): Promise<void> {
  const everybody = '(select *, 0 as network from invoice_lines) x'
  const ofAgencies = `(select agency_id, year, family_code, expo, amount_cents from invoice_lines
    union all select 0, year, family_code, expo, amount_cents from ${everybody}) y`
  const queries = [
    differing('client_revenue', 'client_id, year, agency_id, family_code, expo', 'invoice_lines'),
    differing('agency_revenue', 'agency_id, year, family_code, expo', ofAgencies),
    `select 'as_of' as what from revenue_state where as_of is distinct from (select max(date) from invoice_lines)`,
  ]
  for (const query of queries) {
    const { rows } = await pool.query<{ what: string }>(query)
    for (const { what } of rows) verdict.halfDone.push(`roll-up ${what} is not the sum of its lines`)
  }
}
