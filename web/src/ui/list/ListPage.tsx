import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pagination as Paging } from '../../platform/call.ts'
import { staleSince } from '../../platform/online.ts'
import type { TableHeader } from '../../platform/table-header.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { ListSkeleton } from '../feedback/Skeleton.tsx'
import { Card } from '../layout/Card.tsx'
import { Page } from '../layout/Page.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { Pagination } from '../table/Pagination.tsx'
import { useFormat } from '../useFormat.ts'
import { ListFilters } from './ListFilters.tsx'
import { ListMenu, type ListMenuProps } from './ListMenu.tsx'
import { ListTable, type ListTableProps } from './ListTable.tsx'
import type { ListState } from './useList.ts'

export interface ListAnswer<R> {
  readonly response: readonly R[]
  readonly headers: readonly TableHeader[]
  readonly pagination: Paging | null
}

interface Props<R extends object>
  extends Omit<ListTableProps<R>, 'rows' | 'headers' | 'label' | 'list'>,
    ListMenuProps {
  list: ListState
  read: UseQueryResult<ListAnswer<R>>
  title: string
  /** What its search looks for; without it the list has none. */
  searchLabel?: string
  /** Filters besides the search. */
  filters?: ReactNode
  /** What else can be done on this screen. */
  actions?: ReactNode
  /** Between the header and the list. */
  above?: ReactNode
  empty: { readonly title: string; readonly words: string }
  /** Below the list: the bar of the ticked rows, a panel. */
  children?: ReactNode
}

/** A list as every list is: header, filters, the table with its pages, and what can be done with all of it. */
export function ListPage<R extends object>(props: Props<R>) {
  const { list, read, title, searchLabel, filters, actions, above, empty, views, files, children, ...table } =
    props
  const format = useFormat()
  const total = read.data?.pagination?.total
  return (
    <Page>
      <PageHeader
        title={title}
        subtitle={total === undefined ? undefined : format.int(total)}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={
          <>
            {actions}
            <ListMenu views={views} files={files} />
          </>
        }
      />
      {above}
      <ListFilters list={list} searchLabel={searchLabel} views={views} headers={read.data?.headers}>
        {filters}
      </ListFilters>
      <Loaded read={read} skeleton={<ListSkeleton />}>
        {({ response, headers, pagination }) =>
          response.length === 0 ? (
            <Nothing list={list} {...empty} />
          ) : (
            <Card flush>
              <ListTable<R> {...table} label={title} list={list} rows={response} headers={headers} />
              <Pagination
                page={list.asked.page}
                perPage={pagination?.per_page ?? response.length}
                total={pagination?.total ?? response.length}
                onPage={list.turnTo}
              />
            </Card>
          )
        }
      </Loaded>
      {children}
    </Page>
  )
}

function Nothing({ list, title, words }: { list: ListState; title: string; words: string }) {
  const { t } = useTranslation('ui')
  return (
    <EmptyState
      title={title}
      action={list.isFiltered && <Button onClick={list.clear}>{t('list.showAll')}</Button>}
    >
      {list.isFiltered ? t('list.noneFits') : words}
    </EmptyState>
  )
}
