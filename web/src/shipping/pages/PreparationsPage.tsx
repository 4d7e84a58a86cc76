import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { IconTruckDelivery } from '@tabler/icons-react'
import { preparationStatuses } from '@mandato/contract/shipping/status'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holds, isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { viewsOf } from '../../accounts/views/index.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { BulkBar } from '../../ui/table/BulkBar.tsx'
import { useSelection } from '../../ui/table/Ticks.tsx'
import { makeShipment, type PreparationRow, preparationsFile, preparationsQuery } from '../data.ts'
import { preparationsList } from '../search.ts'
import { PreparationBadge } from '../StatusBadge.tsx'

/** Preparations; ready ones of one recipient become one shipment. */
export function PreparationsPage() {
  const { t } = useTranslation('shipping')
  const me = useMe()
  const list = useList(preparationsList)
  const navigate = useNavigate()
  const read = useQuery({ ...preparationsQuery(list.asked), placeholderData: keepPreviousData })
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const head = useRef<HTMLInputElement>(null)
  const bar = useRef<HTMLElement>(null)
  const merge = useWrite(makeShipment())
  const selection = useSelection<PreparationRow>({
    ticked,
    onTick: setTicked,
    name: (row) => `${row.id} ${row.recipient}`,
    onEnter: () => bar.current?.focus(),
    head,
  })
  const writes = me !== null && isStaff(roleOf(me)) && holds(me, 'logistics')
  const ship = () =>
    merge.mutate(
      { body: { orders_id: [...ticked].map(Number) } },
      {
        onError: toast.error,
        onSuccess: ({ response }) => {
          setTicked(new Set())
          toast.ok(t('preparation.shipped', { number: response.number }))
          void navigate({ to: '/shipments/$id', params: { id: String(response.id) } })
        },
      },
    )
  const statuses = ['live', ...preparationStatuses] as const
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
      selection={writes ? selection : undefined}
      giveWay={['shipment', 'city', 'parcels', 'agency', 'lines', 'date', 'id']}
      tones={{ id: 'muted' }}
    >
      <BulkBar
        bar={bar}
        count={ticked.size}
        running={null}
        onStop={() => undefined}
        onClear={() => setTicked(new Set())}
      >
        <Button
          variant="filled"
          leftSection={<IconTruckDelivery size={16} />}
          loading={merge.isPending}
          onClick={ship}
        >
          {t('preparation.merge', { count: ticked.size })}
        </Button>
      </BulkBar>
    </ListPage>
  )
}
