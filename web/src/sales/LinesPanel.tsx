import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ExportButton } from '../ui/feedback/ExportButton.tsx'
import { Loaded } from '../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../ui/feedback/Skeleton.tsx'
import { SidePanel } from '../ui/layout/SidePanel.tsx'
import { Pagination } from '../ui/table/Pagination.tsx'
import { useFormat } from '../ui/useFormat.ts'
import { files, linesQuery } from './data.ts'
import { type LinesAsked, linesFromAddress, linesToAddress } from './lines-asked.ts'
import styles from './LinesPanel.module.css'
import { LinesSummary } from './LinesSummary.tsx'
import { LinesTable } from './LinesTable.tsx'
import { linesAbout, useChange, useSearch, useView } from './view.ts'

const perPage = 50

/** The invoice lines behind a figure, beside the page; which figure stands in the address. */
export function LinesPanel() {
  const { t } = useTranslation('sales')
  const { panel } = useSearch()
  const change = useChange()
  const asked = linesFromAddress(panel)
  return (
    <SidePanel
      opened={asked !== null}
      onClose={() => change({ panel: undefined })}
      title={t('lines.title')}
      width={980}
      flush
    >
      {asked && <Lines asked={asked} />}
    </SidePanel>
  )
}

function Lines({ asked }: { asked: LinesAsked }) {
  const { t } = useTranslation('sales')
  const format = useFormat()
  const view = useView()
  const change = useChange()
  const page = Math.max(1, asked.page ?? 1)
  const query = linesAbout(view, asked)
  const file = files.lines(query)
  const read = useQuery({
    ...linesQuery(page, { ...query, per_page: perPage }),
    // Leafing through the pages of one figure must not empty the table in between.
    placeholderData: keepPreviousData,
  })
  const turn = (to: number) => change({ panel: linesToAddress({ ...asked, page: to > 1 ? to : undefined }) })
  return (
    <div className={styles.panel}>
      <Loaded read={read} skeleton={<TableSkeleton rows={16} />}>
        {({ response, meta }) => (
          <>
            <div className={styles.head}>
              <LinesSummary asked={asked} meta={meta} />
              <span className={styles.files}>
                <ExportButton size="xs" kind="pdf" onExport={(watch) => file('pdf', watch)} />
                <ExportButton size="xs" onExport={(watch) => file('xlsx', watch)} />
              </span>
            </div>
            <div className={styles.rows} aria-busy={read.isPlaceholderData}>
              <LinesTable key={page} rows={response} oneClient={query.client !== undefined} />
            </div>
            <Pagination page={page} perPage={perPage} total={meta.lines} onPage={turn}>
              {t('lines.total', { amount: format.euro(meta.total, true) })}
            </Pagination>
          </>
        )}
      </Loaded>
    </div>
  )
}
