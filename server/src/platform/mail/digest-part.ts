import type { NoticeKind } from '@mandato/contract/domains'
import type { Language } from '@mandato/contract/words'
import type { Parts } from '../parts.ts'
import type { Person } from '../person.ts'
import type { Letter } from './layout.ts'

/** A part of the mail that puts things together. */
export type DigestSection = NonNullable<Letter['sections']>[number] & {
  /** Whom of the registry it is about. */
  readonly clients: readonly number[]
}

/** Whom such a mail is for. */
export interface DigestReader {
  readonly person: Person
  readonly language: Language
  /** What comes once a week comes today. */
  readonly monday: boolean
  /** Is this kind to come in such a mail? */
  readonly wants: (kind: NoticeKind) => boolean
}

/** What a domain puts into it with more words than the plain notice has. */
export interface DigestPart {
  /** Kinds of notices it says itself. */
  readonly kinds: readonly NoticeKind[]
  /** In the transaction that writes the mail: what it takes it takes once. Null: nothing today. */
  section(parts: Pick<Parts, 'db' | 'clock' | 'config'>, reader: DigestReader): Promise<DigestSection | null>
}
