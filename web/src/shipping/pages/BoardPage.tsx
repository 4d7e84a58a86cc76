import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isStaff, roleOf, useMe } from '../../accounts/index.ts'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Filters, Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { Board, BoardSkeleton } from '../board/Board.tsx'
import styles from '../board/board.module.css'
import { BoardOrList } from '../board/BoardOrList.tsx'
import { boardQuery, type ShipmentRow } from '../data.ts'
import { PrintMany } from '../print/PrintMany.tsx'
import { ScanField } from '../scan/ScanField.tsx'
import { ShipmentPanel } from '../shipment/ShipmentPanel.tsx'

const route = getRouteApi('/in/shipments')

/** What is under way, by status; the one that is opened stands beside the board, which stays in use. */
export function BoardPage() {
  const { t } = useTranslation('shipping')
  const { open, q } = route.useSearch()
  const navigate = route.useNavigate()
  const read = useQuery({ ...boardQuery(q), placeholderData: keepPreviousData })
  const rows = read.data?.response ?? []
  const me = useMe()
  const staff = me !== null && isStaff(roleOf(me))
  const ready = rows.filter(({ status }) => status === 'ready')
  // Labels are stuck on while a shipment is packed, letters go with it.
  const inHand = rows.filter(({ status }) => status === 'to_send' || status === 'ready')
  const show = (id: number | undefined) =>
    void navigate({ search: { ...(q && { q }), ...(id !== undefined && { open: id }) }, replace: true })
  return (
    <Page>
      <PageHeader
        oneLine
        title={t('shipments')}
        subtitle={read.data && t('board.open', { count: openOf(rows) })}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={
          <>
            <BoardOrList value="board" />
            {staff && inHand.length > 0 && (
              <PrintMany labels={inHand.map(({ id }) => id)} letters={ready.map(({ id }) => id)} />
            )}
          </>
        }
      />
      <Filters inOneLine>
        <SearchField
          label={t('searchShipment')}
          value={q ?? ''}
          onChange={(next) => void navigate({ search: next ? { q: next } : {}, replace: true })}
        />
        <ScanField />
      </Filters>
      <Loaded read={read} skeleton={<BoardSkeleton />}>
        {({ response, meta }) =>
          response.length === 0 ? (
            <EmptyState title={t('noShipments')}>{t('noShipmentsNext')}</EmptyState>
          ) : (
            <div className={styles.place}>
              <Board rows={response} counts={meta.counts} open={open} onOpen={show} />
              {open !== undefined && (
                <aside className={styles.aside} aria-label={t('shipment')}>
                  <ShipmentPanel key={open} id={open} onClose={() => show(undefined)} />
                </aside>
              )}
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}

const openOf = (rows: readonly ShipmentRow[]) => rows.filter(({ status }) => status !== 'shipped').length
