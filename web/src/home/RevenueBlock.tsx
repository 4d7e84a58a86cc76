import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useReader } from '../accounts/index.ts'
import { CategoryTable, monthsBesideCategories, runningMonth } from '../sales/index.ts'
import { MonthChart } from '../ui/charts/MonthChart.tsx'
import { ChartSkeleton, StripSkeleton, ListSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Row } from '../ui/layout/Page.tsx'
import { monthsOf, type Revenue } from './months.ts'

/** Beside the categories, and beside the day, whose list is high as it is. */
export const monthsHeight = { tall: 322, low: 212 } as const

/** The months of this year and the one before. */
export function MonthsCard({ revenue, height }: { revenue: Revenue; height: number }) {
  const { t } = useTranslation('home')
  const reader = useReader()
  const { meta } = revenue
  return (
    <Card title={t('monthly', reader)} hint={t('thousands')}>
      <MonthChart
        label={t('monthlyLabel', { ...reader, year: meta.year, prevYear: meta.prev_year })}
        months={monthsOf(revenue)}
        year={meta.year}
        prevYear={meta.prev_year}
        running={runningMonth(meta.cut)}
        height={height}
      />
    </Card>
  )
}

/** The revenue by category, and the way to all of it. */
export function CategoriesCard({ revenue: { categories, meta } }: { revenue: Revenue }) {
  const { t } = useTranslation('home')
  const reader = useReader()
  return (
    <Card
      title={t('byCategory', reader)}
      flush
      action={<Link to="/revenue">{t('openRevenue', reader)}</Link>}
    >
      <CategoryTable rows={categories} meta={meta} label={t('byCategory', reader)} />
    </Card>
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

export const MonthsSkeleton = ({ height }: { height: number }) => (
  <Card>
    <ChartSkeleton height={height} />
  </Card>
)

export const RevenueSkeleton = () => (
  <>
    <StripSkeleton />
    <Row columns={monthsBesideCategories}>
      <MonthsSkeleton height={monthsHeight.tall} />
      <ListSkeleton rows={10} />
    </Row>
  </>
)
