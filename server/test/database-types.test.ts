import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { databaseTypes, typesFile } from '../../scripts/database-types.ts'
import { testDatabase } from './database.ts'

const database = await testDatabase()
afterAll(() => database.close())

test('the generated types fit the migrated schema (else: npm run types)', async () => {
  expect(await databaseTypes(database.db)).toBe(await readFile(typesFile, 'utf8'))
})
