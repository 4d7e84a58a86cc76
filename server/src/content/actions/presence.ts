import type { Language } from '@mandato/contract/words'
import type { Context } from '../../platform/context.ts'
import { itemToEdit } from '../editing.ts'
import { notePresence, othersAt, takePresence } from '../queries/presence.ts'

/** A window that was closed without a word, or that lost the network, is forgotten after so long. */
const forgottenAfter = 60_000

/**
 * Notes that somebody has an item open, or leaves it. No event: that a page was looked at is nobody's history.
 * @param language the text that stands open; null where one leaves
 * @returns who else has it open
 */
export async function markPresence(context: Context, id: number, language: Language | null) {
  const { db, clock, user } = context
  await itemToEdit(context, id)
  const now = clock.now()
  if (language === null) await takePresence(db, id, user.id)
  else await notePresence(db, { item_id: id, user_id: user.id, language, seen_at: now })
  return othersAt(db, id, user.id, new Date(now.getTime() - forgottenAfter))
}
