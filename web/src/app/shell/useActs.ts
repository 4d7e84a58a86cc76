import { contentKindLegend } from '@mandato/contract/content/name-words'
import { contentKinds } from '@mandato/contract/content/names'
import { formTypes } from '@mandato/contract/orders/names'
import { orderTitles } from '@mandato/contract/orders/status'
import {
  IconFileImport,
  IconHelpCircle,
  IconLanguage,
  IconLogout,
  IconMessagePlus,
  IconPencilPlus,
  IconPrinter,
  IconShoppingCartPlus,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { holds, roleOf, signOut, type User } from '../../accounts/index.ts'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { mayAsk } from '../../platform/wires.ts'
import { askForHelp } from '../help/asked.ts'
import type { Entry } from './entry.ts'
import { mayOpen } from './navigation.ts'
import { useShellLanguage } from './useShellLanguage.ts'

/** What somebody may begin from anywhere, by what he may do; who looks as somebody else begins nothing in his name. */
export function useActs(me: User): Entry[] {
  const { t, i18n } = useTranslation('app')
  const language = useLanguage()
  const navigate = useNavigate()
  const choose = useShellLanguage()
  const orders = mayAsk('saveOrder', roleOf(me), (permission) => holds(me, permission)) ? formTypes : []
  const begins: Entry[] = [
    ...orders.map((type) => ({
      key: `order-${type}`,
      icon: IconShoppingCartPlus,
      label: orderTitles[type][language],
      note: t('search.new'),
      open: () => void navigate({ to: '/orders/$id', params: { id: 'new' }, search: { type } }),
    })),
    ...(mayOpen(me, '/requests')
      ? [
          {
            key: 'new-request',
            icon: IconMessagePlus,
            label: t('search.newRequest'),
            open: () => void navigate({ to: '/requests/$id', params: { id: 'new' }, search: {} }),
          },
        ]
      : []),
    ...(mayOpen(me, '/contents') ? contentKinds : []).map((kind) => ({
      key: `new-${kind}`,
      icon: IconPencilPlus,
      label: contentKindLegend[kind].label[language],
      note: t('search.new'),
      open: () => void navigate({ to: '/contents/$id', params: { id: 'new' }, search: { kind } }),
    })),
    ...(mayOpen(me, '/imports')
      ? [
          {
            key: 'new-import',
            icon: IconFileImport,
            label: t('search.newImport'),
            open: () => void navigate({ to: '/imports', search: {} }),
          },
        ]
      : []),
  ]
  return [
    ...(me.viewing ? [] : begins),
    ...languages
      .filter((one) => one !== i18n.language)
      .map((one) => ({
        key: `language-${one}`,
        icon: IconLanguage,
        label: languageNames[one],
        note: t('language.label'),
        open: () => choose(one),
      })),
    {
      key: 'print',
      icon: IconPrinter,
      label: t('search.print'),
      open: () => setTimeout(() => window.print(), 200),
    },
    // Once the search is closed: the panel takes the focus.
    { key: 'help', icon: IconHelpCircle, label: t('person.help'), open: () => setTimeout(askForHelp, 200) },
    { key: 'logout', icon: IconLogout, label: t('person.logout'), open: () => void signOut(false) },
  ]
}
