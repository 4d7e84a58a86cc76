import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Effect } from '../platform/bulk-load/landing.ts'
import { testDatabase, type TestDatabase } from '../../test/database.ts'
import { readArguments } from './import/arguments.ts'

/* The command as a person types it: in a process of its own, on the database of DATABASE_URL. */
const command = fileURLToPath(new URL('import.ts', import.meta.url))
let database: TestDatabase
let folder = ''
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'mandato-command-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

function databaseUrl(): string {
  const { connectionString, host, user, database: name } = database.connection
  return connectionString ?? `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(String(host))}`
}

async function type(lang: string, ...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl(), DATA_DIR: folder, LANG: lang }
  return new Promise((done) => {
    execFile(process.execPath, [command, ...words], { env, cwd: folder }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out, err })
    })
  })
}

test('brings a file in and says what it recognised, counted and rejected; the file stays where it was', async () => {
  const path = join(folder, 'agencies.csv')
  const text = 'code;business_name;province;colour\n0100;Città Uno;TV;red\n0200;Due;XX;\n'
  await writeFile(path, text)
  const held = await type('en_GB.UTF-8', 'agencies', 'agencies.csv')
  expect(held.out).toContain('Recognised: utf-8, separator «;», decimals –, dates –, columns 3/4')
  expect(held.out).toContain('Unknown columns, not read: colour')
  expect(held.out).toContain('Rows 2: new 1, updated 0, unchanged 0, rejected 1')
  expect(held.out).toContain('line 3  Province  «XX»  unknown province code')
  expect(held.out).toContain('Nothing was written: rejected rows 1.')
  expect(held.code).toBe(1)
  const italian = await type('it_IT.UTF-8', 'agencies', path, '--accept-valid')
  expect(italian.out).toContain('Scritto.')
  expect(italian.code).toBe(0)
  const { rows } = await database.pool.query('select code, business_name from agencies')
  expect(rows).toEqual([{ code: '0100', business_name: 'Città Uno' }])
  expect(await readFile(path, 'utf8')).toBe(text)
})

test('a trial writes nothing; its exit code says whether it would', async () => {
  const path = join(folder, 'more.csv')
  await writeFile(path, 'code,business_name\n0300,Tre\n')
  const trial = await type('C', 'agencies', path, '--dry-run')
  expect(trial).toMatchObject({ code: 0 })
  expect(trial.out).toContain('Trial: nothing was written.')
  const { rowCount } = await database.pool.query(`select from agencies where code = '0300'`)
  expect(rowCount).toBe(0)
})

test('what cannot be done is one line and not a stack', async () => {
  const gone = await type('C', 'agencies', 'no-such-file.csv')
  expect(gone.code).toBe(1)
  expect(`${gone.out}${gone.err}`).toContain('no-such-file.csv')
  expect(gone.err).not.toContain('    at ')
  const early = await type('C', 'agencies', join(folder, 'more.csv'), '--as-of', '2999-01-01')
  expect(early.code).toBe(1)
  expect(early.out).toContain('Refused: The day of the figures is in the future')
})

test('wrong arguments print the usage', () => {
  expect(readArguments([])).toBe('a kind and one file are needed')
  expect(readArguments(['cakes', 'x.csv'])).toBe('no such kind: cakes')
  expect(readArguments(['agents', 'x.csv', '--as-of', 'soon'])).toBe('not a date: soon')
  expect(readArguments(['agents', 'x.csv', '--force'])).toContain('--force')
  expect(readArguments(['agents', 'x.csv', '--dry-run'])).toEqual({
    kind: 'agents',
    path: 'x.csv',
    dryRun: true,
    acceptValid: false,
    asOf: null,
  })
})

test('a trial of invoiced lines says on the terminal what the screen says: how many differ from the price agreed, for how much', async () => {
  const bring = async (kind: string, text: string, ...more: string[]) => {
    await writeFile(join(folder, `${kind}.csv`), text)
    const told = await type('en_GB.UTF-8', kind, `${kind}.csv`, ...more)
    expect(told.code, told.out).toBe(0)
    return told.out
  }
  await database.pool.query(`insert into clients (code, agency_id, business_name, country, status, price_list)
    select '014207', id, 'Zanetti', 'IT', 'active', 'IT-A' from agencies where code = '0100'`)
  await bring(
    'prices',
    'list,code,valid_from,description,family_code,price,currency,unit,valid_to\nIT-A,B90,2024-01-01,Base,NN,100.00,EUR,pz,\n',
  )
  const out = await bring(
    'invoices',
    'invoice_number,line,date,client_code,product_code,family_code,quantity,amount\n' +
      '2025/1,1,2025-03-03,014207,B90,NN,1,100.00\n2025/1,2,2025-03-03,014207,B90,NN,2,203.20\n' +
      '2025/1,3,2025-03-03,014207,B90,NN,1,101.05\n2025/1,4,2025-03-03,014207,,NN,1,12.00\n',
    '--dry-run',
  )
  const { rows } = await database.pool.query<{ effects: Effect[] }>(
    `select effects from imports where kind = 'invoices' order by id desc limit 1`,
  )
  const effects = rows[0]?.effects.filter(({ key }) => key.startsWith('prices_'))
  expect(effects).toEqual([
    { key: 'prices_differ', count: 2, cents: 425 },
    { key: 'prices_unknown', count: 1 },
  ])
  expect(out).toContain('Lines at another price than agreed: 2 · €4.25')
  expect(out).toContain('Lines whose price cannot be worked out: 1')
  expect(out).toContain('Trial: nothing was written.')
  expect((await database.pool.query('select from invoice_lines')).rowCount).toBe(0)
})
