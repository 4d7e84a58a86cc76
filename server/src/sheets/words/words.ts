/** The mails of the sheets. `{client}`, `{until}` … are filled in. */
export const letterKinds = [
  'invitation',
  'reminder',
  'withdrawn',
  'signed_copy',
  'signed_note',
  'confirmed',
  'rejected',
  'declined',
  'expired',
  'agency_reminder',
] as const
export type LetterKind = (typeof letterKinds)[number]

export interface LetterWords {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly button?: string
}
export interface SheetWords extends Readonly<Record<LetterKind, LetterWords>> {
  readonly greeting: string
  /** Who to ask. */
  readonly closing: string
  readonly closingToAgent: string
  /** How a signed sheet goes to review: sent by the agent, or automatically. */
  readonly toReview: { readonly due: string; readonly done: string }
}
