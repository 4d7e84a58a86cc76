import { Problem } from './problem.ts'

/** SQL null in the text format of COPY. */
export const nothing = '\\N'

/** What COPY reads otherwise than it stands, and letters that may be written in more than one way. */
const special = /[^ -[\]-\u02ff]/
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n' }

/**
 * Free text for COPY, in the form in which forms keep it too (`plainText` of the contract; what cannot be seen is
 * left out while the file is read). PostgreSQL cannot store NUL, so a value with one is at fault.
 * @param max characters; looked at before anything else, because putting letters into one form takes long for long texts
 */
export function copyText(value: string, max: number): string | Problem {
  if (value.length > max) return new Problem('too_long', { max })
  if (!special.test(value)) return value
  if (value.includes('\0')) return new Problem('nul')
  return value
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .replace(/[\\\t\n]/g, (letter) => escapes[letter] ?? letter)
}
