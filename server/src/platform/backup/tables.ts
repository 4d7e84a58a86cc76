import type pg from 'pg'

export interface Table {
  readonly name: string
  /** Without generated columns, which the database computes again. */
  readonly columns: readonly string[]
  /** What the rows are sorted by, as SQL: equal contents give equal bytes on every server. */
  readonly order: string
}

/** How values are written as text, whatever the server is set to. */
const plainText = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set timezone = 'UTC'`

/** Makes a session write and read values alike on all versions and settings of PostgreSQL. */
export const speakPlainly = (client: pg.ClientBase): Promise<unknown> => client.query(plainText)

/**
 * Every table of ours. Tables of the job queue stay out: jobs are sent anew by the state they work on
 * (mails by the outbox, files by the imports). Keys of text are sorted byte by byte, because the order of
 * letters differs from server to server.
 */
export async function ownTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' order by a.attnum) as columns,
      coalesce((select string_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end, ', ' order by k.position)
        from pg_index i, unnest(i.indkey::int[]) with ordinality k (n, position)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.n
        where i.indrelid = c.oid and i.indisprimary), quote_ident(c.relname) || '::text collate "C"') as order
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
    order by c.relname collate "C"`)
  return rows
}

export interface Sequence {
  readonly name: string
  readonly value: string
  readonly called: boolean
}

export async function sequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class
     where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname collate "C"`,
  )
  const found: Sequence[] = []
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    )
    if (state.rows[0]) found.push({ name, ...state.rows[0] })
  }
  return found
}

/** Names come from the catalogue, never from a person; quoted all the same. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const columnList = (table: Pick<Table, 'columns'>): string => table.columns.map(quoted).join(', ')
