import type { RequestStatus } from '@mandato/contract/materials/status'
import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../../ui/layout/Badge.tsx'

const tones: Readonly<Record<RequestStatus, Tone>> = {
  requested: 'info',
  accepted: 'ok',
  accepted_partial: 'warn',
  accepted_modified: 'ok',
  in_preparation: 'info',
  sent: 'info',
  delivered: 'ok',
  withdrawn: 'neutral',
  rejected: 'err',
  cancelled: 'neutral',
}

export function RequestBadge({ status }: { status: RequestStatus }) {
  const { t } = useTranslation('materials')
  return <Badge tone={tones[status]}>{t(`requests.status.${status}`)}</Badge>
}
