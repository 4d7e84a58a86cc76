import { customerStatusLegend } from '@mandato/contract/registry/customer-status'
import { sheetStatusWords } from '@mandato/contract/sheets/status-words'
import { useLanguage } from '../platform/i18n/useLanguage.ts'
import { Badge, type Tone } from '../ui/layout/Badge.tsx'
import { useFormat } from '../ui/useFormat.ts'

export type CustomerStatus = keyof typeof customerStatusLegend
export type SheetStatus = keyof typeof sheetStatusWords

const tones: Readonly<Record<string, Tone>> = {
  ok: 'ok',
  info: 'info',
  warning: 'warn',
  error: 'err',
  neutral: 'neutral',
  muted: 'neutral',
}

/** The statuses in words, from the one place that knows them. */
export function useStatusWords() {
  const language = useLanguage()
  return {
    customer: (status: CustomerStatus) => customerStatusLegend[status].label[language],
    sheet: (status: SheetStatus) => sheetStatusWords[status].label[language],
  }
}

export function CustomerBadge({ status }: { status: CustomerStatus }) {
  const words = useStatusWords()
  return <Badge tone={tones[customerStatusLegend[status].tone] ?? 'neutral'}>{words.customer(status)}</Badge>
}

/** @param of what it is the status of, where no head of a column says so */
export function SheetBadge({ status, of }: { status: SheetStatus; of?: string }) {
  const format = useFormat()
  const words = useStatusWords()
  return (
    <Badge tone={tones[sheetStatusWords[status].colour] ?? 'neutral'}>
      {of ? format.pair(of, words.sheet(status).toLocaleLowerCase()) : words.sheet(status)}
    </Badge>
  )
}
