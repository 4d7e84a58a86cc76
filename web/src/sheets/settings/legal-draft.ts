import { forget, keep, readKept } from '../../platform/drafts/kept.ts'
import type { LegalKind } from './data.ts'
import type { Texts } from './texts.ts'

/** The next version of a legal text as it was left on this device. */
export interface LegalDraft {
  readonly at: number
  /** The version it goes on from. */
  readonly from: number
  readonly texts: Texts
}

const keyOf = (person: number, kind: LegalKind) => `legal-draft.${person}.${kind}`

const isDraft = (value: unknown): value is LegalDraft =>
  typeof value === 'object' && value !== null && 'at' in value && 'from' in value && 'texts' in value

export function readLegalDraft(person: number, kind: LegalKind): LegalDraft | null {
  const kept = readKept(keyOf(person, kind))
  return isDraft(kept) ? kept : null
}
export const keepLegalDraft = (person: number, kind: LegalKind, draft: LegalDraft): void =>
  keep(keyOf(person, kind), draft)
export const dropLegalDraft = (person: number, kind: LegalKind): void => forget(keyOf(person, kind))
