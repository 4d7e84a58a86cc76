import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, id, saved, text } from '../fields/fields.ts'
import { everyone, User } from './people.ts'
import { Passkey, PasskeyAnswer, PasskeyQuestion, PasskeyOffer } from './passkeys.ts'

/** How many recovery codes there are at a time; each is good once. */
export const recoveryCodes = 10
/** Seconds after which an act that asks for a proof of who one is wants a new one. */
export const proofLife = 15 * 60

/** Six digits of the app, or a recovery code; blanks and hyphens count for nothing. */
export const factorCode = z.string().trim().min(6).max(40)
const withCode = z.strictObject({ code: factorCode })
const codes = z.array(z.string())
const one = z.object({ id })
const tried = ['wrong_factor_code', 'too_many_tries'] as const

/** The second factor of one's own account, and proving anew who one is. */
export const factorCalls = defineCalls({
  factors: {
    method: 'GET',
    path: '/api/v1.0/auth/factors',
    summary: 'One’s own second factors',
    roles: everyone,
    effect: 'read',
    withoutFactor: true,
    response: z.object({
      /** Since when codes of an app are asked for; null where there is none. */
      totp_since: instant.nullable(),
      passkeys: z.int(),
      recovery_codes_left: z.int(),
      /** The company wants one of this role. */
      required: z.boolean(),
    }),
  },
  startTotp: {
    method: 'POST',
    path: '/api/v1.0/auth/totp',
    summary: 'A new secret for an app that makes codes; it counts once a code was confirmed',
    roles: everyone,
    effect: 'write',
    // Its answer holds a secret and is not kept for a retry: asked again, there is a new one.
    transaction: 'own',
    withoutFactor: true,
    proof: true,
    response: z.object({
      secret: z.string(),
      address: z.string(),
      /** The address as a QR code (SVG). */
      qr: z.string(),
    }),
    refuses: ['totp_there'],
  },
  confirmTotp: {
    method: 'POST',
    path: '/api/v1.0/auth/totp/confirm',
    summary:
      'Switch the codes of an app on with a first one; answers the recovery codes, once; ends one’s other sessions',
    roles: everyone,
    effect: 'write',
    transaction: 'own',
    withoutFactor: true,
    body: withCode,
    response: done.extend({ recovery_codes: codes }),
    refuses: [...tried, 'totp_not_begun', 'totp_there'],
  },
  removeTotp: {
    method: 'DELETE',
    path: '/api/v1.0/auth/totp',
    summary: 'Ask for no codes of an app any more',
    roles: everyone,
    effect: 'write',
    transaction: 'own',
    body: withCode,
    response: done,
    refuses: [...tried, 'last_factor'],
  },
  newRecoveryCodes: {
    method: 'POST',
    path: '/api/v1.0/auth/recovery-codes',
    summary: 'New recovery codes in the place of the old ones',
    roles: everyone,
    effect: 'write',
    transaction: 'own',
    proof: true,
    response: done.extend({ recovery_codes: codes }),
    refuses: ['no_factor'],
  },
  passkeys: {
    method: 'GET',
    path: '/api/v1.0/auth/passkeys',
    summary: 'One’s own passkeys, the newest first',
    roles: everyone,
    effect: 'read',
    withoutFactor: true,
    response: z.array(Passkey),
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/v1.0/auth/passkeys/options',
    summary: 'What a device needs to make a passkey',
    roles: everyone,
    effect: 'write',
    transaction: 'own',
    withoutFactor: true,
    proof: true,
    response: PasskeyOffer,
    refuses: ['too_many_passkeys'],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/v1.0/auth/passkeys',
    summary: 'Keep the passkey that a device made; answers recovery codes where there were none',
    roles: everyone,
    effect: 'write',
    transaction: 'own',
    withoutFactor: true,
    body: z.strictObject({
      name: text(60).min(1),
      credential: z.strictObject({
        id: PasskeyAnswer.shape.id,
        client_data: PasskeyAnswer.shape.client_data,
        attestation: z.base64url().max(20_000),
        transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(8),
      }),
    }),
    response: saved.extend({ recovery_codes: codes }),
    refuses: ['passkey_refused', 'too_many_passkeys'],
  },
  renamePasskey: {
    method: 'PUT',
    path: '/api/v1.0/auth/passkeys/{id}',
    summary: 'Call a passkey something else',
    roles: everyone,
    effect: 'write',
    params: one,
    body: z.strictObject({ name: text(60).min(1) }),
    response: saved,
  },
  deletePasskey: {
    method: 'DELETE',
    path: '/api/v1.0/auth/passkeys/{id}',
    summary: 'Remove a passkey: nobody signs in with it any more',
    roles: everyone,
    effect: 'write',
    proof: true,
    params: one,
    response: done,
    refuses: ['last_factor'],
  },
  passkeySignInOptions: {
    method: 'POST',
    path: '/api/v1.0/auth/login/passkey/options',
    summary: 'What a browser needs to ask for a passkey; the same for everybody',
    roles: 'public',
    effect: 'read',
    response: PasskeyQuestion,
  },
  passkeySignIn: {
    method: 'POST',
    path: '/api/v1.0/auth/login/passkey',
    summary: 'Sign in with a passkey alone',
    roles: 'public',
    effect: 'write',
    transaction: 'own',
    body: z.strictObject({ credential: PasskeyAnswer, remember: z.boolean().optional() }),
    response: z.object({ token: z.string(), user: User, must_change_password: z.boolean() }),
    refuses: ['passkey_unknown', 'too_many_tries', 'account_disabled'],
  },
  proofOptions: {
    method: 'POST',
    path: '/api/v1.0/auth/proof/options',
    summary: 'By what one can prove anew who one is',
    roles: everyone,
    // Not for whoever looks as somebody else, whose factors they are not.
    effect: 'write',
    transaction: 'own',
    withoutFactor: true,
    response: z.object({
      by: z.array(z.enum(['passkey', 'code', 'password'])),
      /** For a passkey, where there is one. */
      passkey: PasskeyQuestion.nullable(),
    }),
  },
  prove: {
    method: 'POST',
    path: '/api/v1.0/auth/proof',
    summary:
      'Prove anew who one is, by what one has: a passkey, a code, or the password where there is neither',
    roles: everyone,
    effect: 'write',
    transaction: 'own',
    withoutFactor: true,
    body: z
      .strictObject({
        password: z.string().min(1).max(200).optional(),
        code: factorCode.optional(),
        credential: PasskeyAnswer.optional(),
      })
      .refine((body) => Object.values(body).filter((one) => one !== undefined).length === 1, {
        params: { code: 'required' },
      }),
    response: done.extend({ until: instant }),
    refuses: [...tried, 'wrong_old_password', 'passkey_refused'],
  },
})
