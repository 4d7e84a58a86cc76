/** What is wrong with an identifier, as a key that each domain has its own sentence for. */
export interface IdentifierFault<Key extends string> {
  readonly fault: Key
  readonly values: Readonly<Record<string, string | number>>
}

/** The identifier as it is stored, or what is wrong with it. */
export type Checked<Key extends string> = string | IdentifierFault<Key>

export const fault = <Key extends string>(
  key: Key,
  values: Readonly<Record<string, string | number>> = {},
): IdentifierFault<Key> => ({ fault: key, values })

/** Without the blanks, dots and dashes people put between groups, and in capitals. */
export const compact = (raw: string): string => raw.replace(/[\s.\-/]/g, '').toUpperCase()
