/* Apart from the schemas, which bring zod: screens use these, too. */

/** The attributes of a kitchen, in the order of the form (specification §3). */
export const compositionKeys = [
  'model',
  'finish',
  'handle',
  'groove',
  'worktop',
  'carcass',
  'plinth',
  'feet',
] as const
export type CompositionKey = (typeof compositionKeys)[number]

export const mostLines = 200
/** Files of one order, all sendings together. */
export const mostOrderFiles = 20
/** Specification §9. */
export const mostBytesOfFile = 9 * 1024 * 1024
/** The file parts of the form, and how many of each one sending may carry. */
export const orderFileParts = { attachment: 5, photo_defect: 1, photo_label: 1 } as const
export type OrderFileKind = keyof typeof orderFileParts
