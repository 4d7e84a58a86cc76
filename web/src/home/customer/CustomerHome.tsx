import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../platform/api.ts'
import { runningMonth, RevenueStrip } from '../../sales/index.ts'
import { MonthChart } from '../../ui/charts/MonthChart.tsx'
import type { Read } from '../../ui/feedback/Loaded.tsx'
import { ChartSkeleton, StripSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Blocks } from '../blocks/Blocks.tsx'
import { FiguresOf } from '../FiguresOf.tsx'
import { monthsOf, type Revenue } from '../months.ts'
import { NewsBlock } from '../NewsBlock.tsx'
import { PremiaBlock } from '../PremiaBlock.tsx'
import { TasksBlock } from '../TasksBlock.tsx'
import { ArrivalsBlock } from './ArrivalsBlock.tsx'
import styles from './customer.module.css'
import { PromotionsBlock } from './PromotionsBlock.tsx'
import { ToPayBlock } from './ToPayBlock.tsx'

/** The first screen of a shop: what comes, what waits for it, what it owes, what it bought, what is offered. */
export function CustomerHome({ read }: { read: Read<Answer<'dashboard'>> }) {
  const purchases = (
    <div className={styles.column}>
      <FiguresOf read={read} skeleton={<PurchasesSkeleton />}>
        {(revenue) => <Purchases revenue={revenue} />}
      </FiguresOf>
    </div>
  )
  return (
    <Blocks
      blocks={[
        { key: 'arrivals', size: 'big', content: <ArrivalsBlock /> },
        { key: 'tasks', size: 'small', content: <TasksBlock narrow /> },
        { key: 'to_pay', size: 'small', content: <ToPayBlock /> },
        { key: 'figures', size: 'big', content: purchases },
        { key: 'premia', size: 'whole', content: <PremiaBlock /> },
        { key: 'promotions', content: <PromotionsBlock /> },
        { key: 'news', content: <NewsBlock /> },
      ]}
    />
  )
}

/** Low enough that what is offered begins on the first screen of a desk. */
const chartHeight = 180

function Purchases({ revenue }: { revenue: Revenue }) {
  const { t } = useTranslation('home')
  const { meta } = revenue
  return (
    <>
      <RevenueStrip figures={revenue} meta={meta} />
      <Card
        title={t('monthly', { context: 'customer' })}
        hint={t('thousands')}
        action={<Link to="/revenue">{t('openRevenue', { context: 'customer' })}</Link>}
      >
        <MonthChart
          label={t('monthlyLabel', { context: 'customer', year: meta.year, prevYear: meta.prev_year })}
          months={monthsOf(revenue)}
          year={meta.year}
          prevYear={meta.prev_year}
          running={runningMonth(meta.cut)}
          height={chartHeight}
        />
      </Card>
    </>
  )
}

const PurchasesSkeleton = () => (
  <>
    <StripSkeleton />
    <Card>
      <ChartSkeleton height={chartHeight} />
    </Card>
  </>
)
