import { type BoardStatus, boardStatuses, type ShownSheetStatus } from '@mandato/contract/sheets/status'
import { sheetStatusWords } from '@mandato/contract/sheets/status-words'
import { useLanguage } from '../platform/i18n/useLanguage.ts'
import type { Tone } from '../ui/layout/Badge.tsx'

const tones = { muted: 'neutral', info: 'info', warning: 'warn', ok: 'ok', error: 'err' } as const

export const toneOf = (status: ShownSheetStatus): Tone => tones[sheetStatusWords[status].colour]

/** The statuses a client can stand under, in the order of the way and in the language of the screen. */
export function useStatusChoices() {
  const language = useLanguage()
  return boardStatuses.map((key: BoardStatus) => ({ key, label: sheetStatusWords[key].label[language] }))
}
