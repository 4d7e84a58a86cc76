import { noJobs } from '../no-jobs.ts'
import { Drawings } from '../../src/platform/papers/drawings.ts'
import type { Services } from '../../src/platform/context.ts'
import { dayOf } from '../../src/platform/clock.ts'
import type { Db } from '../../src/platform/db/db.ts'
import type { Person } from '../../src/platform/person.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Acting, Working } from '../../src/sheets/acting.ts'
import type { SheetPapers } from '../../src/sheets/index.ts'

export interface StageParts extends Services {
  readonly papers: SheetPapers
}

/** Something that happened before the demonstration was loaded. */
export interface Happening {
  readonly at: Date
  run(stage: Stage): Promise<unknown>
}

/** From addresses that are kept for documentation: nobody is there. */
const officeIp = '203.0.113.24'
const shopIp = '198.51.100.'
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

/**
 * Where the past of the demonstration is acted out: the acts of the app themselves, at moments counted back
 * from the day of loading, so that an open link is open and an expired one has expired whenever that is.
 */
export class Stage {
  readonly #parts: StageParts
  readonly #db: Db
  #now: Date

  constructor(parts: StageParts, db: Db) {
    this.#parts = parts
    this.#db = db
    this.#now = parts.clock.now()
  }

  /** What the jobs work with. */
  get working(): Working {
    const { config, log, files, papers } = this.#parts
    return {
      config,
      log,
      files,
      papers,
      jobs: noJobs,
      db: this.#db,
      clock: { now: () => new Date(this.#now) },
    }
  }

  /** What an act of a person works with. */
  as(user: Person): Acting {
    return { ...this.#visitor(officeIp, browser), user, language: user.language }
  }

  /** The same for somebody who follows a link on the telephone. */
  onPhone(client: number) {
    return { ...this.#visitor(`${shopIp}${1 + (client % 250)}`, phone), language: 'it' as const }
  }

  #visitor(ip: string, userAgent: string) {
    const once = async <Response>(_tx: Db, effect: () => Promise<Response>) => effect()
    return { ...this.working, ip, userAgent, once, drawings: Drawings.inPlace(new Date(this.#now)) }
  }

  /** Acts out everything in the order of time. */
  async perform(happenings: readonly Happening[]): Promise<void> {
    const now = this.#parts.clock.now()
    const past = happenings.filter(({ at }) => at < now).toSorted((a, b) => a.at.getTime() - b.at.getTime())
    for (const { at, run } of past) {
      this.#now = at
      await run(this)
      await this.#setBack(at)
    }
  }

  /** Rows dated by a default of the database get the moment of the act instead of that of the loading. */
  async #setBack(at: Date): Promise<void> {
    const moment = at.toISOString()
    await sql`
      with e as (update events set at = ${moment} where at = now()),
        o as (update outbox set created_at = ${moment}, due_at = ${moment} where created_at = now())
      update files set created_at = ${moment} where created_at = now()`.execute(this.#db)
  }
}

/** Moments so many days before a day, by the clock of Rome in winter. */
export function calendarOf(loadedAt: Date): (daysAgo: number, time: string) => Date {
  const [year = 0, month = 1, day = 1] = dayOf(loadedAt).split('-').map(Number)
  return (daysAgo, time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return new Date(Date.UTC(year, month - 1, day - daysAgo, hour - 1, minute))
  }
}
