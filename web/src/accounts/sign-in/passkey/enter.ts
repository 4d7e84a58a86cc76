import i18next from 'i18next'
import { ApiError } from '../../../platform/api-error.ts'
import { askPasskey, forgetPasskey, stopAsking, supported } from '../../factors/device-passkeys.ts'
import { passkeyQuestion, signInWith } from './data.ts'

/** How the page to sign in at stands now. */
interface Entering {
  /** Whether the session shall be kept on the device. */
  readonly remember: boolean
  readonly onEntered: () => void
}

/** Signs in by a passkey of this device, where one is given. */
async function enterWithPasskey(now: () => Entering, offered = false): Promise<void> {
  const credential = await askPasskey(await passkeyQuestion(), offered)
  if (!credential) return
  try {
    await signInWith(credential, now().remember)
  } catch (error) {
    // Removed here while the device still has it: it need not offer it again.
    if (error instanceof ApiError && error.key === 'passkey_unknown') await forgetPasskey(credential.id)
    throw error
  }
  now().onEntered()
}

/** The same, asked for by the button. @throws where the browser knows no passkeys */
export async function askForPasskey(now: () => Entering): Promise<void> {
  if (!supported()) throw new Error(i18next.t('accounts:login.noPasskeys'))
  await enterWithPasskey(now)
}

/** A question is good for five minutes; before that the browser gets a new one. */
const renewAfter = 4 * 60_000

/**
 * Has the browser offer passkeys in the field for the address.
 * @returns how to stop it
 */
export function offerPasskeys(now: () => Entering): () => void {
  // Nobody asked for it: without a network there is simply nothing to offer.
  const offer = () => void enterWithPasskey(now, true).catch(() => undefined)
  offer()
  const next = setInterval(offer, renewAfter)
  return () => {
    clearInterval(next)
    stopAsking()
  }
}
