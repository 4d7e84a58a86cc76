import type { factorCalls } from '@mandato/contract/accounts/factor-calls'
import type * as z from 'zod'
import type { PublicContext } from '../../platform/context.ts'
import { transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { openSession } from '../actions/open-session.ts'
import { countFromAddress, giveBackTry } from '../queries/guesses.ts'
import { notePasskeyUse, passkeyCalled } from '../queries/passkeys.ts'
import { holdAccount } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { passkeyQuestion, verifiedCounter } from './passkeys.ts'

const bound = 'sign in'

/** The same for everybody: which passkeys there are is known to devices alone. */
export const signInQuestion = (context: PublicContext) => passkeyQuestion(context, bound)

type Given = z.output<(typeof factorCalls)['passkeySignIn']['body']>

/**
 * Signs in by a passkey alone: it is something one has, opened by a finger, a face or a PIN. A passkey nobody has any
 * more, a wrong answer and a question asked twice get the same refusal.
 */
export async function passkeySignIn(context: PublicContext, { credential, remember = false }: Given) {
  const { db, clock, ip } = context
  const now = clock.now()
  const wait = await countFromAddress(db, ip, now)
  if (wait > 0) throw refuse('too_many_tries', { seconds: wait }, { retryAfter: wait })
  const key = await passkeyCalled(db, credential.id)
  const counter = await verifiedCounter(context, bound, credential, key)
  if (!key || counter === null) throw refuse('passkey_unknown')
  const isOver = key.expires_at !== null && new Date(key.expires_at) <= now
  if (!key.active || isOver) throw refuse('account_disabled')
  const opened = await transaction(db, async (tx) => {
    if (!(await holdAccount(tx, key.user_id))?.active) throw refuse('account_disabled')
    if (!(await notePasskeyUse(tx, key.id, counter, now))) throw refuse('passkey_unknown')
    await giveBackTry(tx, ip)
    // No refusal, but a trace: a copied passkey would show so.
    if (counter < key.counter)
      await recordEvent(
        { db: tx, ip, user: { id: key.user_id } },
        { what: 'factor.counter_fell', entity: 'user', id: key.user_id },
      )
    return openSession({ ...context, db: tx }, key.user_id, remember, 'passkey')
  })
  return { ...opened, must_change_password: key.must_change_password }
}
