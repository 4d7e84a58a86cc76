import { randomBytes } from 'node:crypto'
import type { Context } from '../../platform/context.ts'
import { type Db, transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { qrPicture } from '../../platform/papers/drawing/codes.ts'
import { notFound } from '../../platform/refusals.ts'
import { serverSecret } from '../../platform/secret.ts'
import {
  beginTotp,
  confirmTotp,
  deleteTotp,
  dropRecoveryCodes,
  factorsOf,
  hasFactor,
  keepRecoveryCodes,
  noteProof,
  totpOf,
} from '../queries/factors.ts'
import { countTry, forgiveTries } from '../queries/guesses.ts'
import { endSessions } from '../queries/sessions.ts'
import { accountGroup } from '../queries/settings.ts'
import { accountById } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { hashRecoveryCode, subjectOf } from '../secrets.ts'
import { tellOfFactor, type Told } from './letters.ts'
import { bareCode, newRecoveryCodes } from './recovery-codes.ts'
import { openSecret, sealSecret } from './sealed.ts'
import { addressOf, matchingStep, newSecret } from './totp.ts'
import { useCode } from './use-code.ts'

/** A new secret for an app. It counts for nothing until a code of it was confirmed. */
export async function startTotp(context: Context) {
  const { db, user, config } = context
  const account = await oneself(context)
  const secret = await newSecret()
  if (!(await beginTotp(db, user.id, sealSecret(await serverSecret(db), user.id, secret))))
    throw refuse('totp_there')
  const address = await addressOf(secret, config.brandName, account.email)
  return { secret, address, qr: await qrPicture(address) }
}

/**
 * The app counts from now on. Sessions opened without it end, but for the one it was added in.
 * @returns the recovery codes; nobody sees them again
 */
export async function switchTotpOn(context: Context, typed: string) {
  const { db, user, clock, ip } = context
  const now = clock.now()
  const account = await oneself(context)
  const subject = subjectOf('code', String(user.id))
  const wait = await countTry(db, subject, now)
  if (wait > 0) throw refuse('too_many_tries', { seconds: wait }, { retryAfter: wait })
  const totp = await totpOf(db, user.id)
  if (!totp) throw refuse('totp_not_begun')
  if (totp.confirmed_at) throw refuse('totp_there')
  const secret = openSecret(await serverSecret(db), user.id, totp.secret)
  const step = await matchingStep(secret, bareCode(typed), now, totp.last_step)
  if (step === null) throw wrongCode()
  const made = await madeRecoveryCodes()
  await transaction(db, async (tx) => {
    if (!(await confirmTotp(tx, user.id, totp.secret, step, now))) throw refuse('totp_there')
    await keepRecoveryCodes(tx, user.id, made.salt, made.hashes)
    await settle(tx, context)
    await forgiveTries(tx, subject)
    await recordEvent({ db: tx, user, ip }, { what: 'factor.totp_added', entity: 'user', id: user.id })
    await tellOfFactor({ ...context, db: tx }, account, 'totp_added')
  })
  return { success: true as const, recovery_codes: made.codes }
}

/** What every new factor brings: other sessions end, and this one has proved who it is. */
export async function settle(tx: Db, { user, clock }: Context): Promise<void> {
  await endSessions(tx, user.id, clock.now(), { except: user.sessionId })
  await noteProof(tx, user.sessionId, clock.now())
}

export async function removeTotp(context: Context, typed: string): Promise<void> {
  const { db, user, ip } = context
  const account = await oneself(context)
  await refuseLast(context, 'totp')
  if (!(await useCode(context, account, typed))) throw wrongCode()
  await transaction(db, async (tx) => {
    if (!(await deleteTotp(tx, user.id))) throw notFound()
    await dropCodesOfNothing(tx, user.id)
    await recordEvent({ db: tx, user, ip }, { what: 'factor.totp_removed', entity: 'user', id: user.id })
    await tellOfFactor({ ...context, db: tx }, account, 'totp_removed')
  })
}

export async function replaceRecoveryCodes(context: Context) {
  const { db, user, ip } = context
  if (!hasFactor(await factorsOf(db, user.id))) throw refuse('no_factor')
  const made = await madeRecoveryCodes()
  await transaction(db, async (tx) => {
    await keepRecoveryCodes(tx, user.id, made.salt, made.hashes)
    await recordEvent({ db: tx, user, ip }, { what: 'factor.recovery_renewed', entity: 'user', id: user.id })
  })
  return { success: true as const, recovery_codes: made.codes }
}

/** Ten new codes with what is stored of them. */
export async function madeRecoveryCodes() {
  const codes = newRecoveryCodes()
  const salt = randomBytes(16)
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(bareCode(code), salt)))
  return { codes, salt, hashes }
}

/** Without a factor there is nothing to recover. */
export async function dropCodesOfNothing(tx: Db, userId: number): Promise<void> {
  if (!hasFactor(await factorsOf(tx, userId))) await dropRecoveryCodes(tx, userId)
}

/** Whoever must have a factor keeps one. */
export async function refuseLast({ db, user }: Context, which: 'totp' | 'passkey'): Promise<void> {
  const { totp_since, passkeys } = await factorsOf(db, user.id)
  const others = which === 'totp' ? passkeys : passkeys - 1 + Number(totp_since !== null)
  const { two_factor_for } = await accountGroup.chosen(db)
  if (others < 1 && two_factor_for.includes(user.role)) throw refuse('last_factor')
}

export async function oneself({ db, user }: Context): Promise<Told> {
  const account = await accountById(db, user.id)
  if (!account) throw notFound()
  return account
}

export const wrongCode = () => refuse('wrong_factor_code', {}, { fields: { code: 'wrong_factor_code' } })
