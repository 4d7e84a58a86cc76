import { setTimeout as delay } from 'node:timers/promises'
import { openLine } from './ask.ts'
import { check } from './check.ts'
import { emptyVerdict, isClean, type Verdict } from './check/verdict.ts'
import { agencyClient } from './clients/agency.ts'
import { budgetClient } from './clients/budget.ts'
import type { Client, Setting } from './clients/client.ts'
import { goodsClient } from './clients/goods.ts'
import { importClient } from './clients/import.ts'
import { mailClient } from './clients/mail.ts'
import { sessionClient } from './clients/session.ts'
import { foundCompany } from './company.ts'
import { type Crowd, startCrowd } from './crowd.ts'
import { afterwards } from './afterwards.ts'
import { type House, openHouse } from './house.ts'
import { openLedger } from './ledger.ts'
import { killPostmaster } from './postmaster.ts'
import { type Random, seeded } from './random.ts'

export interface KillOptions {
  readonly seed: number
  readonly kills: number
  /** Ends earlier when this many minutes are over. */
  readonly minutes?: number | undefined
  readonly databaseUrl?: string | undefined
  /** Only those who move goods; everybody unless said. */
  readonly only?: 'goods'
  readonly say: (line: string) => void
}

export interface KillReport {
  readonly kills: number
  /** Of them during a start, right after another one. */
  readonly twice: number
  /** Of them together with PostgreSQL. */
  readonly withDatabase: number
  readonly acknowledged: number
  /** Of them steps of goods on their way. */
  readonly goods: number
  readonly retries: number
  readonly verdict: Verdict
  readonly surprises: readonly string[]
  /** Bytes without a row that the kills left and the sweep removed. */
  readonly strays: number
  /** Milliseconds from each start to ready. */
  readonly ready: readonly number[]
}

/**
 * Clients work, the server is killed at a random moment and started again, the clients ask again with the same
 * keys; then everything they were told is compared with what is there. So often.
 */
export async function killUnderLoad(options: KillOptions): Promise<KillReport> {
  const random = seeded(options.seed)
  const house = await openHouse({ databaseUrl: options.databaseUrl })
  const ready = [await house.start()]
  const ledger = openLedger()
  const company = await foundCompany(await house.connection())
  let lines = 0
  const setting: Setting = {
    house,
    company,
    ledger,
    // A stream of their own: what clients draw must not move the kills.
    random: seeded(options.seed + 1),
    openLine: () => openLine(house.port, `10.0.0.${(lines += 1)}`),
  }
  const crowd = startCrowd(options.only ? goodsClients(setting) : clientsOf(setting))
  const tally = { kills: 0, twice: 0, withDatabase: 0 }
  const verdict = emptyVerdict()
  const until = Date.now() + (options.minutes ?? 60 * 24) * 60_000
  try {
    while (tally.kills < options.kills && Date.now() < until && isClean(verdict)) {
      ready.push(await killOnce(house, random, tally, options))
      await comparison(house, crowd, ledger, verdict)
      options.say(`${tally.kills} kills, ${ledger.entries.length} writes acknowledged`)
      crowd.resume()
    }
    await crowd.stop()
    const strays = await afterwards(house, ledger, verdict)
    const { surprises, retries, entries } = ledger
    const goods = entries.filter(({ kind }) => kind === 'goods').length
    return { ...tally, acknowledged: entries.length, goods, retries, verdict, surprises, strays, ready }
  } finally {
    await house.remove()
  }
}

/** The first agents change their passwords meanwhile, which ends their sessions. */
const goodsClients = (setting: Setting): Client[] => [2, 3, 4, 5].map((index) => goodsClient(setting, index))

/** Twenty at once: enough that a kill always meets several acts half way. */
const clientsOf = (setting: Setting): Client[] => [
  ...goodsClients(setting),
  ...setting.company.agencies.map((id) => agencyClient(setting, id)),
  ...setting.company.agencies.slice(0, 5).map((id) => budgetClient(setting, id)),
  ...setting.company.agents.slice(0, 2).map((user) => sessionClient(setting, user)),
  ...[2, 3].map((user) => mailClient(setting, user)),
  importClient(setting, 400),
]

async function killOnce(
  house: House,
  random: Random,
  tally: { kills: number; twice: number; withDatabase: number },
  { databaseUrl }: KillOptions,
): Promise<number> {
  await delay(random.between(5, 500))
  await house.kill()
  tally.kills += 1
  if (!databaseUrl && random.chance(0.15)) {
    await killPostmaster(house.dataDir)
    tally.withDatabase += 1
  }
  if (random.chance(0.3)) {
    house.begin()
    await delay(random.between(5, 700))
    await house.kill()
    tally.kills += 1
    tally.twice += 1
  }
  return house.start()
}

async function comparison(
  house: House,
  crowd: Crowd,
  ledger: ReturnType<typeof openLedger>,
  verdict: Verdict,
): Promise<void> {
  await crowd.pause()
  const found = await check(await house.connection(), house.dataDir, ledger)
  verdict.lost.push(...found.verdict.lost)
  verdict.doubled.push(...found.verdict.doubled)
  verdict.halfDone.push(...found.verdict.halfDone)
}
