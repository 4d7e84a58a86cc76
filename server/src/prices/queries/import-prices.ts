import type { Db } from '../../platform/db/db.ts'
import { batchesOf, type Compared, type Landing, type RowChange } from '../../platform/bulk-load/landing.ts'
import { sql } from '../../platform/db/sql.ts'
import { fallingBack } from './falling-back.ts'
import { beginLoad, thisLoad } from './loads.ts'

const texts = ['description', 'family_code', 'unit', 'dimensions', 'finish_group'] as const
const euro = (cents: string) => sql`(${sql.ref(cents)} / 100::numeric(3))::numeric(20, 2)`
/** `{column, from, to}` where the two differ. */
const value = (column: string, from: string, to: string) =>
  sql`case when ${sql.ref(from)} is distinct from ${sql.ref(to)} then
    json_build_object('column', ${sql.lit(column)}, 'from', ${sql.ref(from)}::text, 'to', ${sql.ref(to)}::text) end`

/**
 * Prices of an ERP file on their way into `list_prices`. A row also says what its article is; where several rows of a
 * file say it, the one that begins last does, so that the same file brought in again changes nothing.
 */
export const priceLanding = {
  table: 'landing_prices',
  columns: ['list', 'code', 'valid_from', 'price_cents', 'currency', 'valid_to', ...texts],
  key: ['list', 'code', 'valid_from'],
  held: sql`
    select l.code as list, a.code, p.valid_from::text as valid_from, a.description, nullif(a.family_code, '') as family_code,
      (p.price_cents / 100::numeric(3))::numeric(20, 2)::text as price, l.currency, nullif(a.unit, '') as unit,
      p.valid_to::text as valid_to, nullif(a.dimensions, '') as dimensions, nullif(a.finish_group, '') as finish_group
    from list_prices p join price_lists l on l.id = p.list_id join articles a on a.id = p.article_id
    order by l.code, a.code, p.valid_from`,

  async create(db) {
    await sql`
      create temporary table landing_prices (
        line bigint not null, list text not null, code text not null, valid_from date not null,
        price_cents bigint not null, currency text, valid_to date, description text, family_code text, unit text,
        dimensions text, finish_group text
      )`.execute(db)
  },

  async compare(db, given) {
    await findLists(db)
    await findArticles(db, given)
    await findRows(db, given)
    const { rows } = await sql<Record<'created' | 'updated' | 'unchanged', number>>`
      select count(*) filter (where is_new) as created,
        count(*) filter (where not is_new and (differs or renames)) as updated,
        count(*) filter (where not is_new and not differs and not renames) as unchanged
      from price_rows`.execute(db)
    const counts = rows[0] ?? { created: 0, updated: 0, unchanged: 0 }
    return { ...counts, effects: await effects(db) } satisfies Compared
  },

  async changes(db, _given, most) {
    const first = (what: RowChange['what'], which: ReturnType<typeof sql>) => sql`
      (select ${sql.lit(what)} as what, r.line, l.list || ' / ' || l.code || ' / ' || l.valid_from as subject,
        json_build_array(${value('price', 'r.old_price', 'r.price')}, ${value('valid_to', 'r.old_valid_to', 'r.valid_to')},
          ${value('description', 'a.old_description', 'a.description')}) as details
      from (select p.*, ${euro('p.old_price_cents')} as old_price, ${euro('p.price_cents')} as price from price_rows p
        where ${which} order by p.line limit ${sql.lit(most)}) r
      join landing_prices l on l.ctid = r.landed left join price_articles a on a.line = r.line)`
    const { rows } = await sql<RowChange>`
      ${first('created', sql`p.is_new`)} union all ${first('updated', sql`not p.is_new and (p.differs or p.renames)`)}
      order by what, line`.execute(db)
    return rows.map((row) => ({ ...row, details: row.details.filter((one) => one !== null) }))
  },

  notices: fallingBack,

  async apply(tx, _given, step) {
    await beginLoad(tx, 'prices')
    await sql`
      insert into price_lists (code, currency) select list, currency from price_file_lists order by list
      on conflict do nothing`.execute(tx)
    await sql`
      insert into articles (code, ${sql.join(texts.map((column) => sql.ref(column)))})
      select code, ${sql.join(texts.map((column) => sql.ref(column)))} from price_articles where is_new order by code
      on conflict (code) do nothing`.execute(tx)
    await sql`
      update articles a set ${sql.join(texts.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`))}
      from price_articles n where n.code = a.code and n.differs`.execute(tx)
    await sql`
      insert into list_prices_before (list_id, article_id, valid_from, valid_to, price_cents, load_id, replaced_by)
      select p.list_id, p.article_id, p.valid_from, p.valid_to, p.price_cents, p.load_id, ${thisLoad}
      from price_rows r join list_prices p on p.list_id = r.list_id and p.article_id = r.article_id
        and p.valid_from = r.valid_from
      where not r.is_new and r.differs`.execute(tx)
    const { numAffectedRows } = await sql`
      update list_prices p set price_cents = r.price_cents, valid_to = r.valid_to, load_id = ${thisLoad}
      from price_rows r
      where not r.is_new and r.differs and p.list_id = r.list_id and p.article_id = r.article_id
        and p.valid_from = r.valid_from`.execute(tx)
    await step(Number(numAffectedRows ?? 0))
    await numberWhatIsNew(tx)
    for await (const batch of batchesOf(tx, 'price_rows', 'r')) {
      const written = await sql`
        insert into list_prices (list_id, article_id, valid_from, valid_to, price_cents, load_id)
        select l.id, a.id, r.valid_from, r.valid_to, r.price_cents, ${thisLoad}
        from price_rows r join price_list_ids l on l.list = r.list join price_article_ids a on a.line = r.article
        where r.is_new and ${batch}`.execute(tx)
      await step(Number(written.numAffectedRows ?? 0))
    }
  },
} satisfies Landing

/** The lists of the file, numbered; `id` is null where one is new. */
async function findLists(db: Db): Promise<void> {
  await sql`
    create temporary table price_file_lists as
    select row_number() over (order by f.list)::int as no, f.list, coalesce(f.currency, 'EUR') as currency, pl.id
    from (select list, max(currency) as currency from landing_prices group by list) f
    left join price_lists pl on pl.code = f.list`.execute(db)
}

/** Where a row begins, and its line: the greatest number is the row that begins last. A line takes 40 bits at most. */
const lineBits = sql.lit(2 ** 40)
const place = sql`(valid_from - date '1970-01-01') * ${lineBits} + line`
const lineOf = (placed: string) => sql`(${sql.ref(placed)} & (${lineBits} - 1))`

/**
 * What each article of the file will be, with whether it is new and whether anything of it changes; `line` is the row
 * that says so. The rows are grouped by a number: sorting a million of them took twice as long.
 */
async function findArticles(db: Db, given: ReadonlySet<string>): Promise<void> {
  const fresh = texts.map((column) => {
    const landed = sql.ref(`w.${column}`)
    const kept = sql.ref(`a.${column}`)
    return sql`coalesce(${given.has(column) ? landed : kept}, '') as ${sql.ref(column)}`
  })
  const changed = texts.flatMap((column) =>
    given.has(column) ? sql`a.${sql.ref(column)} is distinct from coalesce(w.${sql.ref(column)}, '')` : [],
  )
  await sql`
    create temporary table price_articles as
    select w.line, w.code, a.id, a.id is null as is_new, a.description as old_description,
      a.id is not null and (${changed.length > 0 ? sql.join(changed, sql` or `) : sql`false`}) as differs,
      ${sql.join(fresh)}
    from (select code, max(${place}) as last from landing_prices group by code) f
    join landing_prices w on w.line = ${lineOf('f.last')}
    left join articles a on a.code = w.code`.execute(db)
  await sql`analyze price_articles (line, code, is_new, differs)`.execute(db)
}

/**
 * The rows of the file beside those that stand there, with the place each landed at, its list's number and its article's
 * line: a million short rows, the names stay where they are.
 */
async function findRows(db: Db, given: ReadonlySet<string>): Promise<void> {
  const validTo = sql.ref(given.has('valid_to') ? 'l.valid_to' : 'p.valid_to')
  await sql`
    create temporary table price_rows as
    select l.line, l.ctid as landed, f.no as list, a.line as article, f.id as list_id, a.id as article_id, l.valid_from,
      ${validTo} as valid_to, l.price_cents, p.valid_to as old_valid_to, p.price_cents as old_price_cents,
      p.load_id is null as is_new,
      coalesce((p.price_cents, p.valid_to) is distinct from (l.price_cents, ${validTo}), false) and p.load_id is not null as differs,
      a.differs and a.line = l.line as renames
    from landing_prices l join price_articles a on a.code = l.code join price_file_lists f on f.list = l.list
    left join list_prices p on p.list_id = f.id and p.article_id = a.id and p.valid_from = l.valid_from`.execute(
    db,
  )
  await sql`analyze price_rows (line, is_new, differs)`.execute(db)
}

/** The ids of lists and articles once the new ones are written: joined by number, where a code is compared letter by letter. */
async function numberWhatIsNew(tx: Db): Promise<void> {
  await sql`
    create temporary table price_list_ids on commit drop as
    select f.no as list, l.id from price_file_lists f join price_lists l on l.code = f.list`.execute(tx)
  await sql`
    create temporary table price_article_ids on commit drop as
    select f.line, a.id from price_articles f join articles a on a.code = f.code`.execute(tx)
  await sql`analyze price_list_ids, price_article_ids`.execute(tx)
}

async function effects(db: Db): Promise<Compared['effects']> {
  const { rows } = await sql<{ articles: number; lists: number }>`
    select (select count(*) from price_articles where is_new) as articles,
      (select count(*) from price_file_lists where id is null) as lists`.execute(db)
  return Object.entries(rows[0] ?? {}).flatMap(([key, count]) =>
    count > 0 ? [{ key: `new_${key}`, count }] : [],
  )
}

/** The lists there are with their currencies. */
export async function listCurrencies(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{
    code: string
    currency: string
  }>`select code, currency from price_lists`.execute(db)
  return new Map(rows.map(({ code, currency }) => [code, currency]))
}
