import {
  IconBuildingStore,
  IconDownload,
  IconLanguage,
  IconLogout,
  IconNews,
  IconPrinter,
  type TablerIcon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { signOut, type User } from '../../accounts/index.ts'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import { contentSearch, placesOf } from '../../content/index.ts'
import { mayOpen, screensOf, seeksClients } from './navigation.ts'
import { plain } from '../../ui/plain.ts'
import { useFoundClients } from './useFoundClients.ts'
import { useShellLanguage } from './useShellLanguage.ts'
import { dot } from '../../ui/dot.ts'

export interface Entry {
  readonly key: string
  readonly icon: TablerIcon
  readonly label: string
  readonly note?: string
  readonly open: () => void
}
export interface EntryGroup {
  readonly key: 'clients' | 'screens' | 'contents' | 'actions'
  readonly entries: readonly Entry[]
}

/** What the palette offers for what is typed; clients from two letters on (specification §5). */
export function useEntries(me: User, question: string) {
  const { t, i18n } = useTranslation('app')
  const { t: nav } = useTranslation('nav')
  const navigate = useNavigate()
  const choose = useShellLanguage()
  const found = useFoundClients(me, question)
  const clients: Entry[] = found.clients.map((client) => ({
    key: `client-${client.id}`,
    icon: IconBuildingStore,
    label: client.business_name,
    note: [
      client.code,
      client.city &&
        ('province' in client && client.province ? `${client.city} (${client.province})` : client.city),
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
  const contents = useContents(question)
  const screens: Entry[] = screensOf(me).map(({ name, to, icon }) => ({
    key: name,
    icon,
    label: nav(`screens.${name}`),
    open: () => void navigate({ to }),
  }))
  const actions: Entry[] = [
    ...languages
      .filter((language) => language !== i18n.language)
      .map((language) => ({
        key: `language-${language}`,
        icon: IconLanguage,
        label: languageNames[language],
        note: t('language.label'),
        open: () => choose(language),
      })),
    {
      key: 'print',
      icon: IconPrinter,
      label: t('search.print'),
      open: () => setTimeout(() => window.print(), 200),
    },
    { key: 'logout', icon: IconLogout, label: t('person.logout'), open: () => void signOut(false) },
  ]
  const matching = (list: Entry[]) =>
    list.filter((entry) => plain(`${entry.label} ${entry.note ?? ''}`).includes(plain(question)))
  const groups: EntryGroup[] = [
    { key: 'clients' as const, entries: clients },
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
          : clients.length === 0
            ? ('none' as const)
            : null
  return {
    groups,
    entries: groups.flatMap((group) => group.entries),
    state,
    /** Since when the clients kept on this device are as they are listed. */
    keptAt: found.keptAt === null ? null : new Date(found.keptAt).toISOString(),
    behind: found.behind,
  }
}

/** Items and files in sight. */
function useContents(question: string): Entry[] {
  const navigate = useNavigate()
  const asks = question.length >= 2
  const { data } = useQuery({
    ...contentSearch(question),
    enabled: asks,
    placeholderData: (before) => before,
  })
  return (asks ? (data?.response ?? []) : []).map(({ kind, id, title, note }) => ({
    key: `${kind}-${id}`,
    icon: kind === 'downloads' ? IconDownload : IconNews,
    label: title,
    note,
    open: () =>
      kind === 'downloads'
        ? void navigate({ to: '/downloads', search: { file: id } })
        : void navigate({ to: placesOf[kind].item, params: { id: String(id) } }),
  }))
}
