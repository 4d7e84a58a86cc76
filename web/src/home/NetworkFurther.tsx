import { Pair } from '../ui/layout/Page.tsx'
import { MaterialsBlock } from './MaterialsBlock.tsx'
import { NewsBlock } from './NewsBlock.tsx'
import { OverdueBlock } from './OverdueBlock.tsx'
import { PremiaBlock } from './PremiaBlock.tsx'
import { SheetsBlock } from './SheetsBlock.tsx'
import { TasksBlock } from './TasksBlock.tsx'

/** What agents and head office find below their figures, in pairs. */
export function NetworkFurther({ isAgent }: { isAgent: boolean }) {
  return (
    <>
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
