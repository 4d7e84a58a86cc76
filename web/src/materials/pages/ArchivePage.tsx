import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { holds, useMe } from '../../accounts/index.ts'
import { wholeOf } from '../../ui/list/bulk/act.ts'
import { BulkFoot } from '../../ui/list/bulk/BulkFoot.tsx'
import { ListPage } from '../../ui/list/ListPage.tsx'
import { useList } from '../../ui/list/useList.ts'
import { ArchiveTabs } from '../archive/ArchiveTabs.tsx'
import { FamilyFilter } from '../catalogue/FamilyFilter.tsx'
import { materialsGiveWay } from '../catalogue/give-way.ts'
import { useArchiveBulk } from '../catalogue/useArchiveBulk.ts'
import { type MaterialRow, materialsFile, materialsQuery } from '../data.ts'
import { archiveList } from '../search.ts'
import { Thumb } from '../Thumb.tsx'

const none: readonly MaterialRow[] = []

/** Materials that are out of use; who keeps logistics brings them back. */
export function ArchivePage() {
  const { t } = useTranslation('materials')
  const me = useMe()
  const keeps = me !== null && holds(me, 'logistics')
  const list = useList(archiveList)
  const asked = { ...list.asked, filter: { ...list.asked.filter, status: 'archived' } }
  const read = useQuery({ ...materialsQuery(asked), placeholderData: keepPreviousData })
  const bulk = useArchiveBulk(keeps, read.data?.response ?? none, wholeOf(asked, read.data?.pagination))
  return (
    <ListPage<MaterialRow>
      list={list}
      read={read}
      title={t('archive.title')}
      searchLabel={t('search')}
      actions={<ArchiveTabs value="materials" />}
      filters={<FamilyFilter value={list.search.family} onChange={(family) => list.change({ family })} />}
      files={(kind, watch) => materialsFile(asked, kind, watch)}
      empty={{ title: t('archive.none'), words: t('archive.noneNext') }}
      rowKey={(row) => String(row.id)}
      nameKey="name"
      selection={keeps ? bulk.selection : undefined}
      linkOf={(row) => ({ to: '/materials/$id', params: { id: String(row.id) } })}
      cells={{ image: (row) => <Thumb image={row.image} /> }}
      giveWay={materialsGiveWay}
      tones={{ product_code: 'muted', availability: 'strong' }}
    >
      {keeps && <BulkFoot bulk={bulk} />}
    </ListPage>
  )
}
