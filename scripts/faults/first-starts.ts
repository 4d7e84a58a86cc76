import { readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../server/src/platform/db/db.ts'
import { openMigrations } from '../../server/src/platform/db/migrate.ts'
import { type House, openHouse } from './house.ts'
import type { Run } from './portal.ts'
import { type Random, seeded } from './random.ts'

export interface FirstStartReport {
  readonly kills: number
  readonly faults: readonly string[]
  /** Milliseconds of the starts after the kills. */
  readonly ready: readonly number[]
}

/** What the server says after each step of its start. */
const steps = ['root:', 'database ', 'schema ', 'data ', 'server ', 'jobs ']

export interface FirstStartOptions {
  readonly seed: number
  readonly rounds: number
  readonly data?: 'none' | 'demo'
  readonly say: (line: string) => void
}

/** The very first start, killed at any moment and once more after it: the next one must succeed and be whole. */
export async function killFirstStarts(options: FirstStartOptions): Promise<FirstStartReport> {
  const random = seeded(options.seed)
  const report = { kills: 0, faults: [] as string[], ready: [] as number[] }
  for (let round = 0; round < options.rounds; round += 1) {
    const house = await openHouse({ seed: options.data ?? 'none' })
    const moments: string[] = []
    try {
      for (let kills = random.between(1, 3); kills > 0; kills -= 1) {
        moments.push(await untilSome(random, house.begin()))
        await house.kill()
        report.kills += 1
      }
      report.ready.push(await house.start())
      report.faults.push(...(await whatIsWrong(house)))
      const { code } = await house.stop()
      if (code !== 0) report.faults.push(`it stopped with ${code}`)
    } catch (error) {
      report.faults.push(`killed ${moments.join(', ')}: ${(error as Error).message}`)
    } finally {
      await house.remove()
    }
    options.say(`first start killed ${moments.join(', ')}: ${report.faults.length} faults`)
  }
  return report
}

/** Waits for a moment: some milliseconds, or the very instant in which a step is told. Gives it in words. */
async function untilSome(random: Random, run: Run): Promise<string> {
  if (random.chance(0.6)) {
    const ms = random.between(5, 1_200)
    await Promise.race([delay(ms), run.ended])
    return `after ${ms} ms`
  }
  const step = random.pick(steps)
  while (!run.output().includes(step) && run.process.exitCode === null) await delay(1)
  return `at "${step.trim()}"`
}

async function whatIsWrong(house: House): Promise<string[]> {
  const faults: string[] = []
  const { status } = await fetch(`http://127.0.0.1:${house.port}/api/health`)
  if (status !== 200) faults.push(`health answers ${status}`)
  const left = (await readdir(house.dataDir)).filter((name) => name.includes('staging'))
  faults.push(...left.map((name) => `${name} was left`))
  const { pool, close } = openDatabase(await house.connection())
  try {
    const waiting = await openMigrations(pool)
    if (waiting > 0) faults.push(`${waiting} migrations wait`)
  } finally {
    await close()
  }
  return faults
}
