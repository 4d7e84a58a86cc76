import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { countWhere, type List, listCounts, listInParts, listPage, sumOf } from './list.ts'
import { sql } from './sql.ts'

const { db, close } = await testDatabase()
afterAll(close)

beforeAll(async () => {
  await sql`create table fruit (id integer primary key, name text, colour text, cents integer)`.execute(db)
  // Every fifth has no name; names repeat, so that ids decide.
  await sql`insert into fruit select n, case when n % 5 > 0 then 'fruit ' || n % 7 end, case when n % 2 = 0 then 'red' else 'green' end, n
    from generate_series(1, 600) n`.execute(db)
})

interface Fruit {
  id: number
  name: string | null
}
const fruit = (
  given: { colour?: string; sort?: 'name' | 'id'; order?: 'asc' | 'desc' } = {},
): List<Fruit, { cents: number | null; nameless: number }> => ({
  from: sql`fruit f`,
  where: [given.colour && sql<boolean>`f.colour = ${given.colour}`],
  id: sql`f.id`,
  sort: given.sort === 'id' ? sql`f.id` : sql`f.name`,
  order: given.order ?? 'asc',
  fields: sql`f.id, f.name`,
  totals: { cents: sumOf(sql`f.cents`), nameless: countWhere(sql`f.name is null`) },
})
const plain = ({ id, name }: Fruit) => ({ id, name })

test.each([{}, { order: 'desc' }, { colour: 'red' }, { colour: 'red', sort: 'id', order: 'desc' }] as const)(
  'the pages of %j are its parts, with the same counts on each',
  async (given) => {
    const list = fruit(given)
    const counts = await listCounts(db, list)
    const paged: Fruit[] = []
    for (let page = 1; page <= Math.ceil(counts.total / 7); page += 1) {
      const { rows, total, totals } = await listPage(db, list, { page, per_page: 7 })
      expect({ total, totals }).toEqual(counts)
      paged.push(...rows.map(plain))
    }
    const read: Fruit[] = []
    for await (const { rows, total, totals } of listInParts(db, list)) {
      expect({ total, totals }).toEqual(counts)
      read.push(...rows.map(plain))
    }
    expect(paged).toEqual(read)
    expect([new Set(read.map(({ id }) => id)).size, read.length]).toEqual([counts.total, counts.total])
  },
)

test('rows without a sort key are last in both directions, ids go upwards', async () => {
  const ends = async (order: 'asc' | 'desc') => {
    const { rows } = await listPage(db, fruit({ order }), { page: 1, per_page: 200 })
    const last = await listPage(db, fruit({ order }), { page: 3, per_page: 200 })
    return [rows[0], rows[1], last.rows.at(-1)].map((row) => row && plain(row))
  }
  expect(await ends('asc')).toEqual([
    { id: 7, name: 'fruit 0' },
    { id: 14, name: 'fruit 0' },
    { id: 600, name: null },
  ])
  expect(await ends('desc')).toEqual([
    { id: 6, name: 'fruit 6' },
    { id: 13, name: 'fruit 6' },
    { id: 600, name: null },
  ])
})

test('page 0 and a page beyond the last have no rows, but the counts', async () => {
  const counted = { rows: [], total: 300, totals: { cents: 90_300, nameless: 60 } }
  for (const page of [0, 99, 1_000_000])
    expect(await listPage(db, fruit({ colour: 'red' }), { page, per_page: 25 })).toEqual(counted)
  const none = { rows: [], total: 0, totals: { cents: null, nameless: 0 } }
  expect(await listPage(db, fruit({ colour: 'blue' }), { page: 1, per_page: 25 })).toEqual(none)
})

test('a filter that is not asked for leaves no trace in the statement, and pages share their text', async () => {
  const texts = await db.connection().execute(async (on) => {
    for (const page of [1, 2, 3, 4, 5]) await listPage(on, fruit(), { page, per_page: 13 })
    return sql<{
      statement: string
    }>`select statement from pg_prepared_statements where statement like '%limit 13 offset%'`.execute(on)
  })
  // One text up to page 1, 2, 4 and 8.
  expect(texts.rows).toHaveLength(4)
  expect(texts.rows.every(({ statement }) => !statement.includes('colour'))).toBe(true)
})
