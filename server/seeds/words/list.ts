/** A list written as words between commas. */
export const list = (text: string): readonly string[] =>
  text.split(/[,\n]/).flatMap((word) => word.trim() || [])
