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
import { median, type RoundsOptions } from './lib/rounds.ts'
import type { Finding } from './lib/table.ts'

const run = promisify(execFile)
const once = fileURLToPath(new URL('lib/import-once.ts', import.meta.url))
/** A million, and in the tests as many as tell whether it measures. */
const linesIn = (seconds: number) => (seconds < 1 ? 20_000 : 1_000_000)
/** Each turn takes many seconds and needs a fresh database: more rounds than this only take time. */
const mostRounds = 5

interface Ground {
  readonly connection: pg.PoolConfig
  readonly folder: string
  readonly csv: string
  readonly rows: string
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
async function importTurn(ground: Ground, connection: pg.PoolConfig, keep?: string): Promise<Turn> {
  const { db, close } = openDatabase(connection, { max: 1, statementTimeout: 0 })
  const files = folderStore(join(ground.folder, 'files'))
  const upload = join(ground.folder, 'upload')
  await copyFile(ground.csv, upload)
  const file = { filename: 'lines.csv', path: upload, bytes: (await stat(upload)).size, sha256: '' }
  const id = await takeInFile(
    { db, clock: systemClock, files, user: null },
    { kind: 'invoices', file, dryRun: false, acceptValid: false, asOf: null },
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
    await withClient(connection, (client) =>
      pipeline(
        client.query(copyTo('copy (select * from invoice_lines where year < 2023) to stdout')),
        createWriteStream(keep),
      ),
    )
  return JSON.parse(stdout) as Turn
}

/**
 * The least there can be: COPY of the same rows into a table with the same indexes that holds the same rows before. Its
 * session stands back as the import's does: on a busy machine the one with the higher priority would win whatever it does.
 */
async function copyTurn(ground: Ground, connection: pg.PoolConfig): Promise<number> {
  return withClient(connection, async (client) => {
    await client.query(
      'create table reference (like invoice_lines including all); insert into reference select * from invoice_lines',
    )
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    letStandBack(client.host, rows[0]?.pid ?? 0)
    const began = performance.now()
    await pipeline(createReadStream(ground.rows), client.query(copyFrom('copy reference from stdin')))
    return performance.now() - began
  })
}

/** P6: the import of a million invoice lines against COPY of the same rows, and the memory it takes. */
export async function importAgainstCopy({ rounds = 10, seconds = 4 }: RoundsOptions): Promise<Finding[]> {
  const server = await benchServer()
  const folder = await mkdtemp(join(tmpdir(), 'mandato-bench-import-'))
  try {
    const { connection, db, close } = await server.demo()
    const clients = await db.selectFrom('clients').select('code').orderBy('code').execute()
    await close()
    const lines = linesIn(seconds)
    const ground = {
      connection,
      folder,
      csv: join(folder, 'lines.csv'),
      rows: join(folder, 'lines.copy'),
      lines,
    }
    await pipeline(
      erpLines(
        lines,
        clients.map(({ code }) => code),
      ),
      createWriteStream(ground.csv),
    )
    // A first turn warms up and makes the rows that COPY is given.
    await fresh(ground, (own) => importTurn(ground, own, ground.rows))
    const turns: { import: Turn; copy: number }[] = []
    for (let round = 0; round < Math.min(rounds, mostRounds); round += 1) {
      const copyFirst = round % 2 === 0
      const before = copyFirst ? await fresh(ground, (own) => copyTurn(ground, own)) : null
      const imported = await fresh(ground, (own) => importTurn(ground, own))
      turns.push({ import: imported, copy: before ?? (await fresh(ground, (own) => copyTurn(ground, own))) })
    }
    return findings(turns, lines)
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function findings(turns: readonly { import: Turn; copy: number }[], lines: number): Finding[] {
  const ratios = turns.map((turn) => turn.copy / turn.import.milliseconds).toSorted((a, b) => a - b)
  const memory = Math.max(...turns.map((turn) => turn.import.mebibytes))
  const [lowest = 0, highest = 0] = [ratios[0], ratios.at(-1)]
  const seconds = (values: number[]) => `${(median(values) / 1000).toFixed(2)} s`
  return [
    {
      goal: 'P6',
      what: `COPY of ${lines} lines with the same indexes`,
      found: seconds(turns.map(({ copy }) => copy)),
      target: '',
      reached: null,
    },
    {
      goal: 'P6',
      what: `import of the same (${seconds(turns.map((turn) => turn.import.milliseconds))}), speed of COPY`,
      found: `${median(ratios).toFixed(2)} (${lowest.toFixed(2)}–${highest.toFixed(2)})`,
      target: '≥ 0.6',
      reached: lowest >= 0.6,
    },
    {
      goal: 'P6',
      what: 'memory of the importing process',
      found: `${Math.round(memory)} MiB`,
      target: '< 200 MiB',
      reached: memory < 200,
    },
  ]
}
