import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { FilterRow } from '../../ui/list/FilterRow.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { useList } from '../../ui/list/useList.ts'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { readyFile, readyQuery } from '../data.ts'
import { OwnHolds } from '../list/OwnHolds.tsx'
import { PickupCard } from '../list/PickupCard.tsx'
import { ReadyCard } from '../list/ReadyCard.tsx'
import { ReadyFilters } from '../list/ReadyFilters.tsx'
import { Shortages } from '../list/Shortages.tsx'
import styles from '../ready.module.css'
import { readyList } from '../search.ts'

/** What can be fetched within days, at the client's price. */
export function ReadyPage() {
  const { t } = useTranslation('ready')
  const format = useFormat()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const list = useList(readyList)
  const read = useQuery({ ...readyQuery(list.asked), placeholderData: keepPreviousData })
  const meta = read.data?.meta
  const total = read.data?.pagination?.total
  return (
    <Page>
      <PageHeader
        oneLine
        title={t('title')}
        subtitle={total === undefined ? undefined : t('articles', { count: total })}
        marks={
          meta?.counted_at && (
            <Badge tone="ok">{t('countedAt', { moment: format.dateTime(meta.counted_at) })}</Badge>
          )
        }
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={<ListMenu views={undefined} files={(kind, watch) => readyFile(list.asked, kind, watch)} />}
      />
      <FilterRow
        set={list.filtersSet}
        search={
          <SearchField
            label={t('search')}
            value={list.search.q ?? ''}
            onChange={(q) => list.change({ q: q || undefined })}
          />
        }
      >
        <ReadyFilters search={list.search} change={list.change} brands={meta?.brands ?? []} />
      </FilterRow>
      <OwnHolds />
      {staff && (meta?.short ?? 0) > 0 && <Shortages />}
      {meta && <PickupCard pickup={meta.pickup} place={meta.pickup_place} />}
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {({ response, pagination }) =>
          response.length === 0 ? (
            <EmptyState
              title={t('none')}
              action={list.isFiltered && <Button onClick={list.clear}>{t('showAll')}</Button>}
            >
              {list.isFiltered ? t('noneFits') : t('noneNext')}
            </EmptyState>
          ) : (
            <>
              <ul className={styles.cards} data-old={read.isPlaceholderData || undefined}>
                {response.map((row) => (
                  <ReadyCard key={row.id} row={row} customer={list.search.customer} />
                ))}
              </ul>
              <Pagination
                page={list.asked.page}
                perPage={pagination?.per_page ?? response.length}
                total={pagination?.total ?? response.length}
                onPage={list.turnTo}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
