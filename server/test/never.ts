/** An id nothing has. */
export const never = 2_000_000_000

/** A link that opens nothing. */
export const linkToken = 'x'.repeat(43)
