import {
  IconClipboardText,
  IconLock,
  IconMapPinOff,
  IconPackage,
  IconReceiptEuro,
  IconShoppingCart,
  IconTrash,
  IconTruckDelivery,
  IconWriting,
  type TablerIcon,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { holds, roleOf, useMe } from '../../accounts/index.ts'
import { mayAsk } from '../../platform/wires.ts'
import { dot } from '../../ui/dot.ts'
import { useFormat } from '../../ui/useFormat.ts'
import type { Client } from '../clients/data.ts'

type Kind = Client['open'][number]['kind']

export interface OpenThing {
  readonly key: string
  readonly icon: TablerIcon
  readonly tone?: 'warn' | 'err'
  readonly words: string
  readonly note?: string | null
  /** How many it stands for, where it is not one. */
  readonly stands?: number
  /** Where one goes on. */
  readonly to?: LinkProps
}

/** Of one kind so many stand one by one; where there are more, the rest is a row that leads to all of them. */
const most = 4

const icons: Readonly<Record<Kind, TablerIcon>> = {
  order: IconShoppingCart,
  invoice: IconReceiptEuro,
  shipment: IconTruckDelivery,
  preparation: IconPackage,
  material: IconPackage,
  request: IconClipboardText,
}
/** The tab that lists all of a kind. */
const tabs: Readonly<Record<Kind, string>> = {
  order: 'orders',
  invoice: 'invoices',
  shipment: 'materials',
  preparation: 'materials',
  material: 'materials',
  request: 'materials',
}
const pages: Readonly<Partial<Record<Kind, LinkProps['to']>>> = {
  order: '/orders/$id',
  invoice: '/invoices/$id',
  shipment: '/shipments/$id',
  preparation: '/preparations/$id',
}
const tabOf = (tab: string): LinkProps => ({
  to: '.',
  search: (old) => ({ ...old, page: undefined, tab }),
})

/** What waits for somebody with this client, the gravest first, each with the way to it. */
export function useOpenThings(client: Client): OpenThing[] {
  const { customer_status: status, deletion, suspension, sheet, open, location } = client
  const { t } = useTranslation('clients')
  const format = useFormat()
  const since = (day: string | null) => day && t('open.since', { date: format.date(day) })
  const asked = (at: string, name: string | null) =>
    name ? t('open.by', { date: format.date(at), name }) : format.date(at)
  const wayTo = (kind: Kind, id: number): LinkProps =>
    kind === 'material' && handsOver
      ? { to: '/hand-over', search: { client: client.id } }
      : pages[kind]
        ? { to: pages[kind], params: { id: String(id) }, search: {} }
        : tabOf(tabs[kind])
  const me = useMe()
  const handsOver = me !== null && mayAsk('handOver', roleOf(me), (permission) => holds(me, permission))
  const kinds = [...new Set(open.map(({ kind }) => kind))]
  if (status === 'deleted') return []
  return [
    deletion && {
      key: 'deletion',
      icon: IconTrash,
      tone: 'err' as const,
      words: t('open.deletion'),
      note: asked(deletion.since, deletion.by),
    },
    suspension && {
      key: 'suspension',
      icon: IconLock,
      tone: 'err' as const,
      words: t('open.suspended'),
      note: asked(suspension.since, suspension.by),
    },
    sheet.status !== 'confirmed' &&
      sheet.status !== 'superseded' &&
      sheet.status !== 'cancelled' && {
        key: 'sheet',
        icon: IconWriting,
        words: t(`open.sheet.${sheet.status}`),
        note: since(sheet.signed_at ?? sheet.sent_at),
        to: tabOf('sheet'),
      },
    ...kinds.flatMap((kind): OpenThing[] => {
      const all = open.filter((one) => one.kind === kind)
      // A row for one more takes as much room as that one.
      const shown = all.length > most + 1 ? all.slice(0, most) : all
      const rest = all.length - shown.length
      return [
        ...shown.map(({ id, reference, about, since: day }) => ({
          key: `${kind} ${id}`,
          icon: icons[kind],
          ...(kind === 'invoice' && { tone: 'warn' as const }),
          words: t(`open.${kind}`, { reference }),
          note: [about, since(day)].filter(Boolean).join(dot),
          to: wayTo(kind, id),
        })),
        ...(rest > 0
          ? [
              {
                key: `${kind} rest`,
                icon: icons[kind],
                ...(kind === 'invoice' && { tone: 'warn' as const }),
                words: t(`open.more.${kind}`, { count: rest }),
                stands: rest,
                to: tabOf(tabs[kind]),
              },
            ]
          : []),
      ]
    }),
    location.lat === null && { key: 'place', icon: IconMapPinOff, words: t('open.place') },
  ].filter((thing) => thing !== null && thing !== false)
}
