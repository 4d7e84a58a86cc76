import { setTimeout as delay } from 'node:timers/promises'
import { type Line, openLine } from './ask.ts'
import { check } from './check.ts'
import type { Verdict } from './check/verdict.ts'
import { agencyClient } from './clients/agency.ts'
import { budgetClient } from './clients/budget.ts'
import { type Setting, signIn } from './clients/client.ts'
import { firstPassword, foundCompany } from './company.ts'
import { startCrowd } from './crowd.ts'
import { type House, openHouse } from './house.ts'
import { openLedger } from './ledger.ts'
import { killPostmaster } from './postmaster.ts'
import { seeded } from './random.ts'
import { noReads, readOn, type Reads } from './readers.ts'

export interface RestartReport {
  readonly restarts: number
  readonly reads: Reads
  readonly acknowledged: number
  readonly verdict: Verdict
  readonly surprises: readonly string[]
  /** Milliseconds until all was well again: after the private one was killed, after the server was up again. */
  readonly steady: readonly number[]
}

export interface RestartOptions {
  readonly seed: number
  readonly restarts: number
  readonly databaseUrl?: string | undefined
  /** Breaks the database; the private one is killed, and its keeper starts it again. */
  readonly restart?: () => Promise<unknown>
  /** Milliseconds of quiet before each fault. */
  readonly quiet?: number
}

/** The database is restarted under load and the portal goes on: reads wait it out, writes are asked again. */
export async function restartDatabase(options: RestartOptions): Promise<RestartReport> {
  const house = await openHouse({ databaseUrl: options.databaseUrl })
  const ledger = openLedger()
  const reads = noReads()
  const steady: number[] = []
  let stopped = false
  try {
    await house.start()
    const company = await foundCompany(await house.connection())
    let lines = 0
    const newLine = () => openLine(house.port, `10.2.0.${(lines += 1)}`)
    const setting: Setting = { house, company, ledger, random: seeded(options.seed), openLine: newLine }
    // Signed in before anything breaks, one by one: right passwords whose sign-in broke off count as tries,
    // and somebody with five of them waits longer than the whole run.
    const seats: { line: Line; token: string }[] = []
    for (let n = 0; n < 8; n += 1) {
      const line = newLine()
      seats.push({ line, token: await signIn({ house, ledger, line }, company.admin, firstPassword) })
    }
    const crowd = startCrowd([
      ...company.agencies.slice(0, 3).map((id) => agencyClient(setting, id)),
      ...company.agencies.slice(3).map((id) => budgetClient(setting, id)),
    ])
    const readers = seats.map(({ line, token }) => readOn(line, token, reads, () => stopped))
    for (let n = 0; n < options.restarts; n += 1) {
      await delay(options.quiet ?? 300)
      steady.push(await breakAndWait(house, options))
    }
    stopped = true
    await Promise.all([crowd.stop(), ...readers])
    const { verdict } = await check(await house.connection(), house.dataDir, ledger)
    const { entries, surprises } = ledger
    return { restarts: options.restarts, reads, acknowledged: entries.length, verdict, surprises, steady }
  } finally {
    stopped = true
    await house.remove()
  }
}

const patience = 60_000

async function breakAndWait(house: House, { restart }: RestartOptions): Promise<number> {
  await (restart ? restart() : killPostmaster(house.dataDir))
  const began = performance.now()
  let steadySince = 0
  const deadline = began + patience
  // The first answers may still come from sessions that are about to break.
  for (let inRow = 0; inRow < 20; ) {
    const run = house.run()
    if (!run || run.process.exitCode !== null) throw new Error(`the server ended:\n${run?.output() ?? ''}`)
    const good = await fetch(`http://127.0.0.1:${house.port}/api/health`).then(({ status }) => status === 200)
    if (inRow === 0) steadySince = performance.now()
    if (performance.now() > deadline) throw new Error(`the portal does not come back:\n${run.output()}`)
    inRow = good ? inRow + 1 : 0
    await delay(5)
  }
  return steadySince - began
}
