import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ExportProgress, useExport } from '../../ui/feedback/ExportProgress.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ListSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Filters, Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { SearchField } from '../../ui/layout/SearchField.tsx'
import { Board } from '../board/Board.tsx'
import styles from '../board/board.module.css'
import { BoardOrList } from '../board/BoardOrList.tsx'
import { boardQuery, printMany, type ShipmentRow } from '../data.ts'
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
  const ready = rows.filter(({ status }) => status === 'ready')
  const show = (id: number | undefined) =>
    void navigate({ search: { ...(q && { q }), ...(id !== undefined && { open: id }) }, replace: true })
  return (
    <Page>
      <PageHeader
        title={t('shipments')}
        subtitle={read.data && t('board.open', { count: openOf(rows) })}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={
          <>
            <BoardOrList value="board" />
            {ready.length > 0 && <PrintLetters ready={ready} />}
          </>
        }
      />
      <Filters>
        <SearchField
          label={t('searchShipment')}
          value={q ?? ''}
          onChange={(next) => void navigate({ search: next ? { q: next } : {}, replace: true })}
        />
        <ScanField />
      </Filters>
      <Loaded read={read} skeleton={<ListSkeleton />}>
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

/** The letters of everything that is ready, in one file. */
function PrintLetters({ ready }: { ready: readonly ShipmentRow[] }) {
  const { t } = useTranslation('shipping')
  const { progress, start, stop } = useExport()
  if (progress) return <ExportProgress progress={progress} size="sm" onStop={stop} />
  const shipments = ready.map(({ id }) => id)
  return (
    <Button
      leftSection={<IconPrinter size={16} />}
      onClick={() => void start((watch) => printMany({ document: 'transport-letter', shipments }, watch))}
    >
      {t('print.letters', { count: ready.length })}
    </Button>
  )
}
