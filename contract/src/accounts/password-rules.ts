/** The specification's rule (§5): 8 to 20 characters with a digit, an upper case, a lower case and a special one. */
export const passwordRules = [
  { key: 'length', holds: (p: string) => characters(p) >= 8 && characters(p) <= 20 },
  { key: 'digit', holds: (p: string) => /\p{Nd}/u.test(p) },
  { key: 'upper', holds: (p: string) => /\p{Lu}/u.test(p) },
  { key: 'lower', holds: (p: string) => /\p{Ll}/u.test(p) },
  { key: 'special', holds: (p: string) => /[^\p{L}\p{N}]/u.test(p) },
] as const
export type PasswordRule = (typeof passwordRules)[number]['key']

/** Code points, not UTF-16 units, so that one emoji counts as one character (ASVS 6.2.8). */
const characters = (p: string) => Array.from(p).length
