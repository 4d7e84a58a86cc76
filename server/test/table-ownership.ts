/** A migration: its file's name says whose tables it makes (`0004-sales.sql`). */
export type MigrationText = { name: string; text: string }

/** Who owns which table, and which views are there for everybody. */
export type Ownership = { owners: Map<string, string>; views: Set<string> }

/** Reads the owners off the migrations. */
export function ownersOf(migrations: MigrationText[]): Ownership {
  const owners = new Map<string, string>()
  const views = new Set<string>()
  for (const { name, text } of migrations) {
    const owner = /^\d{4}-([a-z]+)/.exec(name)?.[1] ?? ''
    const sql = text.replaceAll(/--.*$/gm, '')
    for (const [, kind = '', thing = ''] of sql.matchAll(madeBySql)) {
      if (kind.toLowerCase().endsWith('view')) views.add(thing)
      else if (!owners.has(thing)) owners.set(thing, owner)
    }
  }
  return { owners, views }
}

const madeBySql =
  /\bcreate\s+(?:or\s+replace\s+|unlogged\s+)*(table|view|materialized\s+view)\s+(?:if\s+not\s+exists\s+)?(\w+)/gi
const inSql = /\b(?:join|into|update|truncate|copy)\s+(?:only\s+|table\s+)?(\w+)/gi
const fromList = /\bfrom\s+(?:only\s+)?(\w[\w\s,]*)/gi
const inBuilder =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|\w+Join)\(\s*\[?\s*['"`](\w+)/g

/** The words of a source that stand where SQL or the query builder names a table. */
export function tablesNamedIn(source: string): string[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/--\s.*$/gm, '')
  const lists = [...code.matchAll(fromList)].flatMap(([, list = '']) =>
    list.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
  )
  const single = [...code.matchAll(inSql), ...code.matchAll(inBuilder)].map(([, table = '']) => table)
  return [...new Set([...lists, ...single])]
}
