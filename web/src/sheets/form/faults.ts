import { type SheetFault, type SheetFaultCode, sheetFaults } from '@mandato/contract/sheets/faults'
import { fill } from '@mandato/contract/words'
import type { Language } from '../../platform/i18n/languages.ts'

const sentence = (words: string) => `${words.charAt(0).toLocaleUpperCase()}${words.slice(1)}.`

/** What would be right, as a sentence under the field. */
export const faultWords = ({ code, values }: SheetFault, language: Language): string =>
  sentence(fill(sheetFaults[code][language], values ?? {}, language))

/** The same for a code of the server, which carries its number behind it (`exactly_2`); null when it is unknown here. */
export function refusedWords(codes: string, language: Language): string | null {
  const sentences = codes.split(' ').map((code) => refusedSentence(code, language))
  return sentences.includes(null) ? null : sentences.join(' ')
}

function refusedSentence(code: string, language: Language): string | null {
  const [, name = code, n] = /^(.*?)(?:_(\d+))?$/.exec(code) ?? []
  if (!(name in sheetFaults)) return null
  const words = sheetFaults[name as SheetFaultCode][language]
  return words.includes('{') && n === undefined ? null : sentence(fill(words, { n }, language))
}
