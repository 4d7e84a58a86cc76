import { forgetAnswers } from '../../platform/queries.ts'
import { backToOwnSession, keepView } from '../../platform/session.ts'

/**
 * From now on this tab is the other person's. What was read as oneself goes first, and the page is begun anew, so that
 * nothing of the one is seen as the other.
 */
export async function beginLooking(token: string, user: unknown, address: string): Promise<void> {
  await forgetAnswers()
  keepView(token, user)
  window.location.assign(address)
}

/** Back to oneself. */
export async function stopLooking(address: string): Promise<void> {
  await forgetAnswers()
  backToOwnSession()
  window.location.assign(address)
}
