import type { KeptShipmentStatus, PreparationStatus } from '@mandato/contract/shipping/status'
import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../ui/layout/Badge.tsx'

const ofShipment: Readonly<Record<KeptShipmentStatus, Tone>> = {
  to_confirm: 'neutral',
  to_send: 'warn',
  ready: 'info',
  shipped: 'ok',
  deleted: 'err',
}
const ofPreparation: Readonly<Record<PreparationStatus, Tone>> = {
  open: 'warn',
  ready: 'info',
  in_shipment: 'ok',
  merged: 'ok',
  deleted: 'err',
}

export function ShipmentBadge({ status }: { status: KeptShipmentStatus }) {
  const { t } = useTranslation('shipping')
  return <Badge tone={ofShipment[status]}>{t(`status.${status}`)}</Badge>
}

export function PreparationBadge({ status }: { status: PreparationStatus }) {
  const { t } = useTranslation('shipping')
  return <Badge tone={ofPreparation[status]}>{t(`preparation.status.${status}`)}</Badge>
}
