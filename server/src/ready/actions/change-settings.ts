import type { ReadyChoices } from '@mandato/contract/ready/settings'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { refuse } from '../../platform/refusals.ts'
import { lockSettings } from '../../platform/settings.ts'
import { keepReadySettings, storedReadySettings } from '../queries/settings.ts'

/**
 * Changes what the company chose about goods that are ready; the event tells what was before.
 * @param seen the last change the editor knew of; undefined to skip the check
 * @returns when
 * @throws 409 `changed_meanwhile`
 */
export async function changeReadySettings(
  context: Context,
  choices: ReadyChoices,
  seen: string | null | undefined,
): Promise<string> {
  const { db, clock } = context
  await lockSettings(db)
  const { choices: before, changed_at, changed_by } = await storedReadySettings(db)
  if (seen !== undefined && seen !== changed_at)
    throw refuse('changed_meanwhile', {}, { current: { ...before, changed_at, changed_by } })
  const now = clock.now()
  await keepReadySettings(db, choices, now)
  await recordEvent(context, {
    what: 'settings.changed',
    entity: 'settings',
    id: 'ready',
    before: { ...before },
    after: { ...choices },
  })
  return now.toISOString()
}
