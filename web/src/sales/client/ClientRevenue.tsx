import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { Row } from '../../ui/layout/Page.tsx'
import { CategoryTable, monthsBesideCategories } from '../CategoryTable.tsx'
import { RevenueChart } from '../RevenueChart.tsx'
import type { CategoryKey } from '../data.ts'
import { ExplainedStrip } from '../ExplainedStrip.tsx'
import { useArticles } from './articles.ts'
import { ClientLines } from './ClientLines.tsx'
import { ClientView } from './ClientView.tsx'

interface Props {
  client: { readonly id: number; readonly agency: { readonly id: number } }
}

/** What a client bought: the figures of the trade, the months, the categories, and the invoice lines themselves. */
export function ClientRevenue({ client }: Props) {
  const { t } = useTranslation('sales')
  const show = useArticles()
  return (
    <ClientView client={client.id}>
      {({ ask, rows, total, meta, years }) => (
        <>
          <ExplainedStrip row={total} budgetOf={null} />
          <Row columns={monthsBesideCategories}>
            <RevenueChart years={years ?? []} />
            <Card
              title={t('categoriesTitle')}
              flush
              action={
                <Link to="/revenue" search={{ agency: client.agency.id, client: client.id }}>
                  {t('client.open')}
                </Link>
              }
            >
              <CategoryTable
                rows={rows}
                meta={meta}
                label={t('categoriesTitle')}
                onRow={(row) => show(row.kind === 'total' ? 'all' : (row.key as CategoryKey))}
                cells={{
                  label: (row) => (
                    <button
                      type="button"
                      className="linklike"
                      onClick={() => show(row.kind === 'total' ? 'all' : (row.key as CategoryKey))}
                    >
                      {row.label}
                    </button>
                  ),
                }}
              />
            </Card>
          </Row>
          <ClientLines about={ask.about} years={years?.map(({ year }) => year) ?? [meta.year]} />
        </>
      )}
    </ClientView>
  )
}
