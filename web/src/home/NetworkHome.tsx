import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { roleOf, type User } from '../accounts/index.ts'
import type { Answer } from '../platform/api.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { RevenueStrip } from '../sales/index.ts'
import type { Read } from '../ui/feedback/Loaded.tsx'
import { ListSkeleton, StripSkeleton } from '../ui/feedback/Skeleton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { BelowMustRead } from './BelowMustRead.tsx'
import { type Block, Blocks } from './blocks/Blocks.tsx'
import { dayQuery, firstStepsQuery, tasksQuery } from './data.ts'
import { LazyDayCard, LazyGapCard } from './day/LazyDay.tsx'
import { FiguresOf } from './FiguresOf.tsx'
import { CategoriesCard, MonthsCard, monthsHeight, MonthsSkeleton, RevenueSkeleton } from './RevenueBlock.tsx'
import { TasksBlock } from './TasksBlock.tsx'

/** On a new portal alone. */
const FirstSteps = lazyPart(() => import('./FirstSteps.tsx'), 'FirstSteps')
/** Below the first screenful: its script comes after what is seen at once. */
const NetworkFurther = lazyPart(() => import('./NetworkFurther.tsx'), 'NetworkFurther')

interface Props {
  me: User
  read: Read<Answer<'dashboard'>>
}

/** The first screen of agents and head office: an agent's begins with his day, the others' with what waits for them. */
export function NetworkHome({ me, read }: Props) {
  const isAgent = roleOf(me) === 'agent'
  const tasks = useQuery({ ...tasksQuery(), enabled: !isAgent })
  const steps = useQuery({ ...firstStepsQuery(), enabled: roleOf(me) === 'admin' })
  // Asked for with the figures, not once they are drawn.
  useQuery({ ...dayQuery(), enabled: isAgent })
  return (
    <BelowMustRead skeleton={<RevenueSkeleton />} waits={tasks.isLoading}>
      {steps.data && steps.data.response.length > 0 && (
        <Suspense fallback={<RevenueSkeleton />}>
          <FirstSteps steps={steps.data.response} />
        </Suspense>
      )}
      <Blocks blocks={blocksOf(me, read)} />
    </BelowMustRead>
  )
}

const furtherOfStaff = ['movers', 'overdue', 'premia', 'sheets', 'materials', 'news'] as const
const furtherOfAgent = ['movers', 'overdue', 'tasks', 'sheets', 'materials', 'premia', 'news'] as const

/** As they come, before anybody arranges them. */
function blocksOf(me: User, read: Props['read']): Block[] {
  const isAgent = roleOf(me) === 'agent'
  const height = isAgent ? monthsHeight.low : monthsHeight.tall
  const months = (
    <FiguresOf read={read} silent skeleton={<MonthsSkeleton height={height} />}>
      {(revenue) => <MonthsCard revenue={revenue} height={height} />}
    </FiguresOf>
  )
  const categories = (
    <FiguresOf read={read} silent skeleton={<ListSkeleton rows={10} />}>
      {(revenue) => <CategoriesCard revenue={revenue} />}
    </FiguresOf>
  )
  const figures: Block = {
    key: 'figures',
    size: 'whole',
    content: (
      <FiguresOf read={read} skeleton={<StripSkeleton />}>
        {(revenue) => <RevenueStrip figures={revenue} meta={revenue.meta} />}
      </FiguresOf>
    ),
  }
  const further = (isAgent ? furtherOfAgent : furtherOfStaff).map((key): Block => {
    const content = (
      <Suspense>
        <NetworkFurther block={key} me={me} read={read} />
      </Suspense>
    )
    return key === 'movers' ? { key, size: 'whole', content } : { key, content }
  })
  if (!isAgent)
    return [
      { key: 'tasks', size: 'whole', content: <TasksBlock /> },
      figures,
      { key: 'months', size: 'small', content: months },
      { key: 'categories', size: 'wide', content: categories },
      ...further,
    ]
  const day = (
    <Suspense fallback={<MonthsSkeleton height={520} />}>
      <LazyDayCard />
    </Suspense>
  )
  // What closes the gap to the budget stands below the months, as high together as the day beside them.
  const monthsAndGap = (
    <Page>
      {months}
      <Suspense fallback={null}>
        <LazyGapCard />
      </Suspense>
    </Page>
  )
  return [
    figures,
    { key: 'day', size: 'large', content: day },
    { key: 'months', content: monthsAndGap },
    { key: 'categories', size: 'whole', content: categories },
    ...further,
  ]
}
