import { personFinder } from '../src/accounts/index.ts'
import { Drawings } from '../src/platform/papers/drawings.ts'
import type { Context } from '../src/platform/context.ts'
import { transaction } from '../src/platform/db/db.ts'
import type { Person } from '../src/platform/person.ts'
import type { TestApp } from './harness.ts'
import type { Who, World } from './world.ts'

/** The signed-in person as the acts get it; valid however far the clock is moved later. */
export async function personOf(t: TestApp, world: World, who: Who): Promise<Person> {
  const person = await personFinder(t.pool, t.clock)(world.token(who))
  if (!person) throw new Error(`${who} is not signed in`)
  return person
}

/** Runs an act as a call of this person would: in one transaction that a refusal rolls back. */
export function actAs<Result>(
  t: TestApp,
  user: Person,
  act: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { config, clock, log, files, jobs } = t.parts
  const about = { language: 'en', ip: '192.0.2.7', userAgent: 'Test' } as const
  const drawings = new Drawings(clock.now())
  const services = { user, config, clock, log, files, jobs, drawings, ...about }
  return drawings.around(() =>
    transaction(t.db, (db) => act({ ...services, db, once: (_tx, effect) => effect() })),
  )
}
