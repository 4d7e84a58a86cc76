import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { IconCheck, IconTruckDelivery } from '@tabler/icons-react'
import { preparationStatuses } from '@mandato/contract/shipping/status'
import { useTranslation } from 'react-i18next'
import { viewsOf } from '../../accounts/views/index.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { wholeOf } from '../../ui/list/bulk/act.ts'
import { BulkFoot } from '../../ui/list/bulk/BulkFoot.tsx'
import { ticked } from '../../ui/list/bulk/handed.ts'
import { useBulk } from '../../ui/list/bulk/useBulk.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { type PreparationRow, preparationsFile, preparationsQuery, rereadPreparations } from '../data.ts'
import { Merge } from '../preparation/Merge.tsx'
import { preparationsList } from '../search.ts'
import { PreparationBadge } from '../StatusBadge.tsx'
import { useKeepsLogistics } from '../useKeepsLogistics.ts'

const none: readonly PreparationRow[] = []
const statuses = ['live', ...preparationStatuses] as const

/** Preparations; ready ones of one recipient become one shipment, or each one of its own, which only has to leave. */
export function PreparationsPage() {
  const { t } = useTranslation('shipping')
  const navigate = useNavigate()
  const list = useList(preparationsList)
  const read = useQuery({ ...preparationsQuery(list.asked), placeholderData: keepPreviousData })
  const keeps = useKeepsLogistics()
  const bulk = useBulk<PreparationRow>({
    rows: read.data?.response ?? none,
    keyOf: (row) => String(row.id),
    nameOf: (row) => `${row.id} ${row.recipient}`,
    acts: keeps
      ? [
          {
            act: 'closePreparations',
            icon: IconCheck,
            goesOn: true,
            say: (said, numbers) => t(`preparation.closeMany.${said}`, { ...numbers }),
          },
          {
            act: 'shipPreparations',
            icon: IconTruckDelivery,
            say: (said, numbers) => t(`preparation.shipMany.${said}`, { ...numbers }),
          },
        ]
      : [],
    reread: rereadPreparations,
    whole: wholeOf(list.asked, read.data?.pagination, { page: 1 }),
    onDone: ({ made }, here) => {
      if (here && made.length > 0)
        void navigate({ to: '/shipments/list', search: { status: 'to_send' }, state: ticked(made) })
    },
  })
  return (
    <ListPage<PreparationRow>
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
      linkOf={(row) => ({ to: '/preparations/$id', params: { id: String(row.id) }, search: {} })}
      cells={{ status: (row) => <PreparationBadge status={row.status} /> }}
      giveWay={['shipment', 'city', 'parcels', 'agency', 'lines', 'date', 'id']}
      tones={{ id: 'muted' }}
      selection={keeps ? bulk.selection : undefined}
    >
      {keeps && (
        <BulkFoot bulk={bulk}>
          <Merge rows={bulk.ticked} onMerged={bulk.clear} />
        </BulkFoot>
      )}
    </ListPage>
  )
}
