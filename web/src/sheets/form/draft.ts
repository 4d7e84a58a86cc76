import type { Language } from '../../platform/i18n/languages.ts'
import type { Base, Mine } from './values.ts'

/** How the sheet goes out, beside its fields. */
export interface Ways {
  readonly language?: Language
  readonly customerMayFill?: boolean
  /** Of a new client, where the back office enters it. */
  readonly agency?: number
}
/** To whom the sheet goes for its signature. */
export interface Signer {
  readonly email: string
  readonly language: Language
}

/** A form as it lies on this device, with all that sending it needs. */
export interface KeptSheet {
  readonly base: Base
  readonly mine: Mine
  readonly ways: Ways
  /** What of the typed values differs, in its normal form. */
  readonly changes: Mine
  /** Head office saves by a call of its own. */
  readonly staff: boolean
  /** Where it is sent for signature. */
  readonly signer: Signer | null
}
