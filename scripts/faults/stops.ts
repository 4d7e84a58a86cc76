import { setTimeout as delay } from 'node:timers/promises'
import { type Line, openLine } from './ask.ts'
import { signIn } from './clients/client.ts'
import { type Company, firstPassword, foundCompany } from './company.ts'
import { type House, openHouse } from './house.ts'
import { openLedger } from './ledger.ts'
import { type Random, seeded } from './random.ts'

export interface StopReport {
  readonly stops: number
  readonly answered: number
  /** Requests that reached the server and got no proper answer. */
  readonly dropped: readonly string[]
  /** Milliseconds from SIGTERM to the end of the process. */
  readonly took: readonly number[]
  readonly codes: readonly (number | null)[]
}

export interface StopOptions {
  readonly seed: number
  readonly stops: number
  readonly databaseUrl?: string | undefined
}

const askers = 16

/** SIGTERM while sixteen clients read and write on kept connections: whatever reached the server is answered. */
export async function stopUnderLoad(options: StopOptions): Promise<StopReport> {
  const random = seeded(options.seed)
  const house = await openHouse({ databaseUrl: options.databaseUrl })
  const report = {
    stops: options.stops,
    answered: 0,
    dropped: [] as string[],
    took: [] as number[],
    codes: [] as (number | null)[],
  }
  try {
    await house.start()
    const company = await foundCompany(await house.connection())
    for (let n = 0; n < options.stops; n += 1) {
      if (n > 0) await house.start()
      await stopOnce(house, company, random, report)
    }
    return report
  } finally {
    await house.remove()
  }
}

type Tally = { answered: number; dropped: string[]; took: number[]; codes: (number | null)[] }

async function stopOnce(house: House, company: Company, random: Random, tally: Tally): Promise<void> {
  const lines = Array.from({ length: askers }, (_, i) => openLine(house.port, `10.1.0.${i}`))
  const [first] = lines
  if (!first) throw new Error('no askers')
  const desk = { house, line: first, ledger: openLedger() }
  const token = await signIn(desk, company.admin, firstPassword)
  const crowd = lines.map((line, i) =>
    askOn(line, token, company.agencies[i % company.agencies.length] ?? 0, tally),
  )
  await delay(random.between(50, 400))
  const { code, ms } = await house.stop()
  await Promise.all(crowd)
  for (const line of lines) line.close()
  tally.took.push(ms)
  tally.codes.push(code)
}

/** Asks one thing after the other until nobody listens any more. */
async function askOn(line: Line, token: string, agency: number, tally: Tally): Promise<void> {
  for (let n = 0; ; n += 1) {
    const question =
      n % 4 === 0
        ? ({
            method: 'PUT',
            path: `/api/v1.0/admin/agency/${agency}`,
            body: { phone: `+39 0422 ${100_000 + (n % 900_000)}` },
          } as const)
        : ({ method: 'GET', path: '/api/v1.0/agencies/1' } as const)
    try {
      const { status, text } = await line.ask({ ...question, token })
      if (status === 200) tally.answered += 1
      else tally.dropped.push(`${question.method}: ${status} ${text.slice(0, 100)}`)
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      // Refused at the door: the request never was on the server.
      if (code !== 'ECONNREFUSED') tally.dropped.push(`${question.method}: ${code ?? ''} ${message}`)
      return
    }
  }
}
