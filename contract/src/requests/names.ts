/* Apart from what they are called: addresses of screens name them, and are read before any screen. */

/** What is asked of the manufacturer, each in its own domain; `free` is what has no form. */
export const requestKinds = ['material', 'order', 'missing', 'ready', 'free'] as const
export type RequestKind = (typeof requestKinds)[number]

/** How a request stands, whatever its kind: nobody answered, somebody did, nothing more is to be done. */
export const requestStates = ['open', 'answered', 'closed'] as const
export type RequestState = (typeof requestStates)[number]

/** Whose turn it is: head office's, the other side's, nobody's. */
export const turns = ['ours', 'theirs', 'done'] as const
export type Turn = (typeof turns)[number]

/** `material-12`, `order-7`, `free-3`: where it is kept, and its number there. */
export type ThingKind = 'material' | 'order' | 'free'

export const mostAttachments = 5
/** Specification §9. */
export const mostBytesOfAttachment = 9 * 1024 * 1024
export const mostOfSubject = 120
export const mostOfText = 4000
