import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import domains from '../../scripts/check/domains.json' with { type: 'json' }
import { ownersOf, tablesNamedIn } from './table-ownership.ts'

const server = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(`${server}/${path}`, 'utf8')
const migrations = readdirSync(`${server}/migrations`).filter((name) => name.endsWith('.sql'))
const { owners, views } = ownersOf(
  migrations.sort().map((name) => ({ name, text: read(`migrations/${name}`) })),
)

test('each table belongs to one domain or to the platform', () => {
  const known = new Set([...domains, 'platform'])
  expect(owners.size).toBeGreaterThan(5)
  expect([...owners].filter(([, owner]) => !known.has(owner))).toEqual([])
})

test('only the queries of its domain name a table; others read views or ask its front door', () => {
  const queries = globSync(`src/{${domains.join(',')}}/{queries.ts,queries/**/*.ts}`, { cwd: server })
  const trespasses = queries.flatMap((path) => {
    // What the platform keeps is common ground: events, files.
    const allowed = [path.split('/')[1], 'platform', undefined]
    return tablesNamedIn(read(path))
      .filter((table) => !views.has(table) && !allowed.includes(owners.get(table)))
      .map((table) => `${path} names ${table}, which belongs to ${owners.get(table)}`)
  })
  expect(trespasses).toEqual([])
})

test('tables are found in SQL and in the query builder, and words of prose are not taken for one', () => {
  const source = `
    // every line from clients of old
    /** Totals from agencies. */
    db.selectFrom('orders as o').innerJoin("users", 'a', 'b').insertInto('events')
    sql\`select a from clients c, agencies a -- from notes
      join lines l on true where x in (select 1 from only days)\``
  expect(tablesNamedIn(source).sort()).toEqual([
    'agencies',
    'clients',
    'days',
    'events',
    'lines',
    'orders',
    'users',
  ])
})
