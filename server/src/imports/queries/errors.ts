import type { Db } from '../../platform/db/db.ts'
import type { Landing, RowFault } from '../../platform/bulk-load/landing.ts'
import type { List } from '../../platform/db/list.ts'
import { sql } from '../../platform/db/sql.ts'
import { copyText, nothing } from '../../platform/import-kit/copy-text.ts'
import type { ReasonKey } from '@mandato/contract/imports/reasons'
import type { Rejected } from '../rows.ts'

export const errorColumns = [
  'import_id',
  'line',
  'subject',
  'column_name',
  'value',
  'reason',
  'reason_values',
  'others',
] as const

/** A rejected row as text for COPY. */
export function errorText(importId: number, { line, subject, faults }: Rejected): string {
  const [first, ...others] = faults
  const rest = others.map(({ column, value, problem }) => ({
    column,
    value,
    reason: problem.reason,
    values: problem.values,
  }))
  const fields = [
    subject,
    first.column,
    first.value,
    first.problem.reason,
    JSON.stringify(first.problem.values),
    rest.length > 0 ? JSON.stringify(rest) : null,
  ]
  return `${importId}\t${line}\t${fields.map(field).join('\t')}\n`
}

const field = (value: string | null): string => {
  const text = value === null ? nothing : copyText(value.replaceAll('\0', '␀'), Number.MAX_SAFE_INTEGER)
  return typeof text === 'string' ? text : nothing
}

/**
 * Has the last word on duplicates: of the rows that looked like one while reading, those with truly the same key
 * leave the landing table, the others lose their error. Gives how many duplicates there are.
 */
export async function settleDuplicates(
  db: Db,
  importId: number,
  { table, key }: Pick<Landing, 'table' | 'key'>,
  suspects: number,
): Promise<number> {
  if (suspects === 0) return 0
  const landing = sql.table(table)
  const same = sql.join(
    key.map((column) => sql`a.${sql.ref(column)} is not distinct from b.${sql.ref(column)}`),
    sql` and `,
  )
  await sql`
    delete from import_errors e using (
      select d.line
      from (
        select line, (reason_values ->> 'line')::bigint as first from import_errors
        where import_id = ${importId} and reason = 'duplicate'
      ) d
      left join ${landing} a on a.line = d.line left join ${landing} b on b.line = d.first
      where a.line is null or b.line is null or not (${same})
    ) mistaken
    where e.import_id = ${importId} and e.line = mistaken.line`.execute(db)
  const { rows } = await sql<{ n: number }>`
    with gone as (
      delete from ${landing} l using import_errors e
      where e.import_id = ${importId} and e.reason = 'duplicate' and l.line = e.line returning 1
    )
    select count(*) as n from gone`.execute(db)
  return rows[0]?.n ?? 0
}

/** Writes down the rows that are wrong beside the others of their file. */
export async function keepFaults(db: Db, importId: number, faults: readonly RowFault[]): Promise<void> {
  if (faults.length === 0) return
  await sql`
    insert into import_errors (import_id, line, subject, column_name, value, reason, reason_values)
    select ${importId}::int, f.line, f.subject, f.column, f.value, f.reason, f.values
    from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb)
      as f (line bigint, subject text, "column" text, value text, reason text, values jsonb)`.execute(db)
}

/** Forgets what was read, to read it again. */
export async function clearLanding(
  db: Db,
  importId: number,
  { table }: Pick<Landing, 'table'>,
): Promise<void> {
  await sql`truncate ${sql.table(table)}`.execute(db)
  await sql`delete from import_errors where import_id = ${importId}`.execute(db)
}

/** One thing that is wrong with a rejected row. */
export interface ErrorRow {
  readonly line: number
  readonly subject: string | null
  readonly column: string | null
  readonly value: string | null
  readonly reason: ReasonKey
  readonly reason_values: Readonly<Record<string, string | number>>
}

/** More columns than any kind of file has. */
const mostFaults = 1_000

/**
 * What is wrong with the rejected rows, in the order of the file and of its columns: a row is stored once with all of
 * its faults, and read, each fault stands for itself.
 * @param column only faults of this column
 */
export const importErrors = (importId: number, column?: string): List<ErrorRow> => {
  const place = sql`e.line * ${sql.lit(mostFaults)} + e.place`
  return {
    from: sql`(
      select r.line, r.subject, f.*
      from import_errors r cross join lateral (
        select 0 as place, r.column_name, r.value, r.reason, r.reason_values
        union all
        select o.place, o.fault ->> 'column', o.fault ->> 'value', o.fault ->> 'reason', o.fault -> 'values'
        from jsonb_array_elements(r.others) with ordinality as o (fault, place)
      ) f
      where r.import_id = ${importId}
    ) e`,
    where: [column !== undefined && sql<boolean>`e.column_name = ${column}`],
    id: place,
    sort: place,
    order: 'asc',
    fields: sql`e.line, e.subject, e.column_name as column, e.value, e.reason, e.reason_values`,
  }
}
