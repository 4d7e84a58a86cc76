import {
  IconClockPause,
  IconFileText,
  IconPackage,
  IconReceiptEuro,
  IconRosetteDiscount,
  IconSignature,
  IconSpeakerphone,
  IconBuildingStore,
  type TablerIcon,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import type { Answer } from '../../platform/api.ts'

export type DayClient = Answer<'day'>['response'][number]
type Reason = DayClient['reasons'][number]
type Way = Pick<LinkProps, 'to' | 'params' | 'search'>

export const iconOf: Readonly<Record<Reason['kind'], TablerIcon>> = {
  overdue: IconReceiptEuro,
  to_sign: IconSignature,
  to_complete: IconFileText,
  ready_for_pickup: IconBuildingStore,
  silent: IconClockPause,
  to_hand_over: IconPackage,
  premia_step: IconRosetteDiscount,
  promotion: IconSpeakerphone,
}

/** Where the rows behind a reason are. */
export function wayOf({ kind, link }: Reason, client: number): Way {
  const id = String(client)
  switch (kind) {
    case 'overdue':
      return { to: '/invoices', search: { client, overdue: 'true' } }
    case 'promotion':
      return { to: '/promotions/$id', params: { id: link.split('/').at(-1) ?? '' } }
    case 'to_sign':
      return { to: '/sheets/$client', params: { client: id } }
    case 'to_complete':
    case 'ready_for_pickup':
      return { to: '/orders/$id', params: { id: link.split('/').at(-1) ?? '' } }
    case 'to_hand_over':
      return { to: '/hand-over', search: { client } }
    default:
      return { to: '/clients/$id', params: { id }, search: {} }
  }
}

const acts = ['to_sign', 'to_complete', 'to_hand_over'] as const
/** A reason that asks for a form. */
export type Act = Reason & { readonly kind: (typeof acts)[number] }

/** What the most pressing reason asks for besides a call; money overdue and silence are talked about. */
export function actOf(reasons: readonly Reason[]): Act | undefined {
  const first = reasons.find(({ kind }) => kind !== 'overdue')
  return first && isAct(first) ? first : undefined
}

const isAct = (reason: Reason): reason is Act => acts.some((kind) => kind === reason.kind)
