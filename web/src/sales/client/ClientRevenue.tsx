import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../accounts/index.ts'
import { decideLanguage } from '../../platform/i18n/language.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { ChartSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Row } from '../../ui/layout/Page.tsx'
import { CategoryTable } from '../CategoryTable.tsx'
import { currentQuery, yearsQuery } from '../data.ts'
import { RevenueChart } from '../RevenueChart.tsx'
import { RevenueSkeleton } from '../RevenueSkeleton.tsx'
import { RevenueStrip } from '../RevenueStrip.tsx'
import { scopeOf } from '../scope.ts'
import { ViewProvider } from '../ViewProvider.tsx'
import { ClientLines } from './ClientLines.tsx'

interface Props {
  client: { readonly id: number; readonly agency: { readonly id: number } }
}

/** What a client bought: the figures of the trade, the months, the categories, and the invoice lines themselves. */
export function ClientRevenue({ client }: Props) {
  const { t } = useTranslation('sales')
  const { lng = decideLanguage() } = useParams({ strict: false })
  const me = useMe()
  const scope = me && scopeOf(me, { client: client.id })
  const ask = { about: scope?.about ?? { client: client.id }, years: {} }
  const read = useQuery({ ...currentQuery(ask), enabled: scope !== null })
  const years = useQuery({ ...yearsQuery(ask), enabled: scope !== null })
  return (
    <Loaded read={read} skeleton={<RevenueSkeleton />}>
      {({ response, meta }) => {
        const total = response.find((row) => row.kind === 'total')
        if (!scope || !total || meta.as_of === null)
          return <EmptyState title={t('empty.subject')}>{t('empty.subjectNext')}</EmptyState>
        return (
          <ViewProvider scope={scope} ask={ask} meta={meta}>
            <RevenueStrip figures={total} meta={meta} />
            <Row columns="minmax(0, 1fr) minmax(0, 1fr)">
              <Loaded read={years} skeleton={<ChartSkeleton height={252} />}>
                {({ response: rows }) => <RevenueChart years={rows} />}
              </Loaded>
              <Card
                title={t('categoriesTitle')}
                flush
                action={
                  <Link
                    to="/$lng/revenue"
                    params={{ lng }}
                    search={{ agency: client.agency.id, client: client.id }}
                  >
                    {t('client.open')}
                  </Link>
                }
              >
                <CategoryTable rows={response} meta={meta} label={t('categoriesTitle')} />
              </Card>
            </Row>
            <ClientLines
              about={ask.about}
              years={years.data?.response.map(({ year }) => year) ?? [meta.year]}
            />
          </ViewProvider>
        )
      }}
    </Loaded>
  )
}
