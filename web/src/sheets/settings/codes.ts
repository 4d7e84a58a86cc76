import { languages } from '@mandato/contract/words'
import type { Choices } from './data.ts'

export type PaymentCode = Choices['payment_codes'][number]
export type CodeFault = 'code' | 'twice' | 'label'

export const newCode: PaymentCode = { code: '', label: { it: '', en: '', fr: '', es: '' } }

/** What is wrong with the codes, by their index: each once, in its own signs, named in every language. */
export function faultsOf(codes: readonly PaymentCode[]): ReadonlyMap<number, CodeFault> {
  const seen = new Set<string>()
  const faults = new Map<number, CodeFault>()
  for (const [i, { code, label }] of codes.entries()) {
    const key = code.trim().toUpperCase()
    if (!/^[A-Z0-9._/-]{1,20}$/.test(key)) faults.set(i, 'code')
    else if (seen.has(key)) faults.set(i, 'twice')
    else if (languages.some((language) => !label[language].trim())) faults.set(i, 'label')
    seen.add(key)
  }
  return faults
}

/** The same by the path of the field: each language without a name is a fault of its own. */
export const faultPaths = (codes: readonly PaymentCode[]): [path: string, fault: CodeFault][] =>
  [...faultsOf(codes)].flatMap(([i, fault]): [string, CodeFault][] =>
    fault === 'label'
      ? languages
          .filter((language) => !codes[i]?.label[language].trim())
          .map((language) => [`payment_codes.${i}.label.${language}`, fault])
      : [[`payment_codes.${i}.code`, fault]],
  )
