import { type RawBuilder, sql } from 'kysely'
import { preparedMark, withNextMark } from './prepared.ts'

/** SQL text. Only the queries of a domain import this file (a rule of .dependency-cruiser.cjs). */
export { sql }

/** `%` and `_` in what a person types are letters, not wildcards of `like`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * The pattern of what contains a text that a person typed, for `like`; accents and case make no difference. As a select
 * it is made once: a statement that is planned for any text would make it for each row (the search took 0.85 ms, 0.42).
 */
export const containing = (typed: string): RawBuilder<string> =>
  sql<string>`(select plain(${`%${escapeLike(typed)}%`}::text))`

/** The pattern of a number that holds what was typed: `OM-2026-00015`, as its file is called, finds `OM-2026/00015`. */
export const numberLike = (typed: string): string => `%${escapeLike(typed).replace(/[\s./-]/g, '_')}%`

/** A pattern of codes, which are written in capitals; made once as well. */
export const codesLike = (pattern: string): RawBuilder<string> =>
  sql<string>`(select upper(${pattern}::text))`

/** At the very beginning of a statement: prepare it once per connection. See `prepared.ts` for when it pays. */
export const prepared = sql.raw(preparedMark)

/** The same for a write of an act whose answer nobody reads: it is sent with the statement that comes next. */
export const sentWithNext = sql.raw(withNextMark)

/** Columns of rows and their types in SQL. */
type Types<Row> = Readonly<Partial<Record<keyof Row & string, string>>>
const columnsOf = (types: Types<Record<string, unknown>>) =>
  Object.entries(types).map(([name, type = 'text']) => ({ name, type }))

/**
 * Rows that come with a statement, to stand in its `from`. One row is written as plain values, which are planned as a
 * search of one and cost a quarter of reading JSON; more as JSON, because a statement takes 65,535 values at most.
 * @param types what a row does not say of these columns is null
 */
export function given<Row extends object>(rows: readonly Row[], types: Types<Row>): RawBuilder<Row> {
  const columns = columnsOf(types)
  const [row] = rows
  if (rows.length === 1 && row) {
    const values = columns.map(({ name, type }) => {
      const value = (row as Readonly<Record<string, unknown>>)[name] ?? null
      return type === 'jsonb' && value !== null ? JSON.stringify(value) : value
    })
    return sql(textOfOne(types), ...values)
  }
  const named = columns.map(({ name, type }) => `${name} ${type}`).join(', ')
  return sql`(select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (${sql.raw(named)}))`
}

/**
 * The text around the values of one row, made once for each set of columns: put together of its parts at every call, it
 * was a good part of Node's time of a decision on a material.
 */
function textOfOne(types: Types<Record<string, unknown>>): TemplateStringsArray {
  const cached = textsOfOne.get(types)
  if (cached) return cached
  const after = columnsOf(types).map(({ name, type }) => `::${type} as ${name}`)
  const parts = ['(select ', ...after.map((text, n) => text + (n === after.length - 1 ? ')' : ', '))]
  const text = Object.assign(parts, { raw: parts })
  textsOfOne.set(types, text)
  return text
}
const textsOfOne = new WeakMap<object, TemplateStringsArray>()

/** Is a status one of a group? Written into the text, so that an index over a group is found. */
export const isAmong = (column: string, group: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(group.map((one) => sql.lit(one)))})`
