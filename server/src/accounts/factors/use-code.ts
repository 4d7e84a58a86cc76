import type { PublicContext } from '../../platform/context.ts'
import { transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { serverSecret } from '../../platform/secret.ts'
import { burnSteps, recoverySalt, takeRecoveryCode, takeStep, totpOf } from '../queries/factors.ts'
import { countTry, forgiveTries } from '../queries/guesses.ts'
import { refuse } from '../refusals.ts'
import { hashRecoveryCode, subjectOf } from '../secrets.ts'
import { tellOfFactor, type Told } from './letters.ts'
import { bareCode, kindOfCode } from './recovery-codes.ts'
import { openSecret } from './sealed.ts'
import { matchingStep, stepAt } from './totp.ts'

/**
 * Uses a code of the app, or a recovery code, up. A try is counted before the code is looked at and outlives the
 * refusal: after five wrong ones the next waits, longer each time.
 * @throws 429 `too_many_tries`
 * @returns whether it was good
 */
export async function useCode(context: PublicContext, account: Told, typed: string): Promise<boolean> {
  const { db, clock } = context
  const subject = subjectOf('code', String(account.id))
  const wait = await countTry(db, subject, clock.now())
  if (wait > 0) throw refuse('too_many_tries', { seconds: wait }, { retryAfter: wait })
  const bare = bareCode(typed)
  const kind = kindOfCode(bare)
  const good =
    kind === 'totp'
      ? await useTotp(context, account.id, bare)
      : kind === 'recovery' && (await useRecoveryCode(context, account, bare))
  if (good) await forgiveTries(db, subject)
  return good
}

async function useTotp({ db, clock }: PublicContext, userId: number, code: string): Promise<boolean> {
  const totp = await totpOf(db, userId)
  if (!totp?.confirmed_at) return false
  const secret = openSecret(await serverSecret(db), userId, totp.secret)
  const step = await matchingStep(secret, code, clock.now(), totp.last_step)
  return step !== null && takeStep(db, userId, step)
}

/** Used up with the app's code of now and the next one, and its person told: whoever found the paper is seen. */
async function useRecoveryCode(context: PublicContext, account: Told, bare: string): Promise<boolean> {
  const { db, clock, ip } = context
  const salt = await recoverySalt(db, account.id)
  if (!salt) return false
  const hash = await hashRecoveryCode(bare, salt)
  return transaction(db, async (tx) => {
    if (!(await takeRecoveryCode(tx, account.id, hash, clock.now()))) return false
    await burnSteps(tx, account.id, stepAt(clock.now()) + 1)
    await recordEvent(
      { db: tx, ip, user: account },
      { what: 'factor.recovery_used', entity: 'user', id: account.id },
    )
    await tellOfFactor({ ...context, db: tx }, account, 'recovery_used')
    return true
  })
}
