import type { RawBuilder } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Compared, Effect, Landing, RowChange, ValueChange } from './landing.ts'
import { sql } from '../db/sql.ts'

/** A column of the real table that rows of a file write. `l` is what landed, `t` what is there. */
export interface Written {
  readonly column: string
  /** The columns of the file of which one has to be given; otherwise an existing row keeps its value. */
  readonly from: readonly string[]
  /** What an existing row gets; `l.<column>` unless said. */
  readonly update?: (given: ReadonlySet<string>) => RawBuilder<unknown>
  /** What a new row gets; `l.<column>` unless said. */
  readonly insert?: RawBuilder<unknown>
  /** How the value is shown, such as a code for an id; `false` where it means nothing to a person. */
  readonly shown?: false | ((value: RawBuilder<unknown>) => RawBuilder<unknown>)
}

export interface Upsert {
  readonly landing: Pick<Landing, 'table' | 'columns' | 'key' | 'held'>
  /** The columns of the temporary table, as SQL. */
  readonly shape: RawBuilder<unknown>
  /** The table of the rows; it has a `version`. */
  readonly target: string
  /** Which row of the target (`t`) a landed row (`l`) is. */
  readonly same: RawBuilder<unknown>
  readonly written: readonly Written[]
  /** Rows of the target (`t`) that no file changes, even if they became so while the file was checked. */
  readonly untouched?: RawBuilder<boolean>
  readonly effects?: (db: Db, given: ReadonlySet<string>) => Promise<readonly Effect[]>
  readonly notices?: NonNullable<Landing['notices']>
}

/** A landing whose rows create or update one row each of one table: for master data, where a file is small. */
export function upsertLanding({
  landing,
  shape,
  target,
  same,
  written,
  untouched = sql<boolean>`false`,
  effects,
  notices,
}: Upsert): Landing {
  const table = sql.table(landing.table)
  const real = sql.table(target)
  const updates = (given: ReadonlySet<string>) =>
    written.filter(({ from }) => from.some((name) => given.has(name)))
  const fresh = ({ column, update }: Written, given: ReadonlySet<string>) =>
    update?.(given) ?? sql.ref(`l.${column}`)
  const differs = (given: ReadonlySet<string>) => {
    const columns = updates(given)
    const now = sql.join(columns.map(({ column }) => sql.ref(`t.${column}`)))
    const then = sql.join(columns.map((column) => fresh(column, given)))
    return sql`(not ${untouched} and row(${now}) is distinct from row(${then}))`
  }
  /** `[{column, from, to}]` of what differs, with nulls for what does not; a new row has nothing before. */
  const details = (given: ReadonlySet<string>) => {
    const seen = written.filter(({ from, shown }) => shown !== false && from.some((name) => given.has(name)))
    const pairs = seen.map((one) => {
      const shown = one.shown || ((value: RawBuilder<unknown>) => value)
      const [now, then] = [shown(sql.ref(`t.${one.column}`)), shown(fresh(one, given))]
      return sql`case when ${now} is distinct from ${then} then
        jsonb_build_object('column', ${sql.lit(one.from[0])}, 'from', (${now})::text, 'to', (${then})::text) end`
    })
    return sql`jsonb_build_array(${sql.join(pairs)})`
  }
  const key = sql.join(
    landing.key.map((column) => sql`l.${sql.ref(column)}::text`),
    sql` || ' / ' || `,
  )
  return {
    ...landing,
    ...(notices && { notices }),
    async create(db) {
      await sql`create temporary table ${table} (line bigint not null, ${shape})`.execute(db)
    },
    async compare(db, given): Promise<Compared> {
      const { rows } = await sql<Record<'created' | 'updated' | 'unchanged', number>>`
        select count(*) filter (where t.id is null) as created,
          count(*) filter (where t.id is not null and ${differs(given)}) as updated,
          count(*) filter (where t.id is not null and not ${differs(given)}) as unchanged
        from ${table} l left join ${real} t on ${same}`.execute(db)
      const counts = rows[0] ?? { created: 0, updated: 0, unchanged: 0 }
      return { ...counts, effects: (await effects?.(db, given)) ?? [] }
    },
    async changes(db, given, most) {
      const first = (what: RowChange['what'], which: RawBuilder<unknown>) => sql`
        (select ${sql.lit(what)} as what, l.line, ${key} as subject, ${details(given)} as details
        from ${table} l left join ${real} t on ${same} where ${which} order by l.line limit ${most})`
      const { rows } = await sql<RowChange & { details: (ValueChange | null)[] }>`
        ${first('created', sql`t.id is null`)} union all ${first('updated', sql`t.id is not null and ${differs(given)}`)}`.execute(
        db,
      )
      return rows.map((row) => ({ ...row, details: row.details.filter((one) => one !== null) }))
    },
    async apply(tx, given, step) {
      const sets = updates(given).map((column) => sql`${sql.ref(column.column)} = ${fresh(column, given)}`)
      const updated = await sql`
        update ${real} t set ${sql.join(sets)}, version = t.version + 1
        from ${table} l where ${same} and ${differs(given)}`.execute(tx)
      await step(Number(updated.numAffectedRows ?? 0))
      const columns = sql.join(written.map(({ column }) => sql.ref(column)))
      const values = sql.join(written.map(({ column, insert }) => insert ?? sql.ref(`l.${column}`)))
      const created = await sql`
        insert into ${real} (${columns})
        select ${values} from ${table} l where not exists (select from ${real} t where ${same})
        order by l.line`.execute(tx)
      await step(Number(created.numAffectedRows ?? 0))
    },
  }
}
