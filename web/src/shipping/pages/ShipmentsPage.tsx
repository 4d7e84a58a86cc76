import { IconTruckDelivery } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { shipmentStatuses } from '@mandato/contract/shipping/status'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { viewsOf } from '../../accounts/views/index.ts'
import { FilterChip } from '../../ui/layout/FilterChip.tsx'
import { wholeOf } from '../../ui/list/bulk/act.ts'
import { BulkFoot } from '../../ui/list/bulk/BulkFoot.tsx'
import { useBulk } from '../../ui/list/bulk/useBulk.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { BoardOrList } from '../board/BoardOrList.tsx'
import { rereadShipments, type ShipmentRow, shipmentsFile, shipmentsQuery } from '../data.ts'
import { PrintMany } from '../print/PrintMany.tsx'
import { shipmentsList } from '../search.ts'
import { ShipMany } from '../shipment/ShipMany.tsx'
import { ShipmentBadge } from '../StatusBadge.tsx'
import { useKeepsLogistics } from '../useKeepsLogistics.ts'
import { useKilograms } from '../useKilograms.ts'

const none: readonly ShipmentRow[] = []

/** Every shipment in sight, as a table. */
export function ShipmentsPage() {
  const { t } = useTranslation('shipping')
  const kg = useKilograms()
  const list = useList(shipmentsList)
  const me = useMe()
  const keeps = useKeepsLogistics()
  const staff = me !== null && isStaff(roleOf(me))
  const read = useQuery({
    ...shipmentsQuery(list.asked),
    placeholderData: keepPreviousData,
    // Files have grams, the screen kilograms with their unit.
    select: (answer) => ({
      ...answer,
      headers: answer.headers.map((head) =>
        head.key === 'weight' ? { ...head, label: t('facts.weight') } : head,
      ),
    }),
  })
  const bulk = useBulk<ShipmentRow>({
    rows: read.data?.response ?? none,
    keyOf: (row) => String(row.id),
    nameOf: (row) => `${row.number} ${row.recipient}`,
    acts: keeps
      ? [
          {
            act: 'shipShipments',
            icon: IconTruckDelivery,
            say: (said, numbers) => t(`shipMany.${said}`, { ...numbers }),
          },
        ]
      : [],
    reread: rereadShipments,
    whole: wholeOf(list.asked, read.data?.pagination),
  })
  const hasLetter = ({ status }: ShipmentRow) => status === 'ready' || status === 'shipped'
  return (
    <ListPage<ShipmentRow>
      list={list}
      read={read}
      title={t('shipments')}
      searchLabel={t('searchShipment')}
      actions={<BoardOrList value="list" />}
      filters={
        <FilterChip
          label={t('statusLabel')}
          value={list.search.status}
          options={shipmentStatuses.map((key) => ({ key, label: t(`status.${key}`) }))}
          onChange={(status) => list.change({ status })}
        />
      }
      views={viewsOf('shipments', list)}
      files={(kind, watch) => shipmentsFile(list.asked, kind, watch)}
      empty={{ title: t('noShipments'), words: t('noShipmentsNext') }}
      rowKey={(row) => String(row.id)}
      nameKey="recipient"
      linkOf={(row) => ({ to: '/shipments/$id', params: { id: String(row.id) }, search: {} })}
      cells={{
        status: (row) => <ShipmentBadge status={row.status} />,
        weight: (row) => (row.weight === null ? '' : kg(row.weight)),
      }}
      giveWay={['carrier', 'weight', 'shipped_on', 'parcels', 'agency', 'city', 'letter', 'number']}
      tones={{ number: 'muted' }}
      selection={staff ? bulk.selection : undefined}
    >
      {staff && (
        <BulkFoot bulk={bulk} own>
          {keeps && <ShipMany bulk={bulk} />}
          <PrintMany
            filled
            labels={bulk.ticked.map(({ id }) => id)}
            letters={bulk.ticked.filter(hasLetter).map(({ id }) => id)}
          />
        </BulkFoot>
      )}
    </ListPage>
  )
}
