import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type Line, openLine } from './ask.ts'
import { signIn } from './clients/client.ts'
import { firstPassword, foundCompany } from './company.ts'
import { type House, openHouse } from './house.ts'
import { openLedger } from './ledger.ts'
import { openProxy } from './proxy.ts'

export interface OutageReport {
  /** Milliseconds of every answer once the outage was known. */
  readonly refusals: readonly number[]
  /** Answers during the outage that were not 503 with Retry-After. */
  readonly wrong: readonly string[]
  /** Milliseconds from the return of the database to the first good answer. */
  readonly back: number
  readonly memoryBefore: number
  readonly memoryAfter: number
}

export interface OutageOptions {
  readonly databaseUrl: string
  readonly seconds: number
}

/** The database is away for a while: everybody is told at once, and when it is back nothing needs a hand. */
export async function outage({ databaseUrl, seconds }: OutageOptions): Promise<OutageReport> {
  const proxy = await openProxy(databaseUrl)
  const house = await openHouse({ databaseUrl: proxy.url })
  const line = openLine(house.port, '10.3.0.1')
  const report = { refusals: [] as number[], wrong: [] as string[] }
  try {
    await house.start()
    const company = await foundCompany({ connectionString: databaseUrl })
    const token = await signIn({ house, ledger: openLedger(), line }, company.admin, firstPassword)
    const memoryBefore = await memoryOf(house)
    await proxy.unplug()
    // Reads wait out what may be a restart; the first one that is refused ends the waiting for all.
    while ((await ask(line, 'GET', token)).status !== 503) await delay(20)
    const until = Date.now() + seconds * 1000
    do {
      await note(line, token, report)
      await delay(100)
    } while (Date.now() < until)
    const memoryAfter = await memoryOf(house)
    const began = performance.now()
    await proxy.plugIn()
    while ((await ask(line, 'GET', token)).status !== 200) await delay(10)
    return { ...report, back: performance.now() - began, memoryBefore, memoryAfter }
  } finally {
    line.close()
    await house.remove()
    await proxy.unplug()
  }
}

const ask = (line: Line, method: 'GET' | 'PUT', token: string) =>
  line.ask({
    method,
    path: method === 'GET' ? '/api/v1.0/agencies/1' : '/api/v1.0/auth/me',
    token,
    ...(method === 'PUT' && { body: { language: 'it' } }),
  })

/** A read, a write and the health of the portal, all of which must be told at once. */
async function note(
  line: Line,
  token: string,
  { refusals, wrong }: { refusals: number[]; wrong: string[] },
): Promise<void> {
  for (const question of [
    () => ask(line, 'GET', token),
    () => ask(line, 'PUT', token),
    () => line.ask({ method: 'GET', path: '/api/health' }),
  ]) {
    const began = performance.now()
    const { status, retryAfter, text } = await question()
    refusals.push(performance.now() - began)
    if (status !== 503 || retryAfter === null) wrong.push(`${status} ${text.slice(0, 100)}`)
  }
}

/** MiB the server holds; 0 where the system does not tell. */
async function memoryOf(house: House): Promise<number> {
  const pid = house.run()?.process.pid ?? 0
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}
