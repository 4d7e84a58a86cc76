import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/layout/Card.tsx'
import { Row } from '../../ui/layout/Page.tsx'
import { CategoryTable, monthsBesideCategories } from '../CategoryTable.tsx'
import { RevenueChart } from '../RevenueChart.tsx'
import { RevenueStrip } from '../RevenueStrip.tsx'
import { ClientLines } from './ClientLines.tsx'
import { ClientView } from './ClientView.tsx'

interface Props {
  client: { readonly id: number; readonly agency: { readonly id: number } }
}

/** What a client bought: the figures of the trade, the months, the categories, and the invoice lines themselves. */
export function ClientRevenue({ client }: Props) {
  const { t } = useTranslation('sales')
  return (
    <ClientView client={client.id}>
      {({ ask, rows, total, meta, years }) => (
        <>
          <RevenueStrip figures={total} meta={meta} />
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
              <CategoryTable rows={rows} meta={meta} label={t('categoriesTitle')} />
            </Card>
          </Row>
          <ClientLines about={ask.about} years={years?.map(({ year }) => year) ?? [meta.year]} />
        </>
      )}
    </ClientView>
  )
}
