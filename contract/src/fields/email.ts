import { bad, good } from './reading.ts'

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?'

/** One address without a name: at most 64 characters before the sign and 254 in all (RFC 5321). */
export const emailPattern = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${atom}(\\.${atom})*@(${label}\\.)+[A-Za-z]{2,63}$`,
)

/** Whether what was typed is an e-mail address, blanks around it aside. */
export const isEmail = (raw: string): boolean => emailPattern.test(raw.trim())

/** The address with its domain in lower case. */
export function readEmail(raw: string) {
  const text = raw.trim()
  if (!emailPattern.test(text)) return bad('email')
  const at = text.lastIndexOf('@')
  return good(`${text.slice(0, at)}@${text.slice(at + 1).toLowerCase()}`)
}
