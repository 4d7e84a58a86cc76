import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ChartSkeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Page, Row } from '../../ui/layout/Page.tsx'

const DayCard = lazyPart(() => import('./DayCard.tsx'), 'DayCard')
const GapCard = lazyPart(() => import('./GapCard.tsx'), 'GapCard')

/** Whom to see today beside the months, with a height of its own, so that nothing jumps when it comes. */
export const DayBeside = ({ children }: { children: ReactNode }) => (
  <Row columns="minmax(0, 1.35fr) minmax(0, 1fr)">
    <Suspense
      fallback={
        <Card>
          <ChartSkeleton height={520} />
        </Card>
      }
    >
      <DayCard />
    </Suspense>
    <Page>
      {children}
      <Suspense fallback={null}>
        <GapCard />
      </Suspense>
    </Page>
  </Row>
)
