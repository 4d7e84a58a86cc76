import { type factorCalls, proofLife } from '@mandato/contract/accounts/factor-calls'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { factorsOf, hasFactor, noteProof } from '../queries/factors.ts'
import { countTry, forgiveTries } from '../queries/guesses.ts'
import { notePasskeyUse, passkeyCalled, passkeysOf } from '../queries/passkeys.ts'
import { accountById } from '../queries/users.ts'
import { refuse } from '../refusals.ts'
import { passwordFits, subjectOf } from '../secrets.ts'
import { oneself, wrongCode } from './enrol.ts'
import { passkeyQuestion, passkeyRefused, verifiedCounter } from './passkeys.ts'
import { useCode } from './use-code.ts'

const boundTo = ({ user }: Context) => `proof ${user.sessionId}`

/** By what somebody proves himself anew: by a factor he has, otherwise by the password. */
export async function proofOptions(context: Context) {
  const { db, user } = context
  const standing = await factorsOf(db, user.id)
  if (!hasFactor(standing)) return { by: ['password' as const], passkey: null }
  const own = standing.passkeys > 0 ? await passkeysOf(db, user.id) : []
  const allow = own.map(({ credential_id: id, transports }) => ({ id, transports }))
  return {
    // A recovery code is a code, too.
    by: own.length > 0 ? (['passkey', 'code'] as const).slice() : ['code' as const],
    passkey: own.length > 0 ? await passkeyQuestion(context, boundTo(context), allow) : null,
  }
}

type Proof = z.output<(typeof factorCalls)['prove']['body']>

/** Proves anew who sits there; the session's next acts that ask for it go on. */
export async function prove(context: Context, proof: Proof) {
  const { db, user, clock } = context
  const now = clock.now()
  await check(context, proof)
  await noteProof(db, user.sessionId, now)
  return { success: true as const, until: new Date(now.getTime() + proofLife * 1000).toISOString() }
}

async function check(context: Context, { password, code, credential }: Proof): Promise<void> {
  const { db, user, clock } = context
  if (credential) {
    const kept = await passkeyCalled(db, credential.id)
    const own = kept?.user_id === user.id ? kept : undefined
    const counter = await verifiedCounter(context, boundTo(context), credential, own)
    if (counter === null || !own || !(await notePasskeyUse(db, own.id, counter, clock.now())))
      throw passkeyRefused()
    return
  }
  if (code !== undefined) {
    if (!(await useCode(context, await oneself(context), code))) throw wrongCode()
    return
  }
  // Whoever has a factor proves himself by it: the password may be what somebody else knows.
  if (hasFactor(await factorsOf(db, user.id))) throw wrongCode()
  const subject = subjectOf('change', String(user.id))
  const wait = await countTry(db, subject, clock.now())
  if (wait > 0) throw refuse('too_many_tries', { seconds: wait }, { retryAfter: wait })
  const account = await accountById(db, user.id)
  if (!(await passwordFits(account?.password_hash, password ?? '')))
    throw refuse('wrong_old_password', {}, { fields: { password: 'wrong_old_password' } })
  await forgiveTries(db, subject)
}
