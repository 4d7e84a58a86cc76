import { deviceOf, knownPlaceLife, sessionEnd } from '../rules.ts'
import type { PublicContext } from '../../platform/context.ts'
import { transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { countFromAddress, countTry, forgiveTries, giveBackTry } from '../queries/guesses.ts'
import { insertSession } from '../queries/sessions.ts'
import { accountByEmail, holdAccount, isKnownPlace, noteSignIn } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { newToken, passwordFits, subjectOf, tokenHash } from '../secrets.ts'
import { userCard } from '../user-card.ts'

interface Login {
  readonly user: string
  readonly password: string
  readonly remember?: boolean | undefined
}

/**
 * Signs in. Unknown person, person without password and wrong password cost the same work and get the same
 * answer. Tries are counted before the password is looked at and outlive the refusal.
 */
export async function login(context: PublicContext, given: Login) {
  const { db, clock, ip, userAgent } = context
  const now = clock.now()
  const email = given.user.trim().toLowerCase()
  const subject = subjectOf('login', email)
  const fromAddress = await countFromAddress(db, ip, now)
  if (fromAddress > 0) throw tooManyTries(fromAddress)
  const account = await accountByEmail(db, email)
  const wait = await countTry(db, subject, now)
  // An attacker who fails on purpose must not lock the owner out: from a known place the right password passes.
  if (wait > 0 && !(account && (await isKnownPlace(db, account.id, ip, now, knownPlaceLife))))
    throw tooManyTries(wait)
  if (!(await passwordFits(account?.password_hash, given.password)) || !account)
    throw wait > 0 ? tooManyTries(wait) : refuse('wrong_login')
  const isOver = account.expires_at !== null && new Date(account.expires_at) <= now
  if (!account.active || isOver) throw refuse('account_disabled')

  const token = newToken()
  const remember = given.remember ?? false
  const user = await transaction(db, async (tx) => {
    // Who sets a new password means that the old one lets nobody in any more, not even who was just typing it.
    const held = await holdAccount(tx, account.id)
    if (held?.password_hash !== account.password_hash) throw refuse('wrong_login')
    if (!held?.active) throw refuse('account_disabled')
    await forgiveTries(tx, subject)
    await giveBackTry(tx, ip)
    await noteSignIn(tx, account.id, ip, now)
    const session = {
      userId: account.id,
      tokenHash: tokenHash(token),
      now,
      end: sessionEnd(now, now, remember),
      remember,
      device: deviceOf(userAgent),
      ip,
    }
    const sessionId = await insertSession(tx, session)
    await recordEvent(
      { db: tx, ip, user: account },
      { what: 'session.opened', entity: 'session', id: sessionId },
    )
    return userCard(tx, account.id)
  })
  return { token, user, must_change_password: account.must_change_password }
}

const tooManyTries = (seconds: number) => refuse('too_many_tries', { seconds }, { retryAfter: seconds })
