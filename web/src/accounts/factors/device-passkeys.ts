import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import type { Answer } from '../../platform/call.ts'

/*
 * The passkeys of this device. Loaded when somebody makes or uses one: the pages do without it.
 */

type Question = Answer<'passkeySignInOptions'>['response']
type Offer = Answer<'passkeyOptions'>['response']

export const supported = browserSupportsWebAuthn

/** Whatever the browser was asking for is over. */
export const stopAsking = (): void => WebAuthnAbortService.cancelCeremony()

const devices = (some: Question['allow']) =>
  some.map(({ id, transports }) => ({ id, type: 'public-key' as const, transports: transports as never }))

/**
 * Asks the device for a passkey.
 * @param offered the browser offers it among what it knows for the field, and waits
 * @returns null where the person, or the device, gave none
 */
export async function askPasskey(question: Question, offered = false) {
  const answer = await startAuthentication({
    optionsJSON: {
      challenge: question.challenge,
      rpId: question.rp_id,
      timeout: question.timeout,
      allowCredentials: devices(question.allow),
      userVerification: 'required',
    },
    useBrowserAutofill: offered,
  }).catch(() => null)
  return (
    answer && {
      id: answer.id,
      client_data: answer.response.clientDataJSON,
      authenticator_data: answer.response.authenticatorData,
      signature: answer.response.signature,
      user_handle: answer.response.userHandle ?? null,
    }
  )
}

/** Has the device make a passkey. @returns null where the person, or the device, made none */
export async function makePasskey(offer: Offer) {
  const made = await startRegistration({
    optionsJSON: {
      challenge: offer.challenge,
      rp: { id: offer.rp_id, name: offer.rp_name },
      user: { id: offer.user.id, name: offer.user.name, displayName: offer.user.display_name },
      pubKeyCredParams: offer.algorithms.map((alg) => ({ alg, type: 'public-key' })),
      timeout: offer.timeout,
      excludeCredentials: devices(offer.exclude),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  }).catch(() => null)
  return (
    made && {
      id: made.id,
      client_data: made.response.clientDataJSON,
      attestation: made.response.attestationObject,
      transports: made.response.transports ?? [],
    }
  )
}

interface Signals {
  signalUnknownCredential?: (told: { rpId: string; credentialId: string }) => Promise<void>
}

/** Tells the device that a passkey opens nothing any more, where its browser can be told. */
export async function forgetPasskey(credentialId: string, rpId = location.hostname): Promise<void> {
  const signals = PublicKeyCredential as unknown as Signals
  await signals.signalUnknownCredential?.({ rpId, credentialId }).catch(() => undefined)
}
