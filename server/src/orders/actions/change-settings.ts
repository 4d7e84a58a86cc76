import type { OrderChoices } from '@mandato/contract/orders/settings'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { refuse } from '../../platform/refusals.ts'
import { lockSettings } from '../../platform/settings.ts'
import { keepOrderSettings, storedOrderSettings } from '../queries/settings.ts'

/**
 * Changes what the company chose about its orders; the event tells what was before.
 * @param seen the last change the editor knew of; undefined to skip the check
 * @returns when
 * @throws 409 `changed_meanwhile`
 */
export async function changeOrderSettings(
  context: Context,
  choices: OrderChoices,
  seen: string | null | undefined,
): Promise<string> {
  const { db, clock } = context
  await lockSettings(db)
  const { choices: before, changed_at, changed_by } = await storedOrderSettings(db)
  if (seen !== undefined && seen !== changed_at)
    throw refuse('changed_meanwhile', {}, { current: { ...before, changed_at, changed_by } })
  const now = clock.now()
  await keepOrderSettings(db, choices, now)
  await recordEvent(context, {
    what: 'settings.changed',
    entity: 'settings',
    id: 'orders',
    before: { ...before },
    after: { ...choices },
  })
  return now.toISOString()
}
