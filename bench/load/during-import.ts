import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openLine } from '../../scripts/faults/ask.ts'
import { type House, openHouse } from '../../scripts/faults/house.ts'
import { openDatabase } from '../../server/src/platform/db/db.ts'
import { erpLines } from '../lib/erp-lines.ts'
import type { Finding } from '../lib/table.ts'
import { agentsAtWork, signedIn } from './agents.ts'
import { arrive, type Arrived, percentile } from './arrivals.ts'
import { questionAt } from './day.ts'

const run = promisify(execFile)

const rate = 100
const lines = 1_000_000

/** P7: what a hundred requests a second wait while a million invoice lines are being brought in, and while they are not. */
export async function callsDuringImport(): Promise<Finding[]> {
  const house = await openHouse({ seed: 'demo' })
  try {
    await house.start()
    const connection = await house.connection()
    const tokens = await agentsAtWork(connection, 100)
    const admin = await signedIn(connection, 'admin@mandato.example')
    const line = openLine(house.port, '10.8.0.1', 100)
    const file = join(house.dataDir, 'million.csv')
    await pipeline(erpLines(lines, await clientCodes(house)), createWriteStream(file))
    let asked = 0
    const ask = async (): Promise<number> => (await line.ask(questionAt((asked += 1), tokens))).status
    await arrive({ rate, seconds: 3, ask })
    const before = await arrive({ rate, seconds: 15, ask })
    const id = await upload(house, admin, file)
    const meanwhile: Arrived[] = []
    const began = performance.now()
    let state = ''
    while (!['done', 'failed', 'cancelled'].includes(state)) {
      meanwhile.push(await arrive({ rate, seconds: 2, ask }))
      const answer = await line.ask({ method: 'GET', path: `/api/v1.0/admin/import/${id}`, token: admin })
      state = answer.response<{ state: string }>().state
    }
    const after = await arrive({ rate, seconds: 15, ask })
    line.close()
    return told({ before, meanwhile, after, state, seconds: (performance.now() - began) / 1000 })
  } finally {
    await house.remove()
  }
}

async function clientCodes(house: House): Promise<string[]> {
  const { pool, close } = openDatabase(await house.connection())
  const { rows } = await pool.query<{ code: string }>('select code from clients order by code limit 1000')
  await close()
  return rows.map(({ code }) => code)
}

async function upload({ port }: House, token: string, file: string): Promise<number> {
  const script = fileURLToPath(new URL('upload-file.ts', import.meta.url))
  const url = `http://127.0.0.1:${port}/api/v1.0/admin/import/invoices`
  const { stdout } = await run(process.execPath, [script, url, token, file])
  return Number(stdout)
}

interface Told {
  readonly before: Arrived
  readonly meanwhile: readonly Arrived[]
  readonly after: Arrived
  readonly state: string
  readonly seconds: number
}

function told({ before, meanwhile, after, state, seconds }: Told): Finding[] {
  const errors = [before, ...meanwhile, after].flatMap((turn) => turn.errors)
  // The machine's own unrest meets the calls before and after as well.
  const alone = percentile([...before.latencies, ...after.latencies], 0.99)
  const beside = percentile(
    meanwhile.flatMap((turn) => turn.latencies),
    0.99,
  )
  return [
    {
      goal: 'P7',
      what: `p99 of calls while 1 M lines come in (${state} in ${seconds.toFixed(0)} s)`,
      found: `${beside.toFixed(1)} ms beside ${alone.toFixed(1)} ms, ${errors.length} errors`,
      target: '< 2×',
      reached: beside < 2 * alone && errors.length === 0 && state === 'done',
    },
  ]
}
