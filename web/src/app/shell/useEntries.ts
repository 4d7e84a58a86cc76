import { besideTown } from '@mandato/contract/fields/province'
import {
  IconBook2,
  IconBuildingStore,
  IconListNumbers,
  IconFileInvoice,
  IconShoppingCart,
  IconTruckDelivery,
  type TablerIcon,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { User } from '../../accounts/index.ts'
import type { Answer } from '../../platform/api.ts'
import { mayOpen, screensOf, seeksClients } from './navigation.ts'
import { plain } from '../../ui/plain.ts'
import type { Entry } from './entry.ts'
import { useActs } from './useActs.ts'
import { useFoundContents } from './useFoundContents.ts'
import { useFoundGoods } from './useFoundGoods.tsx'
import { useFoundNumbers } from './useFoundNumbers.ts'
import { useFoundClients } from './useFoundClients.ts'
import { dot } from '../../ui/dot.ts'

interface EntryGroup {
  readonly key: 'clients' | 'numbers' | 'prices' | 'appliances' | 'screens' | 'contents' | 'actions'
  readonly entries: readonly Entry[]
}

type NumberKind = Answer<'findNumbers'>['response'][number]['kind']
const pageOf = {
  order: '/orders/$id',
  invoice: '/invoices/$id',
  shipment: '/shipments/$id',
  letter: '/shipments/$id',
  material: '/materials/$id',
} as const satisfies Record<NumberKind, string>
const iconOf: Readonly<Record<NumberKind, TablerIcon>> = {
  order: IconShoppingCart,
  invoice: IconFileInvoice,
  shipment: IconTruckDelivery,
  letter: IconListNumbers,
  material: IconBook2,
}

/** What the palette offers for what is typed; clients from two letters on (specification §5). */
export function useEntries(me: User, question: string) {
  const { t } = useTranslation('app')
  const { t: nav } = useTranslation('nav')
  const navigate = useNavigate()
  const found = useFoundClients(me, question)
  const clients: Entry[] = found.clients.map((client) => ({
    key: `client-${client.id}`,
    icon: IconBuildingStore,
    label: client.business_name,
    note: [
      client.code,
      client.city &&
        ('province' in client && besideTown(client.city, client.province)
          ? `${client.city} (${client.province})`
          : client.city),
      'agency' in client && client.agency,
    ]
      .filter(Boolean)
      .join(dot),
    // A customer finds itself, and has figures but no page among the clients of the company.
    open: () =>
      mayOpen(me, '/clients')
        ? void navigate({ to: '/clients/$id', params: { id: String(client.id) } })
        : void navigate({ to: '/revenue' }),
  }))
  const numbered = useFoundNumbers(me, question)
  const numbers: Entry[] = numbered.numbers.map(({ kind, id, number, about }) => ({
    key: `${kind}-${id}`,
    icon: iconOf[kind],
    label: `${t(`search.kinds.${kind}`)} ${number}`,
    note: about,
    // A shop finds its shipments among its deliveries.
    open: () =>
      mayOpen(me, pageOf[kind].replace('$id', String(id)))
        ? void navigate({ to: pageOf[kind], params: { id: String(id) }, search: {} })
        : void navigate({ to: '/my-materials' }),
  }))
  const goods = useFoundGoods(me, question)
  const contents = useFoundContents(question)
  const screens: Entry[] = screensOf(me).map(({ name, to, icon }) => ({
    key: name,
    icon,
    label: nav(`screens.${name}`),
    open: () => void navigate({ to }),
  }))
  const actions = useActs(me)
  const words = plain(question).split(/\s+/)
  const matching = (list: readonly Entry[]) =>
    list.filter((entry) => {
      const text = plain(`${entry.label} ${entry.note ?? ''}`)
      return words.every((word) => text.includes(word))
    })
  const groups: EntryGroup[] = [
    { key: 'clients' as const, entries: clients },
    { key: 'numbers' as const, entries: numbers },
    { key: 'prices' as const, entries: goods.prices },
    { key: 'appliances' as const, entries: goods.appliances },
    { key: 'screens' as const, entries: matching(screens) },
    { key: 'contents' as const, entries: contents },
    { key: 'actions' as const, entries: question ? matching(actions) : [] },
  ].filter((group) => group.entries.length > 0)
  const state = !seeksClients(me)
    ? question && groups.length === 0
      ? ('nothing' as const)
      : null
    : question.length < 2
      ? ('hint' as const)
      : found.isLost
        ? found.keptAt === null
          ? ('lost' as const)
          : ('kept' as const)
        : found.isFetching
          ? ('waiting' as const)
          : clients.length + numbers.length + goods.prices.length + goods.appliances.length === 0
            ? ('none' as const)
            : null
  return {
    groups,
    entries: groups.flatMap((group) => group.entries),
    state,
    /** Since when the clients kept on this device are as they are listed. */
    keptAt: found.keptAt === null ? null : new Date(found.keptAt).toISOString(),
    behind: found.behind || numbered.behind || goods.behind,
  }
}
