/** An id nothing has. */
export const never = 2_000_000_000
