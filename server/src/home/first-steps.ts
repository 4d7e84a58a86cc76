import { firstSteps } from '@mandato/contract/home/first-steps'
import { companySettings } from '../company/index.ts'
import type { Context } from '../platform/context.ts'
import { standingAsOf } from '../sales/index.ts'
import { whatIsThere } from './queries/first-steps.ts'

/**
 * How far a new portal is. Nothing once it works: there are figures, people and a sheet. Who has no letterhead by then
 * does without.
 */
export async function firstStepsOf({ db }: Pick<Context, 'db'>) {
  const there = await whatIsThere(db)
  const invoices = (await standingAsOf(db)) !== null
  if (invoices && there.people && there.sheet) return []
  const { name } = await companySettings.chosen(db)
  const done = { ...there, invoices, letterhead: name !== '' }
  return firstSteps.map((step) => ({ step, done: done[step] }))
}
