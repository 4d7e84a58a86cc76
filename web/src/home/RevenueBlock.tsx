import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useReader } from '../accounts/index.ts'
import { CategoryTable, monthsBesideCategories, RevenueStrip, runningMonth } from '../sales/index.ts'
import { MonthChart } from '../ui/charts/MonthChart.tsx'
import { ChartSkeleton, StripSkeleton, ListSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row } from '../ui/layout/Page.tsx'
import { DayBeside } from './day/DayBeside.tsx'
import { monthsOf, type Revenue } from './months.ts'

interface Props {
  revenue: Revenue
  /** Whom to see today stands beside the months, and what closes the gap to the budget below them. */
  withDay?: boolean
}

/** The revenue half of the first screen: strip, months, categories. */
export function RevenueBlock({ revenue, withDay = false }: Props) {
  const { t } = useTranslation('home')
  const reader = useReader()
  const { meta } = revenue
  const label = t('monthlyLabel', { ...reader, year: meta.year, prevYear: meta.prev_year })
  const months = (
    <Card title={t('monthly', reader)} hint={t('thousands')}>
      <MonthChart
        label={label}
        months={monthsOf(revenue)}
        year={meta.year}
        prevYear={meta.prev_year}
        running={runningMonth(meta.cut)}
        height={withDay ? 212 : 322}
      />
    </Card>
  )
  const byCategory = (
    <Card
      title={t('byCategory', reader)}
      flush
      action={<Link to="/revenue">{t('openRevenue', reader)}</Link>}
    >
      <CategoryTable rows={revenue.categories} meta={meta} label={t('byCategory', reader)} />
    </Card>
  )
  return (
    <>
      <RevenueStrip figures={revenue} meta={meta} />
      {withDay ? (
        <>
          <DayBeside>{months}</DayBeside>
          {byCategory}
        </>
      ) : (
        <Row columns={monthsBesideCategories}>
          {months}
          {byCategory}
        </Row>
      )}
    </>
  )
}

/** The block failed alone: what happened, and another try. */
export function BlockError({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <Notice tone="err">
      {message}{' '}
      <Button size="xs" variant="subtle" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  )
}

export const RevenueSkeleton = () => (
  <>
    <StripSkeleton />
    <Row columns={monthsBesideCategories}>
      <Card>
        <ChartSkeleton height={322} />
      </Card>
      <ListSkeleton rows={10} />
    </Row>
  </>
)
