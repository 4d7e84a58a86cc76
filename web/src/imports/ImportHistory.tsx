import { importKinds, importStates } from '@mandato/contract/imports/names'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FilterChip } from '../ui/layout/FilterChip.tsx'
import { FilterDays } from '../ui/layout/FilterDays.tsx'
import { type ListAnswer, ListBody } from '../ui/list/ListBody.tsx'
import { useList } from '../ui/list/useList.ts'
import { useFormat } from '../ui/useFormat.ts'
import type { ImportLine } from './data.ts'
import { importsList } from './search.ts'
import { StateBadge } from './StateBadge.tsx'
import { useFileWords } from './words.ts'

interface Props {
  read: UseQueryResult<ListAnswer<ImportLine>>
  /** Whether the reader may bring a file in. */
  mayBring: boolean
}

/** Imports, newest first; each opens with its rejected rows. */
export function ImportHistory({ read, mayBring }: Props) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const words = useFileWords()
  const list = useList(importsList)
  return (
    <ListBody<ImportLine>
      list={list}
      read={read}
      title={t('history')}
      searchLabel={t('filters.search')}
      filters={
        <>
          <FilterChip
            label={t('filters.kind')}
            value={list.search.kind}
            options={importKinds.map((key) => ({ key, label: words.kind(key) }))}
            onChange={(kind) => list.change({ kind })}
          />
          <FilterChip
            label={t('filters.state')}
            value={list.search.state}
            options={importStates.map((key) => ({ key, label: t(`states.${key}`) }))}
            onChange={(state) => list.change({ state })}
          />
          <FilterDays
            labels={{ from: t('filters.from'), to: t('filters.to') }}
            value={list.search}
            onChange={(end, day) => list.change({ [end]: day })}
          />
        </>
      }
      empty={{ title: t('none'), words: t(mayBring ? 'noneNext' : 'noneByOthers') }}
      rowKey={(row) => String(row.id)}
      linkOf={(row) => ({ to: '/imports/$id', params: { id: String(row.id) }, search: {} })}
      giveWay={['unchanged', 'by', 'updated', 'created', 'rows', 'file_name']}
      tones={{ unchanged: 'muted' }}
      cells={{
        created_at: (row) => format.dateTime(row.created_at),
        kind: (row) => words.kind(row.kind),
        state: (row) => <StateBadge one={row} />,
      }}
    />
  )
}
