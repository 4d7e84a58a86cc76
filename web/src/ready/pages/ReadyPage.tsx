import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Badge } from '../../ui/layout/Badge.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { ListFilters } from '../../ui/list/ListFilters.tsx'
import { OnPaper } from '../../ui/list/OnPaper.tsx'
import { ListMenu } from '../../ui/list/ListMenu.tsx'
import { useList } from '../../ui/list/useList.ts'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { usePhone } from '../../ui/useUpTo.ts'
import { readyFile, readyQuery } from '../data.ts'
import { CardsOrTable } from '../list/CardsOrTable.tsx'
import { OwnHolds } from '../list/OwnHolds.tsx'
import { PickupCard } from '../list/PickupCard.tsx'
import { ReadyCards } from '../list/ReadyCards.tsx'
import { ReadyFilters } from '../list/ReadyFilters.tsx'
import { ReadyTable } from '../list/ReadyTable.tsx'
import { Shortages } from '../list/Shortages.tsx'
import { readyList } from '../search.ts'

const route = getRouteApi('/in/ready')

/** What can be fetched within days, at the client's price. */
export function ReadyPage() {
  const { t } = useTranslation('ready')
  const format = useFormat()
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const list = useList(readyList)
  const { as = 'cards' } = route.useSearch()
  const phone = usePhone()
  const read = useQuery({
    ...readyQuery(list.asked),
    placeholderData: keepPreviousData,
    // The arrow says both.
    select: (answer) => ({
      ...answer,
      headers: answer.headers.filter(({ key }) => key !== 'energy_range'),
    }),
  })
  const shown = { customer: list.search.customer, old: read.isPlaceholderData }
  const meta = read.data?.meta
  const total = read.data?.pagination?.total
  const whole = total !== undefined && total <= (read.data?.response.length ?? 0)
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
        actions={
          <>
            <CardsOrTable value={as} />
            <ListMenu whole={whole} files={(kind, watch) => readyFile(list.asked, kind, watch)} />
          </>
        }
      />
      {!whole && <OnPaper />}
      <ListFilters
        list={list}
        searchLabel={t('search')}
        headers={as === 'table' && !phone ? read.data?.headers : undefined}
      >
        <ReadyFilters search={list.search} change={list.change} brands={meta?.brands ?? []} />
      </ListFilters>
      <OwnHolds customer={list.search.customer} />
      {staff && (meta?.short ?? 0) > 0 && <Shortages />}
      {meta && <PickupCard pickup={meta.pickup} place={meta.pickup_place} />}
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {({ response, headers, pagination }) =>
          response.length === 0 ? (
            <EmptyState
              title={t('none')}
              action={list.isFiltered && <Button onClick={list.clear}>{t('showAll')}</Button>}
            >
              {list.isFiltered ? t('noneFits') : t('noneNext')}
            </EmptyState>
          ) : (
            <>
              {as === 'table' ? (
                <ReadyTable {...shown} list={list} rows={response} headers={headers} />
              ) : (
                <ReadyCards {...shown} rows={response} />
              )}
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
