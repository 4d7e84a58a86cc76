import type { ReactNode } from 'react'
import { type Ticked, useTicked } from '../ui/list/bulk/useTicked.ts'
import { useTickBar } from '../ui/list/bulk/useTickBar.ts'
import { ListPage, type ListPageProps } from '../ui/list/ListPage.tsx'
import { BulkBar } from '../ui/table/BulkBar.tsx'
import { useKeepsLogistics } from './useKeepsLogistics.ts'

interface Props<R extends object> extends Omit<ListPageProps<R>, 'selection' | 'children'> {
  /** A row's name, for "Select Ferri Rappresentanze". */
  nameOf: (row: R) => string
  /** What logistics makes of the ticked rows taken together. */
  children: (ticks: Ticked<R>) => ReactNode
}

/** A list of the way from "to send" to the shipment: who keeps logistics ticks rows and acts on them in one step. */
export function Workbench<R extends object>({ nameOf, children, ...page }: Props<R>) {
  const keeps = useKeepsLogistics()
  const ticks = useTicked(page.read.data?.response ?? [], page.rowKey)
  const { selection, bar } = useTickBar(ticks, nameOf)
  return (
    <ListPage<R> {...page} selection={keeps ? selection : undefined}>
      <BulkBar bar={bar} count={ticks.ticked.length} onClear={() => ticks.untick(ticks.ticked)}>
        {children(ticks)}
      </BulkBar>
    </ListPage>
  )
}
