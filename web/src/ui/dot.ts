/** Between the parts of a line. It stays with the part before it: no line begins with it. */
export const dot = '\u00a0· '
