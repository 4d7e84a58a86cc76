import { type FileFault, fileFaultWords } from '@mandato/contract/invoices/file-faults'
import { fill, type Language } from '@mandato/contract/words'

/** Why a file was not taken, in a language. */
export const saidFault = (fault: FileFault, what: string | null, language: Language): string =>
  fill(fileFaultWords[fault][language], { what: what ?? '' }, language)

export const isFault = (word: string): word is FileFault => word in fileFaultWords
