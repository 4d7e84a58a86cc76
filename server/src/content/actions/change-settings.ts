import type { ContentChoices } from '@mandato/contract/content/settings'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { refuse } from '../../platform/refusals.ts'
import { lockSettings } from '../../platform/settings.ts'
import { keepContentSettings, storedContentSettings } from '../queries/settings.ts'

/**
 * Changes what the company chose about its contents; the event tells what was before.
 * @param seen the last change the editor knew of; undefined to skip the check
 * @returns when
 * @throws 409 `changed_meanwhile`
 */
export async function changeContentSettings(
  context: Context,
  choices: ContentChoices,
  seen: string | null | undefined,
): Promise<string> {
  const { db, clock } = context
  await lockSettings(db)
  const { choices: before, changed_at, changed_by } = await storedContentSettings(db)
  if (seen !== undefined && seen !== changed_at)
    throw refuse('changed_meanwhile', {}, { current: { ...before, changed_at, changed_by } })
  const now = clock.now()
  await keepContentSettings(db, choices, now)
  await recordEvent(context, {
    what: 'settings.changed',
    entity: 'settings',
    id: 'content',
    before: { ...before },
    after: { ...choices },
  })
  return now.toISOString()
}
