import { roleOf, type User } from '../accounts/index.ts'
import type { Answer } from '../platform/api.ts'
import { Movers } from '../sales/index.ts'
import type { Read } from '../ui/feedback/Loaded.tsx'
import { FiguresOf } from './FiguresOf.tsx'
import { MaterialsBlock } from './MaterialsBlock.tsx'
import { NewsBlock } from './NewsBlock.tsx'
import { OverdueBlock } from './OverdueBlock.tsx'
import { PremiaBlock } from './PremiaBlock.tsx'
import { SheetsBlock } from './SheetsBlock.tsx'
import { TasksBlock } from './TasksBlock.tsx'

interface Props {
  block: 'movers' | 'overdue' | 'tasks' | 'sheets' | 'materials' | 'premia' | 'news'
  me: User
  read: Read<Answer<'dashboard'>>
}

/** A block that agents and head office find below their figures. */
export function NetworkFurther({ block, me, read }: Props) {
  switch (block) {
    case 'movers':
      return (
        <FiguresOf read={read} silent skeleton={null}>
          {() => <Movers agency={me.agency_id ?? undefined} />}
        </FiguresOf>
      )
    case 'overdue':
      return <OverdueBlock />
    case 'tasks':
      return <TasksBlock narrow />
    case 'sheets':
      return <SheetsBlock />
    case 'materials':
      return <MaterialsBlock isAgent={roleOf(me) === 'agent'} />
    case 'premia':
      return <PremiaBlock />
    case 'news':
      return <NewsBlock />
  }
}
