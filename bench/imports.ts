import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { importById, takeInFile } from '../server/src/imports/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import { connectionSettings } from '../server/src/platform/db/connection-settings.ts'
import { openDatabase } from '../server/src/platform/db/db.ts'
import { letStandBack } from '../server/src/imports/stand-back.ts'
import { folderStore } from '../server/src/platform/files/files.ts'
import { benchServer } from './lib/database.ts'
import { erpLines } from './lib/erp-lines.ts'
import { erpCode, erpPrices } from './lib/erp-prices.ts'
import { median, type RoundsOptions } from './lib/rounds.ts'
import type { Finding } from './lib/table.ts'

const run = promisify(execFile)
const once = fileURLToPath(new URL('lib/import-once.ts', import.meta.url))
/** A million, and in the tests as many as tell whether it measures. */
const linesIn = (seconds: number) => (seconds < 1 ? 20_000 : 1_000_000)
/** Each turn takes many seconds and needs a fresh database: more rounds than this only take time. */
const mostRounds = 5

/** What is brought in, and what of it a turn of COPY is given. */
interface Subject {
  readonly goal: string
  readonly kind: 'invoices' | 'prices'
  /** The file. */
  readonly file: (count: number, clients: readonly string[]) => Iterable<string>
  /** The tables its rows come into, in the order they are read, each with which of its rows the file brought. */
  readonly tables: readonly { readonly name: string; readonly brought: string }[]
}

const invoices: Subject = {
  goal: 'P6',
  kind: 'invoices',
  file: erpLines,
  tables: [{ name: 'invoice_lines', brought: 'year < 2023' }],
}
const prices: Subject = {
  goal: 'P15',
  kind: 'prices',
  file: erpPrices,
  tables: [
    { name: 'articles', brought: `code like '${erpCode}%'` },
    { name: 'list_prices', brought: 'load_id = (select max(id) from price_loads)' },
  ],
}

interface Ground {
  readonly subject: Subject
  readonly connection: pg.PoolConfig
  readonly folder: string
  readonly csv: string
  /** The rows of a table, as COPY writes them. */
  readonly rows: (table: string) => string
  /** How many lines the file has. */
  readonly lines: number
}

async function withClient<Result>(
  connection: pg.PoolConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionSettings(connection, 0))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A copy of the demonstration company for one turn. */
async function fresh<Result>(
  { connection }: Ground,
  work: (own: pg.PoolConfig) => Promise<Result>,
): Promise<Result> {
  const admin = { ...connection, database: 'postgres' }
  const name = `turn_${process.pid}`
  await withClient(admin, (client) => client.query(`create database ${name} template ${connection.database}`))
  try {
    return await work({ ...connection, database: name })
  } finally {
    await withClient(admin, (client) => client.query(`drop database ${name} with (force)`))
  }
}

interface Turn {
  readonly milliseconds: number
  readonly mebibytes: number
}

/** The whole way: read, check, store, roll up. */
async function importTurn(ground: Ground, connection: pg.PoolConfig, keep = false): Promise<Turn> {
  const { db, close } = openDatabase(connection, { max: 1, statementTimeout: 0 })
  const files = folderStore(join(ground.folder, 'files'))
  const upload = join(ground.folder, 'upload')
  await copyFile(ground.csv, upload)
  const file = { filename: 'lines.csv', path: upload, bytes: (await stat(upload)).size, sha256: '' }
  const id = await takeInFile(
    { db, clock: systemClock, files, user: null },
    { kind: ground.subject.kind, file, dryRun: false, acceptValid: false, asOf: null },
  )
  const { stdout } = await run(process.execPath, [
    once,
    JSON.stringify(connection),
    join(ground.folder, 'files'),
    String(id),
  ])
  const row = await importById(db, id)
  await close()
  if (row?.created !== ground.lines)
    throw new Error(
      `the import ended as ${row?.state} with ${row?.created} lines: ${JSON.stringify(row?.failure)}`,
    )
  if (keep)
    for (const { name, brought } of ground.subject.tables)
      await withClient(connection, async (client) =>
        pipeline(
          client.query(
            copyTo(`copy (select ${await columnsOf(client, name)} from ${name} where ${brought}) to stdout`),
          ),
          createWriteStream(ground.rows(name)),
        ),
      )
  return JSON.parse(stdout) as Turn
}

/** The columns that are written; the others PostgreSQL makes of them. */
async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(attname, ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.columns ?? ''
}

/**
 * The least there can be: COPY of the same rows into tables with the same indexes that hold the same rows before. Its
 * session stands back as the import's does: on a busy machine the one with the higher priority would win whatever it does.
 */
async function copyTurn({ subject, rows: kept }: Ground, connection: pg.PoolConfig): Promise<number> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    letStandBack(client.host, rows[0]?.pid ?? 0)
    let taken = 0
    for (const { name } of subject.tables) {
      const columns = await columnsOf(client, name)
      await client.query(
        `create table reference_${name} (like ${name} including all);
         insert into reference_${name} (${columns}) overriding system value select ${columns} from ${name}`,
      )
      const began = performance.now()
      await pipeline(
        createReadStream(kept(name)),
        client.query(copyFrom(`copy reference_${name} (${columns}) from stdin`)),
      )
      taken += performance.now() - began
    }
    return taken
  })
}

/** P6: the import of a million invoice lines against COPY of the same rows, and the memory it takes. */
export const importAgainstCopy = (options: RoundsOptions): Promise<Finding[]> => against(invoices, options)

/** P15: the same with a million prices: ten lists of a hundred thousand articles in one file. */
export const pricesAgainstCopy = (options: RoundsOptions): Promise<Finding[]> => against(prices, options)

async function against(subject: Subject, { rounds = 10, seconds = 4 }: RoundsOptions): Promise<Finding[]> {
  const server = await benchServer()
  const folder = await mkdtemp(join(tmpdir(), 'mandato-bench-import-'))
  try {
    const { connection, db, close } = await server.demo()
    const clients = await db.selectFrom('clients').select('code').orderBy('code').execute()
    await close()
    const lines = linesIn(seconds)
    const ground = {
      subject,
      connection,
      folder,
      csv: join(folder, 'lines.csv'),
      rows: (table: string) => join(folder, `${table}.copy`),
      lines,
    }
    await pipeline(
      subject.file(
        lines,
        clients.map(({ code }) => code),
      ),
      createWriteStream(ground.csv),
    )
    // A first turn warms up and makes the rows that COPY is given.
    await fresh(ground, (own) => importTurn(ground, own, true))
    const turns: { import: Turn; copy: number }[] = []
    for (let round = 0; round < Math.min(rounds, mostRounds); round += 1) {
      const copyFirst = round % 2 === 0
      const before = copyFirst ? await fresh(ground, (own) => copyTurn(ground, own)) : null
      const imported = await fresh(ground, (own) => importTurn(ground, own))
      turns.push({ import: imported, copy: before ?? (await fresh(ground, (own) => copyTurn(ground, own))) })
    }
    return findings(subject, turns, lines)
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function findings(
  { goal, kind }: Subject,
  turns: readonly { import: Turn; copy: number }[],
  lines: number,
): Finding[] {
  const ratios = turns.map((turn) => turn.copy / turn.import.milliseconds).toSorted((a, b) => a - b)
  const memory = Math.max(...turns.map((turn) => turn.import.mebibytes))
  const [lowest = 0, highest = 0] = [ratios[0], ratios.at(-1)]
  const seconds = (values: number[]) => `${(median(values) / 1000).toFixed(2)} s`
  return [
    {
      goal,
      what: `COPY of ${lines} rows of ${kind} with the same indexes`,
      found: seconds(turns.map(({ copy }) => copy)),
      target: '',
      reached: null,
    },
    {
      goal,
      what: `import of the same (${seconds(turns.map((turn) => turn.import.milliseconds))}), speed of COPY`,
      found: `${median(ratios).toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)})`,
      target: '≥ 0.6',
      reached: lowest >= 0.6,
    },
    {
      goal,
      what: 'memory of the importing process',
      found: `${Math.round(memory)} MiB`,
      target: '< 200 MiB',
      reached: memory < 200,
    },
  ]
}
