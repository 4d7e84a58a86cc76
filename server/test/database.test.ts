import { afterAll, expect, test } from 'vitest'
import { testDatabase } from './database.ts'

const first = await testDatabase()
const second = await testDatabase()
afterAll(() => Promise.all([first.close(), second.close()]))

test('each file works on a database of its own', async () => {
  await first.pool.query('create table mine (id int)')
  const { rows } = await second.pool.query(`select to_regclass('mine') as found`)
  expect(rows).toEqual([{ found: null }])
})
