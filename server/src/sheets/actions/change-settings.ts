import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { refuse } from '../../platform/refusals.ts'
import { lockSettings } from '../../platform/settings.ts'
import { keepSettings, storedSettings } from '../queries/settings.ts'
import type { SheetSettings } from '../settings.ts'
import { renewalJob } from './legal.ts'

/**
 * Changes what the company chose about its sheets; the event tells what was before. A shorter life of sheets
 * makes some of them due at once.
 * @param seen the last change the editor knew of; undefined to skip the check
 */
export async function changeSettings(
  context: Context,
  sheets: SheetSettings,
  seen: string | null | undefined,
): Promise<string> {
  const { db, clock, jobs } = context
  await lockSettings(db)
  const before = await storedSettings(db)
  if (seen !== undefined && seen !== before.changed_at)
    throw refuse('changed_meanwhile', {}, { current: before })
  const keys = (Object.keys(sheets) as (keyof SheetSettings)[]).filter(
    (key) => JSON.stringify(sheets[key]) !== JSON.stringify(before.sheets[key]),
  )
  const now = clock.now()
  await keepSettings(db, sheets, now)
  const pick = (from: SheetSettings) => Object.fromEntries(keys.map((key) => [key, from[key]]))
  await recordEvent(context, {
    what: 'settings.changed',
    entity: 'settings',
    id: 'sheets',
    before: pick(before.sheets),
    after: pick(sheets),
  })
  await jobs.send(db, renewalJob, {})
  return now.toISOString()
}
