import type { MaterialChoices } from '@mandato/contract/materials/settings'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { refuse } from '../../platform/refusals.ts'
import { lockSettings } from '../../platform/settings.ts'
import { keepMaterialSettings, storedMaterialSettings } from '../queries/settings.ts'

/**
 * Changes what the company chose about the catalogue; the event tells what was before.
 * @param seen the last change the editor knew of; undefined to skip the check
 * @returns when
 * @throws 409 `changed_meanwhile`
 */
export async function changeMaterialSettings(
  context: Context,
  choices: MaterialChoices,
  seen: string | null | undefined,
): Promise<string> {
  const { db, clock } = context
  await lockSettings(db)
  const { choices: before, changed_at, changed_by } = await storedMaterialSettings(db)
  if (seen !== undefined && seen !== changed_at)
    throw refuse('changed_meanwhile', {}, { current: { ...before, changed_at, changed_by } })
  const now = clock.now()
  await keepMaterialSettings(db, choices, now)
  await recordEvent(context, {
    what: 'settings.changed',
    entity: 'settings',
    id: 'materials',
    before: { ...before },
    after: { ...choices },
  })
  return now.toISOString()
}
