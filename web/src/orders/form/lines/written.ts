import type { TypedLine } from '../typed.ts'

/** A line nobody wrote anything into is none. */
export const isWritten = ({ product_code, description, quantity }: TypedLine): boolean =>
  `${product_code}${description}${quantity}`.trim() !== ''
