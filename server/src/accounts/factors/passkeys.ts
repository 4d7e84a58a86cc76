import { passkeysPerPerson } from '@mandato/contract/accounts/passkeys'
import type { factorCalls } from '@mandato/contract/accounts/factor-calls'
import type { PasskeyAnswer, PasskeyQuestion } from '@mandato/contract/accounts/passkeys'
import { randomBytes } from 'node:crypto'
import type * as z from 'zod'
import type { Context, PublicContext } from '../../platform/context.ts'
import type { Config } from '../../platform/config.ts'
import { transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { factorsOf, keepRecoveryCodes } from '../queries/factors.ts'
import {
  deletePasskey,
  insertPasskey,
  passkeyHandle,
  passkeysOf,
  renamePasskey,
} from '../queries/passkeys.ts'
import { refuse } from '../refusals.ts'
import { answeredChallenge, challengeLife, newChallenge } from './challenges.ts'
import { nobodysKey } from './nobodys-key.ts'
import { dropCodesOfNothing, madeRecoveryCodes, oneself, refuseLast, settle } from './enrol.ts'
import { tellOfFactor } from './letters.ts'

/** EdDSA, ES256, RS256 (COSE). */
const algorithms = [-8, -7, -257]

// Loaded when first needed: most people never make a passkey.
export const webauthn = () => import('@simplewebauthn/server')

/** Where our passkeys are good: the address of the portal. */
export function placeOf({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, rpId: hostname }
}

export async function passkeyOffer(context: Context) {
  const { db, user, clock, config } = context
  const account = await oneself(context)
  const own = await passkeysOf(db, user.id)
  if (own.length >= passkeysPerPerson) throw refuse('too_many_passkeys', { n: passkeysPerPerson })
  return {
    challenge: await newChallenge(db, boundToAdding(context), clock.now()),
    rp_id: placeOf(config).rpId,
    rp_name: config.brandName,
    timeout: challengeLife,
    user: {
      id: await passkeyHandle(db, user.id, randomBytes(32).toString('base64url')),
      name: account.email,
      display_name: account.name,
    },
    algorithms,
    exclude: own.map(({ credential_id: id, transports }) => ({ id, transports })),
  }
}

const boundToAdding = ({ user }: Context) => `add ${user.sessionId}`

type Given = z.output<(typeof factorCalls)['addPasskey']['body']>

/**
 * Keeps a passkey. The first factor of a person brings recovery codes; his other sessions, opened without it, end.
 * @throws 422 `passkey_refused` where the device's word does not fit the question
 */
export async function addPasskey(context: Context, { name, credential }: Given) {
  const { db, user, clock, ip, config } = context
  const now = clock.now()
  const account = await oneself(context)
  const challenge = await answeredChallenge(db, boundToAdding(context), credential.client_data, now)
  if (challenge === null) throw passkeyRefused()
  const { verifyRegistrationResponse } = await webauthn()
  const place = placeOf(config)
  const found = await verifyRegistrationResponse({
    response: {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: credential.client_data, attestationObject: credential.attestation },
    },
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!found?.verified) throw passkeyRefused()
  const made = await madeRecoveryCodes()
  return transaction(db, async (tx) => {
    const own = await passkeysOf(tx, user.id)
    if (own.length >= passkeysPerPerson) throw refuse('too_many_passkeys', { n: passkeysPerPerson })
    const key = found.registrationInfo.credential
    const { transports } = credential
    const id = await insertPasskey(tx, {
      userId: user.id,
      credentialId: key.id,
      publicKey: key.publicKey,
      counter: key.counter,
      transports,
      name,
      now,
    })
    if (id === null) throw passkeyRefused()
    const first = (await factorsOf(tx, user.id)).recovery_codes_left === 0
    if (first) await keepRecoveryCodes(tx, user.id, made.salt, made.hashes)
    await settle(tx, context)
    await recordEvent({ db: tx, user, ip }, { what: 'factor.passkey_added', entity: 'user', id: user.id })
    await tellOfFactor({ ...context, db: tx }, account, 'passkey_added', name)
    return { success: true as const, id, recovery_codes: first ? made.codes : [] }
  })
}

export async function callPasskey(context: Context, id: number, name: string): Promise<void> {
  if (!(await renamePasskey(context.db, context.user.id, id, name))) throw notFound()
  await recordEvent(context, { what: 'factor.passkey_renamed', entity: 'user', id: context.user.id })
}

export async function removePasskey(context: Context, id: number): Promise<void> {
  const { db, user } = context
  const key = (await passkeysOf(db, user.id)).find((one) => one.id === id)
  if (!key) throw notFound()
  await refuseLast(context, 'passkey')
  if (!(await deletePasskey(db, user.id, id))) throw notFound()
  await dropCodesOfNothing(db, user.id)
  await recordEvent(context, { what: 'factor.passkey_removed', entity: 'user', id: user.id })
  await tellOfFactor(context, await oneself(context), 'passkey_removed', key.name)
}

export async function passkeyQuestion(
  { db, clock, config }: PublicContext,
  bound: string,
  allow: z.input<typeof PasskeyQuestion>['allow'] = [],
): Promise<z.input<typeof PasskeyQuestion>> {
  const challenge = await newChallenge(db, bound, clock.now())
  return { challenge, rp_id: placeOf(config).rpId, timeout: challengeLife, allow }
}

interface KeptKey {
  readonly public_key: Buffer
  readonly counter: number
  readonly handle: string | null
}

/**
 * Did this passkey answer our question, with its person's finger, face or PIN?
 * @returns what its device counted; null where it did not. A count that does not rise is no refusal: many devices always say 0
 */
export async function verifiedCounter(
  { db, clock, config }: PublicContext,
  bound: string,
  answer: z.output<typeof PasskeyAnswer>,
  key: KeptKey | undefined,
): Promise<number | null> {
  const challenge = await answeredChallenge(db, bound, answer.client_data, clock.now())
  if (challenge === null) return null
  const { verifyAuthenticationResponse } = await webauthn()
  const place = placeOf(config)
  const found = await verifyAuthenticationResponse({
    response: {
      id: answer.id,
      rawId: answer.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: answer.client_data,
        authenticatorData: answer.authenticator_data,
        signature: answer.signature,
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.rpId,
    requireUserVerification: true,
    // The library refuses a count that does not rise; 0 means that it is not looked at.
    credential: { id: answer.id, publicKey: new Uint8Array(key?.public_key ?? nobodysKey()), counter: 0 },
  }).catch(() => null)
  const isHis = key !== undefined && (answer.user_handle === null || answer.user_handle === key.handle)
  return isHis && found?.verified ? found.authenticationInfo.newCounter : null
}

export const passkeyRefused = () =>
  refuse('passkey_refused', {}, { fields: { credential: 'passkey_refused' } })
