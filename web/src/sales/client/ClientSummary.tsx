import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { TableSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { type About, linesQuery } from '../data.ts'
import { LinesTable } from '../LinesTable.tsx'
import styles from './lines.module.css'
import { RevenueChart } from '../RevenueChart.tsx'
import { ExplainedStrip } from '../ExplainedStrip.tsx'
import { ClientView } from './ClientView.tsx'
import { LostArticles } from './LostArticles.tsx'

/** A client's revenue this year, and its last purchases. */
export const ClientSummary = ({ client }: { client: number }) => (
  <ClientView client={client}>
    {({ ask, total, years }) => (
      <>
        <ExplainedStrip row={total} budgetOf={null} />
        {total.delta < 0 && <LostArticles ask={{ ...ask, about: { ...ask.about, client } }} />}
        <RevenueChart years={years ?? []} />
        <Latest about={ask.about} />
      </>
    )}
  </ClientView>
)

function Latest({ about }: { about: About }) {
  const { t } = useTranslation('sales')
  const read = useQuery(linesQuery(1, { ...about, per_page: 6 }))
  return (
    <Card
      title={t('client.latest')}
      flush
      action={
        <Link to="." search={(old) => ({ ...old, tab: 'revenue' })}>
          {t('client.allLines')}
        </Link>
      }
    >
      <Loaded read={read} skeleton={<TableSkeleton rows={6} />}>
        {({ response }) => (
          <div className={styles.lines}>
            <LinesTable rows={response} oneClient brief />
          </div>
        )}
      </Loaded>
    </Card>
  )
}
