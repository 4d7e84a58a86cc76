import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../ui/layout/Badge.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { type Import, isWorking } from './data.ts'

const tones: Readonly<Record<Import['state'], Tone>> = {
  queued: 'info',
  checking: 'info',
  checked: 'warn',
  applying: 'info',
  done: 'ok',
  failed: 'err',
  cancelled: 'neutral',
}

/** The state in a word; while it works, how far it is. */
export function StateBadge({ one }: { one: Pick<Import, 'state' | 'done' | 'total'> }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const part = isWorking(one) && one.total ? ` ${format.int(Math.floor((one.done / one.total) * 100))}%` : ''
  return (
    <Badge tone={tones[one.state]}>
      {t(`states.${one.state}`)}
      {part}
    </Badge>
  )
}
