import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ArchiveTabs } from '../../materials/index.ts'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { type ShipmentRow, shipmentsFile, shipmentsQuery } from '../data.ts'
import { archivedShipmentsList } from '../search.ts'
import { ShipmentBadge } from '../StatusBadge.tsx'
import { useKilograms } from '../useKilograms.ts'

/** Shipments that have left, the latest first. */
export function ArchivedShipmentsPage() {
  const { t } = useTranslation('shipping')
  const kg = useKilograms()
  const list = useList(archivedShipmentsList)
  const asked = { ...list.asked, filter: { ...list.asked.filter, status: 'shipped' } }
  const read = useQuery({
    ...shipmentsQuery(asked),
    placeholderData: keepPreviousData,
    // Files have grams, the screen kilograms with their unit.
    select: (answer) => ({
      ...answer,
      headers: answer.headers.map((head) =>
        head.key === 'weight' ? { ...head, label: t('facts.weight') } : head,
      ),
    }),
  })
  return (
    <ListPage<ShipmentRow>
      list={list}
      read={read}
      title={t('archive.title')}
      searchLabel={t('searchShipment')}
      actions={<ArchiveTabs value="shipments" />}
      files={(kind, watch) => shipmentsFile(asked, kind, watch)}
      empty={{ title: t('archive.none'), words: t('archive.noneNext') }}
      rowKey={(row) => String(row.id)}
      nameKey="recipient"
      linkOf={(row) => ({ to: '/shipments/$id', params: { id: String(row.id) }, search: {} })}
      cells={{
        status: (row) => <ShipmentBadge status={row.status} />,
        weight: (row) => (row.weight === null ? '' : kg(row.weight)),
      }}
      giveWay={['carrier', 'weight', 'shipped_on', 'parcels', 'agency', 'city', 'letter', 'number']}
      tones={{ number: 'muted' }}
    />
  )
}
