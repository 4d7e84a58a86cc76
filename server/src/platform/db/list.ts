import type { RawBuilder } from 'kysely'
import type { Db } from './db.ts'
import { inParts } from './long-read.ts'
import { snapshot } from './snapshot.ts'
import { prepared, sql } from './sql.ts'

type Sql = RawBuilder<unknown>

/** A filter: SQL where it is asked for, anything false where it is not, so that it leaves no trace in the statement. */
export type Filter = RawBuilder<boolean> | false | '' | null | undefined

/** A figure over all pages: what is taken of each row, and how it is added up. */
export interface Total<T> {
  readonly of: Sql
  readonly over: (column: Sql) => RawBuilder<T>
}

/** The sum of whole numbers, for example cents; null of no rows. */
export const sumOf = (of: Sql): Total<number | null> => ({
  of,
  over: (column) => sql<number | null>`sum(${column})::bigint`,
})
/** What is the same for all rows, for example the day the figures stand at. */
export const sameForAll = <T>(value: RawBuilder<T>): Total<T> => ({ of: sql`null`, over: () => value })
/** How many rows fit a condition. */
export const countWhere = (of: RawBuilder<boolean>): Total<number> => ({
  of,
  over: (column) => sql<number>`(count(*) filter (where ${column}))::int`,
})

/**
 * A list as pieces of SQL. `from`, `where`, `id`, `sort` and `totals` use the aliases of `from`; `fields` those of
 * `joins` too.
 *
 *     const materials = (person: Person, filter: MaterialFilter) => ({
 *       from: sql`materials m`,
 *       where: [seesMaterial(person, 'm'), filter.q && contains(filter.q), filter.family && sql<boolean>`m.family_id = ${filter.family}`],
 *       id: sql`m.id`, sort: sortKeys[filter.sort], order: filter.order,
 *       fields: sql<MaterialRow>`m.id, m.code, f.name as family`,
 *       joins: sql`join families f on f.id = m.family_id`,
 *     })
 *     listPage(db, materials(person, filter), filter)  // { rows, total, totals }
 *     listInParts(db, materials(person, filter))       // the same for all rows, part by part: exports and prints
 *
 * `sortKeys` is a `Readonly<Record<SortOf<typeof calls.materials>, RawBuilder<unknown>>>`, MaterialRow is
 * `RowOf<typeof calls.materials>` or the fields its answer is made of.
 */
export interface List<Row, Totals = unknown> {
  /** Common table expressions of `from` and `joins`: what is aggregated there is computed once. */
  readonly with?: Sql
  /** The tables that filters, sorting and totals need. Each row of it is a row of the list. */
  readonly from: Sql
  /** Where `from` is put together of what is in sight: the tables the fields of a row are read from, by its id. */
  readonly of?: Sql
  readonly where: readonly Filter[]
  /** Unique in `from`, whatever the filters are: the fields of a page are read by it; decides between rows with equal sort keys, upwards in both directions. */
  readonly id: Sql
  readonly sort: Sql
  /** Rows without a sort key come last in both directions. */
  readonly order: 'asc' | 'desc'
  readonly fields: RawBuilder<Row>
  /**
   * The fields of each row of a page are looked up by its id, row by row. Joined in one go they are read of every row there
   * is where there are more tables than PostgreSQL puts in order (eight, those behind views included) or where `id` is made
   * of several columns: then the function says by which of them indexes find a row.
   */
  readonly lookUp?: true | ((id: Sql) => RawBuilder<boolean>)
  /**
   * An index has the rows in their order, and another one counts them: the page is found and the rows are counted each for
   * itself, so that neither reads all rows. Only where few are left out of what the index has.
   */
  readonly byIndex?: boolean
  /** No row is without its sort key: an index of it is read from either end. */
  readonly allSorted?: boolean
  /** Tables that only the fields need, as they follow `from`: joined to the rows of a page instead of to all. */
  readonly joins?: Sql
  readonly totals?: { readonly [K in keyof Totals]: Total<Totals[K]> }
}

export interface Listed<Row, Totals = unknown> {
  readonly rows: Row[]
  /** How many rows there are over all pages. */
  readonly total: number
  readonly totals: Totals
}

/** Pages count from 1; page 0 and those beyond the last have no rows, but the counts. */
export interface Page {
  readonly page: number
  readonly per_page: number
}

const direction = (order: 'asc' | 'desc') => (order === 'desc' ? sql`desc` : sql`asc`)
const nothing = sql``

/** Conditions that are all to hold; those not asked for are left out. */
const all = (filters: readonly Filter[]): RawBuilder<boolean> => {
  const asked = filters.filter((filter) => typeof filter === 'object' && filter !== null)
  return asked.length > 0 ? sql<boolean>`${sql.join(asked, sql` and `)}` : sql<boolean>`true`
}

/**
 * One page of a list with its counts, in one statement. What is filtered, sorted and counted are narrow rows of id and
 * sort key; fields and joins are read for the page alone.
 */
export async function listPage<Row, Totals>(
  db: Db,
  list: List<Row, Totals>,
  page: Page,
): Promise<Listed<Row, Totals>> {
  const totals = Object.entries<Total<unknown>>(list.totals ?? {})
  const narrow = totals.map(([name, { of }]) => sql`, ${of} as ${sql.ref(name)}`)
  const summed = totals.map(([name, { over }]) => sql`, ${over(sql.ref(name))} as ${sql.ref(`list_${name}`)}`)
  const order = list.allSorted ? direction(list.order) : sql`${direction(list.order)} nulls last`
  const { rows } = await sql<Row & Readonly<Record<string, unknown>>>`${prepared}
    with ${list.with ? sql`${list.with},` : nothing} list_seen as ${list.byIndex ? sql`not materialized` : sql`materialized`} (
      select ${list.id} as list_id, ${list.sort} as list_key ${sql.join(narrow, nothing)}
      from ${list.from} where ${all(list.where)}
    ), list_page as (
      ${windowOf(sql`select list_id, list_key from list_seen`, sql`list_key ${order}, list_id`, page)}
    ), list_rows as (
      ${rowsOf(list)}
    )
    select list_rows.*, n.* from (select count(*)::int as list_total ${sql.join(summed, nothing)} from list_seen) n
    left join list_rows on true order by list_key ${order}, list_id`.execute(db)
  const [first] = rows
  const { list_id, list_total } = first ?? { list_id: null, list_total: 0 }
  return {
    // Where the page is empty the counts stand in a row of their own.
    rows: list_id === null ? [] : rows,
    total: list_total as number,
    totals: Object.fromEntries(totals.map(([name]) => [name, first?.[`list_${name}`] ?? null])) as Totals,
  }
}

/** The fields of the rows of a page. */
function rowsOf<Row>({ id, fields, from, of = from, joins = nothing, lookUp }: List<Row>): Sql {
  if (!lookUp)
    return sql`select list_id, list_key, ${fields} from list_page, ${of} ${joins} where ${id} = list_id`
  const also = lookUp === true ? nothing : sql`and ${lookUp(sql`list_id`)}`
  return sql`select list_id, list_key, list_row.* from list_page cross join lateral (
      select ${fields} from ${of} ${joins} where ${id} = list_id ${also} offset 0) list_row`
}

/**
 * The rows of a page out of sorted ones. The limits are written into the text and only the offset is a value: of a limit
 * it does not know PostgreSQL expects a tenth of all rows and plans to sort them all. The inner limit doubles from page
 * to page, so that a list has a dozen texts and not one for each page.
 */
function windowOf(rows: Sql, sorted: Sql, { page, per_page }: Page): Sql {
  if (page < 1) return sql`${rows} limit 0`
  const upTo = per_page * 2 ** Math.ceil(Math.log2(page))
  return sql`select * from (${rows} order by ${sorted} limit ${sql.lit(upTo)}) sorted
    order by ${sorted} limit ${sql.lit(per_page)} offset ${(page - 1) * per_page}`
}

/** How many rows a list has, with its totals. */
export async function listCounts<Row, Totals>(
  db: Db,
  list: List<Row, Totals>,
): Promise<Omit<Listed<Row, Totals>, 'rows'>> {
  const totals = Object.entries<Total<unknown>>(list.totals ?? {})
  const summed = totals.map(([name, { of, over }]) => sql`, ${over(of)} as ${sql.ref(name)}`)
  const { rows } = await sql<{ list_total: number } & Totals>`
    ${prelude(list)} select count(*)::int as list_total ${sql.join(summed, nothing)} from ${list.from} where ${all(list.where)}`.execute(
    db,
  )
  const [first] = rows
  if (!first) throw new Error('a count gives a row')
  const { list_total, ...found } = first
  return { total: list_total, totals: found as unknown as Totals }
}

/** All rows of a list, part by part, from one moment; at least one part, with the same counts on each. */
export async function* listInParts<Row, Totals>(
  db: Db,
  list: List<Row, Totals>,
): AsyncGenerator<Listed<Row, Totals>> {
  const view = db.isTransaction ? undefined : await snapshot(db)
  const on = view?.db ?? db
  try {
    const counts = await listCounts(on, list)
    for await (const rows of inParts(on, allRows(list))) yield { rows, ...counts }
  } finally {
    await view?.release()
  }
}

const prelude = (list: Pick<List<unknown>, 'with'>) => (list.with ? sql`with ${list.with}` : nothing)

const allRows = <Row>(list: List<Row>) => {
  const { from, joins = nothing, where, fields, sort, order, id } = list
  return sql<Row>`
  ${prelude(list)} select ${fields} from ${from} ${joins} where ${all(where)}
  order by ${sort} ${direction(order)} nulls last, ${id}`
}
