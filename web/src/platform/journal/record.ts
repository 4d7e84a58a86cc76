/**
 * Where a record stands: still written, to be sent as soon as there is a network, on its way, or sent back by head office.
 * What is done has no record any more.
 */
export type JournalState = 'draft' | 'waiting' | 'sending' | 'refused'

/** A file of a record: its bytes lie beside the records, so that a letter typed does not write them again. */
export interface FileRef {
  readonly file: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly lastModified: number
}

/** Why a record came back. */
export interface Reason {
  readonly key: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  readonly at: number
}

/** What is typed for one act, as it is kept on the device. */
export interface JournalRecord {
  readonly id: string
  /** Whose it is: nobody else finds it, and it goes under no other name. */
  readonly person: number
  /** Which form it is of; the table of kinds stands in app/senders.ts. */
  readonly kind: string
  /** What it is about, for its kind: an order's number, a client's; `new` where there is none yet. */
  readonly subject: string
  /** The shape of `fields`, which a later version of the portal may have to translate. */
  readonly shape: number
  readonly fields: unknown
  /** What is typed, as a list says it: for whom, and a few words. */
  readonly title: string
  readonly about: string
  readonly state: JournalState
  /** Which of the things this form can do, from when it is to be sent. */
  readonly act: string | null
  /** The device's number of the act; none before it is to be sent, another one after a refusal. */
  readonly seq: number | null
  /** The device that numbered it: another one where it was taken in from a file. */
  readonly device: string | null
  /** What left under the number first. It leaves again just so, whatever is typed meanwhile. */
  readonly left: { readonly rev: number; readonly fields: unknown } | null
  /** The record that must arrive before this one. */
  readonly after: string | null
  readonly reason: Reason | null
  readonly tries: number
  readonly triedAt: number | null
  readonly begunAt: number
  readonly at: number
  /** Counts every change of the fields. */
  readonly rev: number
  readonly files: readonly FileRef[]
  readonly bytes: number
}

/** A record whose session is over: only its owner’s next sign-in opens it (seal.ts). */
export interface SealedRecord {
  readonly id: string
  readonly person: number
  readonly sealed: {
    readonly key: ArrayBuffer
    readonly iv: Uint8Array<ArrayBuffer>
    readonly data: ArrayBuffer
    readonly files: readonly string[]
  }
  readonly at: number
}

export type StoredRecord = JournalRecord | SealedRecord
export const isSealed = (stored: StoredRecord): stored is SealedRecord => 'sealed' in stored
