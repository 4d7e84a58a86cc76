/* Apart from the schemas, which bring zod: screens use these, too. */

export const documentKinds = ['picture', 'energy_label', 'product_sheet', 'manual'] as const
export type DocumentKind = (typeof documentKinds)[number]
/** Specification §9. */
export const mostBytesOfDocument = 9 * 1024 * 1024
