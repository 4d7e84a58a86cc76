import { Suspense } from 'react'
import { roleOf, type User } from '../accounts/index.ts'
import type { Answer } from '../platform/api.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Movers } from '../sales/index.ts'
import type { Read } from '../ui/feedback/Loaded.tsx'
import { FiguresOf } from './FiguresOf.tsx'
import { MustReadBlock } from './MustReadBlock.tsx'
import { RevenueBlock, RevenueSkeleton } from './RevenueBlock.tsx'
import { TasksBlock } from './TasksBlock.tsx'

/** Below the first screenful: its script comes after what is seen at once. */
const NetworkFurther = lazyPart(() => import('./NetworkFurther.tsx'), 'NetworkFurther')

/** The first screen of agents and head office: an agent's begins with his day, the others' with what waits for them. */
export function NetworkHome({ me, read }: { me: User; read: Read<Answer<'dashboard'>> }) {
  const isAgent = roleOf(me) === 'agent'
  return (
    <>
      <MustReadBlock />
      {!isAgent && <TasksBlock />}
      <FiguresOf read={read} skeleton={<RevenueSkeleton />}>
        {(revenue) => (
          <>
            <RevenueBlock revenue={revenue} withDay={isAgent} />
            <Movers agency={me.agency_id ?? undefined} />
          </>
        )}
      </FiguresOf>
      <Suspense>
        <NetworkFurther isAgent={isAgent} />
      </Suspense>
    </>
  )
}
