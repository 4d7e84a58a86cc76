import type { Language } from '@mandato/contract/words'
import type { Company } from '../../src/platform/papers/drawing/company.ts'
import type { DrawnSignature } from './signature.ts'
import type { SheetFieldKey } from './sections.ts'

/**
 * A client sheet on paper. Only what is signed is in it: no status, no revenue, no internal code, nothing that
 * could be different on the day somebody reads it again.
 */
export interface SheetDocument {
  readonly language: Language
  readonly company: Company
  /** The number of the sheet, for example `SC-100482-3`. */
  readonly number: string
  readonly revision: number
  readonly clientCode: string
  readonly preparedOn: string
  /** Still being written: printed to be looked at, not to be signed. */
  readonly draft?: boolean
  /** The revision this one takes the place of. */
  readonly replaces?: { readonly revision: number; readonly signedOn: string }
  /** Values as they are to be printed; what is missing is printed as "not given". */
  readonly values: SheetValues
  /** Former values of the fields that changed since the replaced revision. */
  readonly previous?: SheetValues
  /** Addresses that are the registered office again. */
  readonly sameAsOffice?: readonly ('postal' | 'delivery')[]
  readonly legal: LegalTexts
  /** The address of the sheet in the portal as a QR code (SVG). */
  readonly qr?: string
  /** Absent until the client has signed. */
  readonly signing?: SheetSigning
}

export type SheetValues = Readonly<Partial<Record<SheetFieldKey, string>>>

/** The two texts a sheet is bound to, word by word, with their versions. */
export interface LegalTexts {
  /** The version of the form itself, at the foot of every page. */
  readonly form: string
  readonly privacy: LegalText
  readonly terms: LegalText
  /** What is declared about them, in the very words the signer has on the screen. */
  readonly statements: Readonly<Record<'privacy' | 'terms' | 'clauses' | 'marketing', string>>
}

export interface LegalText {
  readonly version: string
  readonly validFrom: string
  readonly paragraphs: readonly { readonly title: string; readonly text: string }[]
}

/** How the client signed: the consents, the stroke, the code that came by e-mail. */
export interface SheetSigning {
  readonly name: string
  readonly role?: string
  readonly at: Date
  readonly consents: { readonly marketing: boolean }
  readonly signature: DrawnSignature | { readonly kind: 'typed'; readonly text: string }
  /** The address the code was sent to, masked. */
  readonly codeSentTo: string
  /** SHA-256 of the document that was shown, in hexadecimal digits. */
  readonly shownHash: string
}

/** One of the two texts alone. */
export interface LegalTextDocument {
  readonly language: Language
  readonly company: Company
  readonly title: string
  readonly text: LegalText
}

/** The sheet to be filled in by hand or on the screen. */
export interface BlankSheetDocument {
  readonly language: Language
  readonly company: Company
  readonly legal: LegalTexts
}
