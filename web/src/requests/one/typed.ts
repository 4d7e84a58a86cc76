import type { KeptForm } from '../../ui/forms/useDraftedForm.ts'

/** What is typed for a new request. */
export interface Asked {
  readonly subject: string
  readonly text: string
  readonly client: number | null
  readonly attachment: readonly File[]
}
export interface KeptAsked extends KeptForm<Asked> {
  /** The closed request it goes on from. */
  readonly follows: string | null
}
/** What is typed in a conversation. */
export interface Said {
  readonly text: string
  readonly attachment: readonly File[]
}
export interface KeptSaid extends KeptForm<Said> {
  /** For the staff: the version that was read, so that two do not answer at once. */
  readonly version: number | null
}
export const unsaid: Said = { text: '', attachment: [] }

/** What was typed without what has left. */
export const leftOf = (typed: Said, sent: Said): Said => ({
  text: typed.text === sent.text ? '' : typed.text,
  attachment: typed.attachment.filter((file) => !sent.attachment.includes(file)),
})
