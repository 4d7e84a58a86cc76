import type pg from 'pg'

const header = /^-- outside a transaction\b/
/** Such statements hold up nobody, and can be said again where they were done, or broken off. */
const allowed =
  /^(create (unique )?index concurrently if not exists|drop index concurrently if exists) ([a-z0-9_]+)/i

/** Whether a migration runs outside a transaction: indexes are made `concurrently`, beside those who read and write. */
export const isOutside = (text: string): boolean => header.test(text)

/** Runs the statements of such a migration one by one; what was done before a death is not done twice. */
export async function runOutside(client: pg.Client, text: string): Promise<void> {
  const statements = statementsOf(text)
  const names = statements.map((statement) => {
    const name = allowed.exec(statement)?.[3]
    if (!name)
      throw new Error(
        `only “create index concurrently if not exists” and “drop index concurrently if exists” run outside a transaction, not “${statement.slice(0, 60)}”`,
      )
    return name
  })
  for (const [i, statement] of statements.entries()) {
    await dropBroken(client, names[i] ?? '')
    await client.query(statement)
  }
}

const statementsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')

/** What was being made when the process died is there, used by nobody, and would be taken for the index. */
async function dropBroken(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ index: string }>(
    `select i.indexrelid::regclass::text as index from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relname = $1 and not i.indisvalid`,
    [name],
  )
  for (const { index } of rows) await client.query(`drop index concurrently if exists ${index}`)
}
