import type { Language } from '@mandato/contract/words'
import type { Context } from './context.ts'
import type { Db } from './db/db.ts'
import { Drawings } from './papers/drawings.ts'
import type { Parts } from './parts.ts'
import type { Person } from './person.ts'

interface Asked {
  readonly user: Person
  readonly language: Language
  /** A snapshot or a transaction of the job; the pool unless said. */
  readonly db?: Db
  /** Where it was asked from, if that was written down. */
  readonly ip?: string
}

/** As if the person for whom a job works had just asked. */
export const contextOfJob = (
  { db: pool, config, clock, log, files, jobs }: Parts,
  { user, language, db = pool, ip = '' }: Asked,
): Context => ({
  db,
  config,
  clock,
  log,
  files,
  jobs,
  user,
  language,
  ip,
  userAgent: '',
  drawings: Drawings.inPlace(clock.now()),
  once: (_tx, effect) => effect(),
})
