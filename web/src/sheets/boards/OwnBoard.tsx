import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { withAgent } from '@mandato/contract/sheets/status'
import { useTranslation } from 'react-i18next'
import { roleOf, useMe } from '../../accounts/index.ts'
import { viewsOf } from '../../accounts/views/index.ts'
import { staleSince } from '../../platform/online.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { ownBoardFile, ownBoardQuery, statusesQuery } from '../data.ts'
import { countsIn } from '../ring/counts.ts'
import { boardSearch } from '../search.ts'
import { askedOf, filterIn, filtersIn, perPage, statusIn } from './asked.ts'
import { ClientsBoard } from './ClientsBoard.tsx'
import { Drafts } from './Drafts.tsx'
import { NewSheet } from './NewSheet.tsx'
import { StatusChip, StatusChips } from './StatusChips.tsx'
import { useBoard } from './useBoard.ts'

/** An agent's own clients and where their sheets stand. */
export function OwnBoard() {
  const { t } = useTranslation('sheets')
  const me = useMe()
  const { search, change } = useBoard()
  const { asked, narrowed, sort, page } = askedOf(search, 'own')
  const statuses = useQuery(statusesQuery())
  const read = useQuery({
    ...ownBoardQuery({ ...asked, page, per_page: perPage }),
    placeholderData: keepPreviousData,
  })
  const counts = statuses.data ? countsIn(statuses.data.response) : null
  const sumOf = (some: readonly (keyof NonNullable<typeof counts>)[]) =>
    counts && some.reduce((sum, status) => sum + counts[status], 0)
  const total = statuses.data?.response.reduce((sum, { count }) => sum + count, 0)
  const toDo = filterIn(search) === 'with_agent'
  return (
    <Page>
      <PageHeader
        oneLine
        title={t('title')}
        subtitle={total === undefined ? undefined : t('clients', { count: total })}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={<NewSheet />}
      />
      <Drafts />
      <ClientsBoard
        staff={false}
        acts={me !== null && roleOf(me) === 'agent' ? 'own' : null}
        asked={asked}
        filtersSet={filtersIn(search)}
        views={viewsOf('sheets', { search, read: boardSearch })}
        statuses={
          <StatusChips
            label={t('byStatus')}
            counts={counts}
            value={statusIn(search)}
            onChange={(status) => change({ status, filter: undefined })}
          >
            <StatusChip
              words={t('next')}
              count={sumOf(withAgent)}
              pressed={toDo}
              onPress={() =>
                change({ filter: toDo ? undefined : 'with_agent', status: undefined, sort: undefined })
              }
            />
          </StatusChips>
        }
        label={t('title')}
        q={search.q}
        hide={search.hide}
        read={read}
        hidden={[]}
        page={page}
        sort={sort}
        onChange={change}
        onExport={(hidden, watch) => ownBoardFile(asked, hidden, watch)}
        print={me?.agency_id ? { agencies_id: [me.agency_id], filters: narrowed } : null}
      />
    </Page>
  )
}
