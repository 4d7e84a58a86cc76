import { requestStateLegend } from '@mandato/contract/requests/status'
import type { RequestState, Turn } from '@mandato/contract/requests/names'
import { useLanguage } from '../platform/i18n/useLanguage.ts'
import { Badge, type Tone } from '../ui/layout/Badge.tsx'

const tones: Readonly<Record<RequestState, Tone>> = { open: 'info', answered: 'ok', closed: 'neutral' }

/** How a request stands; one that waits for the other side stands out. */
export function StateBadge({ state, turn }: { state: RequestState; turn: Turn }) {
  const language = useLanguage()
  const tone = turn === 'theirs' && state === 'answered' ? 'warn' : tones[state]
  return <Badge tone={tone}>{requestStateLegend[state].label[language]}</Badge>
}
