import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { doubtfulFields } from '@mandato/contract/registry/doubtful-fields'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../platform/i18n/languages.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { type DoubtfulNumber, doubtfulFile, doubtfulQuery } from '../data.ts'
import { doubtfulList } from '../search.ts'

/** Stored numbers that would not be taken today; each line leads to the record where it is corrected. */
export function DoubtfulPage() {
  const { t, i18n } = useTranslation('registry')
  const list = useList(doubtfulList)
  const read = useQuery({ ...doubtfulQuery(list.asked), placeholderData: keepPreviousData })
  return (
    <ListPage<DoubtfulNumber>
      list={list}
      read={read}
      title={t('doubtful.title')}
      files={(kind, watch) => doubtfulFile(list.asked, kind, watch)}
      empty={{ title: t('doubtful.none'), words: t('doubtful.noneNext') }}
      rowKey={({ type, id, field, value }) => `${type}-${id}-${field}-${value}`}
      nameKey="business_name"
      linkOf={({ type, id }) =>
        type === 'client'
          ? { to: '/clients/$id', params: { id: String(id) }, search: {} }
          : { to: '/agencies/$id', params: { id: String(id) }, search: {} }
      }
      giveWay={['code', 'country']}
      tones={{ code: 'muted', country: 'muted' }}
      cells={{
        field: ({ field }) => (
          <Badge tone="neutral">{doubtfulFields[field][i18n.language as Language]}</Badge>
        ),
      }}
    />
  )
}
