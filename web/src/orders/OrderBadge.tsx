import type { OrderStatus } from '@mandato/contract/orders/names'
import { orderStatusLegend } from '@mandato/contract/orders/status'
import { useLanguage } from '../platform/i18n/useLanguage.ts'
import { Badge, type Tone } from '../ui/layout/Badge.tsx'

const tones: Readonly<Record<OrderStatus, Tone>> = {
  draft: 'neutral',
  sent: 'info',
  in_charge: 'info',
  to_complete: 'warn',
  confirmed: 'ok',
  in_production: 'info',
  ready: 'info',
  shipped: 'ok',
  delivered: 'ok',
  closed: 'neutral',
  rejected: 'err',
  withdrawn: 'neutral',
  requested: 'info',
  ready_for_pickup: 'ok',
  collected: 'ok',
  not_collected: 'err',
  declined: 'err',
}

/** Where an order stands. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const language = useLanguage()
  return <Badge tone={tones[status]}>{orderStatusLegend[status].label[language]}</Badge>
}
