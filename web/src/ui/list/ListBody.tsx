import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pagination as Paging } from '../../platform/call.ts'
import type { TableHeader } from '../../platform/table-header.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Loaded } from '../feedback/Loaded.tsx'
import { ListSkeleton } from '../feedback/Skeleton.tsx'
import { Card } from '../layout/Card.tsx'
import { Pagination } from '../table/Pagination.tsx'
import { ListFilters } from './ListFilters.tsx'
import type { Views } from './ListMenu.tsx'
import { ListTable, type ListTableProps } from './ListTable.tsx'
import type { ListState } from './useList.ts'

export interface ListAnswer<R> {
  readonly response: readonly R[]
  readonly headers: readonly TableHeader[]
  readonly pagination: Paging | null
}

export interface ListBodyProps<R extends object>
  extends Omit<ListTableProps<R>, 'rows' | 'headers' | 'label' | 'list'> {
  list: ListState
  read: UseQueryResult<ListAnswer<R>>
  title: string
  /** What its search looks for; without it the list has none. */
  searchLabel?: string
  /** Filters besides the search. */
  filters?: ReactNode
  views?: Views | undefined
  /** What stands around the rows: what is open beside them, see `Panes`. */
  around?: (rows: ReactNode) => ReactNode
  /** Its rows as cards, where they are better known so than in a table. */
  cards?: ((rows: readonly R[]) => ReactNode) | undefined
  empty: { readonly title: string; readonly words: string }
}

const itself = (rows: ReactNode) => rows

/** A list below the header of its page: what narrows it, its table, its pages. Where a page holds more than a list. */
export function ListBody<R extends object>(props: ListBodyProps<R>) {
  const { list, read, title, searchLabel, filters, views, empty, around = itself, cards, ...table } = props
  return (
    <>
      <ListFilters list={list} searchLabel={searchLabel} views={views} headers={read.data?.headers}>
        {filters}
      </ListFilters>
      {around(
        <Loaded read={read} skeleton={<ListSkeleton />}>
          {({ response, headers, pagination }) =>
            response.length === 0 ? (
              <Nothing list={list} {...empty} />
            ) : (
              <Card flush old={read.isPlaceholderData}>
                {cards?.(response) ?? (
                  <ListTable<R> {...table} label={title} list={list} rows={response} headers={headers} />
                )}
                <Pagination
                  page={list.asked.page}
                  perPage={pagination?.per_page ?? response.length}
                  total={pagination?.total ?? response.length}
                  onPage={list.turnTo}
                />
              </Card>
            )
          }
        </Loaded>,
      )}
    </>
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
