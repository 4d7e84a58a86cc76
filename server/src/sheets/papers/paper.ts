import type { ConsentKey, LegalKind } from '@mandato/contract/sheets/legal-texts'
import type { Language } from '@mandato/contract/words'
import type { AboutFile } from '../../platform/http/about-file.ts'
import type { Company } from '../../platform/papers/drawing/index.ts'
import type { ChainEvent } from '../../signing/index.ts'

/**
 * What draws and seals the papers of the sheets. `app.ts` hands in the real printer and the server's certificate;
 * a test hands in a double. Everything is plain data, already in the reader's language.
 */
export interface SheetPapers {
  /** The sheet as it is shown and frozen. */
  sheetPdf(paper: SheetPaper): Promise<Uint8Array>
  /** The fillable blank sheet, from the same list of fields and the texts in force. */
  blankSheet(paper: BlankPaper): Promise<Uint8Array>
  /** The sheet with signature and audit page. */
  signedPdf(paper: SheetPaper, evidence: SignatureEvidence): Promise<SignedPdf>
  /** Seals a finished file; the last thing that is done to it. */
  seal(pdf: Uint8Array): Promise<Uint8Array>
  legalText(text: PaperText & { readonly language: Language; readonly company: Company }): Promise<Uint8Array>
  clientList(list: ClientList): Promise<Uint8Array>
}

export interface SignedPdf {
  readonly pdf: Uint8Array
  /** SHA-256 of the signed sheet before the audit page was added to it. */
  readonly signedSha256: string
}

export interface PaperField {
  readonly key: string
  readonly label: string
  /** As it is written on paper; empty where nothing was filled in. */
  readonly value: string
  /** The former value, where it changed. */
  readonly previous: string | null
  readonly contractual: boolean
}
export interface PaperSection {
  readonly key: string
  readonly label: string
  readonly fields: readonly PaperField[]
}
export interface PaperText {
  readonly kind: LegalKind
  readonly version: number
  readonly title: string
  readonly validFrom: string
  readonly sections: readonly {
    readonly heading: string
    readonly text: string
    readonly specific: boolean
  }[]
}
export interface PaperConsent {
  readonly key: ConsentKey
  readonly statement: string
  readonly required: boolean
}

interface Shared {
  readonly language: Language
  readonly company: Company
  readonly privacy: PaperText
  readonly terms: PaperText
  readonly consents: readonly PaperConsent[]
  /** “Valid until the next update.” */
  readonly validNote: string
}
export interface SheetPaper extends Shared {
  readonly code: string
  readonly businessName: string
  readonly agency: string
  readonly revision: number
  readonly clientId: number
  /** Not frozen: printed as a draft. */
  readonly draft: boolean
  /** The moment it was made, ISO 8601. */
  readonly madeAt: string
  /** The confirmed revision it takes the place of. */
  readonly replaces: { readonly revision: number; readonly signedAt: string | null } | null
  /** Addresses that are the registered office again. */
  readonly sameAsOffice: readonly ('postal' | 'delivery')[]
  readonly sections: readonly PaperSection[]
}
/** What the blank sheet says besides the fields of the contract. */
export type BlankPaper = Shared

/** Everything the audit page says and the evidence holds. */
export interface SignatureEvidence {
  readonly caseNumber: string
  readonly signer: {
    readonly name: string
    readonly email: string
    readonly ip: string | null
    readonly userAgent: string | null
  }
  readonly mark: PaperMark
  readonly signedAt: string
  /** How the code reached the signer: an e-mail to this masked address. */
  readonly code: {
    readonly sentTo: string
    readonly sentAt: string
    readonly verifiedAt: string
    readonly tries: number
    readonly allowed: number
  }
  readonly consents: readonly (PaperConsent & { readonly given: boolean })[]
  readonly hashes: {
    /** The document as it was shown to the signer. */
    readonly shown: string
    readonly privacy: string
    readonly terms: string
    readonly evidence: string
    /** The last event of the chain at the moment of the signature. */
    readonly chain: string
  }
  readonly events: readonly ChainEvent[]
  /** The evidence as canonical JSON, to be attached to the file as it is. */
  readonly record: string
}

/** What stands on the line: one path in the language of SVG with the size of the field, or a name. */
export type PaperMark =
  | { readonly kind: 'drawn'; readonly path: string; readonly width: number; readonly height: number }
  | { readonly kind: 'typed'; readonly text: string }

export interface ClientList {
  readonly about: AboutFile
  readonly language: Language
  readonly company: Company
  readonly columns: readonly {
    readonly key: string
    readonly label: string
    readonly align: 'left' | 'right'
  }[]
  readonly parts: AsyncIterable<readonly Readonly<Record<string, string>>[]>
  readonly madeAt: string
}
