import type { User } from '../accounts/index.ts'
import { roleOf } from '../accounts/index.ts'
import type { Answer } from '../platform/api.ts'
import { Movers } from '../sales/index.ts'
import type { Read } from '../ui/feedback/Loaded.tsx'
import { Pair } from '../ui/layout/Page.tsx'
import { FiguresOf } from './FiguresOf.tsx'
import { MaterialsBlock } from './MaterialsBlock.tsx'
import { MustReadBlock, NewsBlock } from './NewsBlock.tsx'
import { OverdueBlock } from './OverdueBlock.tsx'
import { PremiaBlock } from './PremiaBlock.tsx'
import { RevenueBlock, RevenueSkeleton } from './RevenueBlock.tsx'
import { SheetsBlock } from './SheetsBlock.tsx'
import { TasksBlock } from './TasksBlock.tsx'

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
      <Pair>
        <OverdueBlock />
        {isAgent ? <TasksBlock narrow /> : <PremiaBlock />}
      </Pair>
      <Pair>
        <SheetsBlock />
        <MaterialsBlock isAgent={isAgent} />
      </Pair>
      <Pair>
        {isAgent && <PremiaBlock />}
        <NewsBlock />
      </Pair>
    </>
  )
}
