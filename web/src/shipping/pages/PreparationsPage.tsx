import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { preparationStatuses } from '@mandato/contract/shipping/status'
import { useTranslation } from 'react-i18next'
import { viewsOf } from '../../accounts/views/index.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { useList } from '../../ui/list/useList.ts'
import { type PreparationRow, preparationsFile, preparationsQuery } from '../data.ts'
import { EachActs } from '../preparation/EachActs.tsx'
import { Merge } from '../preparation/Merge.tsx'
import { preparationsList } from '../search.ts'
import { PreparationBadge } from '../StatusBadge.tsx'
import { Workbench } from '../Workbench.tsx'

const statuses = ['live', ...preparationStatuses] as const

/** Preparations; ready ones of one recipient become one shipment. */
export function PreparationsPage() {
  const { t } = useTranslation('shipping')
  const list = useList(preparationsList)
  const read = useQuery({ ...preparationsQuery(list.asked), placeholderData: keepPreviousData })
  return (
    <Workbench<PreparationRow>
      list={list}
      read={read}
      title={t('preparation.many')}
      searchLabel={t('preparation.search')}
      filters={
        <FilterChip
          label={t('statusLabel')}
          value={list.search.status}
          options={statuses.map((key) => ({ key, label: t(`preparation.status.${key}`) }))}
          onChange={(status) => list.change({ status })}
        />
      }
      views={viewsOf('preparations', list)}
      files={(kind, watch) => preparationsFile(list.asked, kind, watch)}
      empty={{ title: t('preparation.none'), words: t('preparation.noneNext') }}
      rowKey={(row) => String(row.id)}
      nameKey="recipient"
      nameOf={(row) => `${row.id} ${row.recipient}`}
      linkOf={(row) => ({ to: '/preparations/$id', params: { id: String(row.id) }, search: {} })}
      cells={{ status: (row) => <PreparationBadge status={row.status} /> }}
      giveWay={['shipment', 'city', 'parcels', 'agency', 'lines', 'date', 'id']}
      tones={{ id: 'muted' }}
    >
      {(ticks) => (
        <>
          <EachActs ticks={ticks} />
          <Merge ticks={ticks} />
        </>
      )}
    </Workbench>
  )
}
