import { Problem } from './problem.ts'

/** SQL null in the text format of COPY. */
export const nothing = '\\N'

const special = /[\0\\\t\n\r]/
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** Free text for COPY. PostgreSQL cannot store NUL, so a value with one is at fault. */
export function copyText(value: string, max: number): string | Problem {
  if (value.length > max) return new Problem('too_long', { max })
  if (!special.test(value)) return value
  if (value.includes('\0')) return new Problem('nul')
  return value.replace(/[\\\t\n\r]/g, (letter) => escapes[letter] ?? letter)
}
