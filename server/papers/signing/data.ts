import type { Language } from '@mandato/contract/words'
import type { Company } from '../../src/platform/papers/drawing/company.ts'
import type { AuditEventKind } from './event-words.ts'

/**
 * The evidence of a signature: who, when, from where, with which code, on which bytes. Its pages go behind the
 * signed document before both are sealed.
 */
export interface AuditDocument {
  readonly language: Language
  readonly company: Company
  /** The number of the signing, for example `SIG-2025-000417`. */
  readonly number: string
  readonly sheet: { readonly number: string; readonly revision: number; readonly client: string }
  readonly closedAt: Date
  readonly signer: {
    readonly name: string
    readonly role?: string
    readonly email: string
    readonly ip: string
    /** As the browser called itself. */
    readonly agent: string
  }
  /** The code that was recognised; it went to the address of the invitation. */
  readonly code: {
    readonly sentTo: string
    readonly sentAt: Date
    readonly recognisedAt: Date
    readonly tries: number
    readonly allowed: number
  }
  readonly hashes: AuditHashes
  /** The whole chain, oldest first. */
  readonly events: readonly AuditEvent[]
  /** Where anybody can check the file. */
  readonly checkUrl: string
  /** The complete events as JSON, put into the file as an attachment. */
  readonly evidence?: { readonly name: string; readonly json: string }
  /** The address for checking as a QR code, as SVG. */
  readonly qr?: string
}

/** SHA-256 in hexadecimal digits. */
export interface AuditHashes {
  /** The document the invitation led to, and the one on the screen when the code was typed. */
  readonly sent: string
  readonly shown: string
  /** The document with the signature in it, before these pages. */
  readonly signed: string
  readonly terms: { readonly version: string; readonly sha256: string }
  readonly privacy: { readonly version: string; readonly sha256: string }
}

export interface AuditEvent {
  readonly at: Date
  readonly kind: AuditEventKind
  /** Null for what the server did by itself. */
  readonly ip: string | null
  /** Fills the sentence of the kind. */
  readonly values?: Readonly<Record<string, string | number>>
  /** Computed over the hash of the event before and this event's content. */
  readonly sha256: string
}
