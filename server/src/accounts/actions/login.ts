import type { PublicContext } from '../../platform/context.ts'
import { transaction } from '../../platform/db/db.ts'
import { useCode } from '../factors/use-code.ts'
import { factorsOf } from '../queries/factors.ts'
import { countFromAddress, countTry, forgiveTries, giveBackTry } from '../queries/guesses.ts'
import { accountByEmail, holdAccount, isKnownPlace } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { knownPlaceLife } from '../rules.ts'
import { passwordFits, subjectOf } from '../secrets.ts'
import { openSession } from './open-session.ts'

interface Login {
  readonly user: string
  readonly password: string
  readonly remember?: boolean | undefined
  /** Of the app, or a recovery code. */
  readonly code?: string | undefined
}

/**
 * Signs in. Unknown person, person without password and wrong password cost the same work and get the same
 * answer. Tries are counted before the password is looked at and outlive the refusal.
 */
export async function login(context: PublicContext, given: Login) {
  const { db, clock, ip } = context
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

  // What the person still lacks is said only after the right password; being asked for it is no failure.
  const { totp_since, passkeys } = await factorsOf(db, account.id)
  const needsCode = totp_since !== null || passkeys > 0
  if (needsCode && given.code === undefined) {
    await forgiveTries(db, subject)
    await giveBackTry(db, ip)
    throw refuse(totp_since === null ? 'passkey_needed' : 'code_needed', {}, { fields: { code: 'required' } })
  }
  if (needsCode && !(await useCode(context, account, given.code ?? '')))
    throw refuse('wrong_sign_in_code', {}, { fields: { code: 'wrong_factor_code' } })

  const opened = await transaction(db, async (tx) => {
    // Who sets a new password means that the old one lets nobody in any more, not even who was just typing it.
    const held = await holdAccount(tx, account.id)
    if (held?.password_hash !== account.password_hash) throw refuse('wrong_login')
    if (!held?.active) throw refuse('account_disabled')
    await forgiveTries(tx, subject)
    await giveBackTry(tx, ip)
    return openSession(
      { ...context, db: tx },
      account.id,
      given.remember ?? false,
      needsCode ? 'code' : 'password',
    )
  })
  return { ...opened, must_change_password: account.must_change_password }
}

const tooManyTries = (seconds: number) => refuse('too_many_tries', { seconds }, { retryAfter: seconds })
