import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { openDatabase } from '../server/src/platform/db/db.ts'
import { demoHouse } from './lib/house.ts'
import { signedIn } from './load/agents.ts'
import { isTiny, median, type RoundsOptions } from './lib/rounds.ts'
import type { Finding } from './lib/table.ts'
import type pg from 'pg'

interface Download {
  readonly firstByte: number
  readonly total: number
  readonly bytes: number
  readonly newLines: number
  /** MiB the server grew by at most meanwhile. */
  readonly growth: number
}

/** P8: invoice lines as a spreadsheet; beside it the same rows as CSV, which is the same work without the sheet. */
export async function spreadsheetOfLines(options: RoundsOptions): Promise<Finding[]> {
  const house = await demoHouse()
  try {
    await house.start()
    const { token, lines } = await prepare(await house.connection(), isTiny(options) ? 2_000 : 100_000)
    const pid = house.run()?.process.pid ?? 0
    const get = (output: string): Promise<Download> =>
      download(
        house.port,
        `/api/v1.0/sales/lines/1?from=1990-01-01&to=2100-01-01&output=${output}`,
        token,
        pid,
      )
    const { newLines } = await get('csv')
    if (newLines < lines) throw new Error(`the file has ${newLines} of ${lines} lines`)
    await get('xlsx')
    const found = { xlsx: [] as Download[], csv: [] as Download[] }
    for (let round = 0; round < Math.min(options.rounds ?? 10, 5); round += 1) {
      found.xlsx.push(await get('xlsx'))
      found.csv.push(await get('csv'))
    }
    const rows = lines.toLocaleString('en')
    return [
      ...told(`${rows} rows as xlsx`, found.xlsx, true),
      ...told(`${rows} rows as csv`, found.csv, false),
    ]
  } finally {
    await house.remove()
  }
}

/** Leaves so many lines at most, and signs an administrator in. */
async function prepare(connection: pg.PoolConfig, most: number): Promise<{ token: string; lines: number }> {
  const { pool, close } = openDatabase(connection, { statementTimeout: 0 })
  try {
    await pool.query(
      `delete from invoice_lines l using (select year, invoice_number, line from invoice_lines offset $1) o
       where (l.year, l.invoice_number, l.line) = (o.year, o.invoice_number, o.line)`,
      [most],
    )
    await pool.query('vacuum analyze')
    const { rows } = await pool.query<{ n: number }>('select count(*) as n from invoice_lines')
    return { token: await signedIn(connection, 'admin@mandato.example'), lines: rows[0]?.n ?? 0 }
  } finally {
    await close()
  }
}

async function download(port: number, path: string, token: string, pid: number): Promise<Download> {
  const before = await memoryOf(pid)
  let most = before
  const watch = setInterval(() => void memoryOf(pid).then((now) => (most = Math.max(most, now))), 20)
  const began = performance.now()
  let firstByte = 0
  let bytes = 0
  let newLines = 0
  await new Promise<void>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { token } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`))
      answer.on('data', (chunk: Buffer) => {
        firstByte ||= performance.now() - began
        bytes += chunk.length
        for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) newLines += 1
      })
      answer.once('end', resolve).once('error', reject)
    })
    sent.once('error', reject).end()
  })
  clearInterval(watch)
  return { firstByte, total: performance.now() - began, bytes, newLines, growth: most - before }
}

async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}

function told(what: string, found: readonly Download[], measured: boolean): Finding[] {
  const firstByte = median(found.map((one) => one.firstByte))
  const growth = Math.max(...found.map((one) => one.growth))
  const total = median(found.map((one) => one.total)) / 1000
  const size = ((found[0]?.bytes ?? 0) / 1024 ** 2).toFixed(1)
  return [
    {
      goal: 'P8',
      what: `${what}: first byte`,
      found: `${firstByte.toFixed(0)} ms, all ${size} MiB in ${total.toFixed(1)} s`,
      target: measured ? '< 200 ms' : '',
      reached: measured ? firstByte < 200 : null,
    },
    {
      goal: 'P8',
      what: `${what}: memory`,
      found: `+${growth.toFixed(0)} MiB at most`,
      mayBeZero: true,
      target: measured ? '< 60 MiB' : '',
      reached: measured ? growth < 60 : null,
    },
  ]
}
