import type { ComponentProps, ReactNode } from 'react'
import { staleSince } from '../../platform/online.ts'
import { Page } from '../layout/Page.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { useFormat } from '../useFormat.ts'
import { ListBody, type ListBodyProps } from './ListBody.tsx'
import { OnPaper } from './OnPaper.tsx'
import { ListMenu, type ListMenuProps } from './ListMenu.tsx'

export interface ListPageProps<R extends object> extends ListBodyProps<R>, ListMenuProps {
  /** Beside the title, where the plain total would say too little. */
  subtitle?: ReactNode
  /** What else can be done on this screen. */
  actions?: ReactNode
  /** The day its figures stand at. */
  asOf?: ComponentProps<typeof PageHeader>['asOf']
  /** Between the header and the list. */
  above?: ReactNode
  /** Below the list: the bar of the ticked rows, a panel. */
  children?: ReactNode
}

/** A list as every list is: header, filters, the table with its pages, and what can be done with all of it. */
export function ListPage<R extends object>({
  subtitle,
  actions,
  asOf,
  above,
  files,
  children,
  ...body
}: ListPageProps<R>) {
  const { read, title, views } = body
  const format = useFormat()
  const total = read.data?.pagination?.total
  const whole = total !== undefined && total <= (read.data?.response.length ?? 0)
  return (
    <Page>
      <PageHeader
        oneLine
        title={title}
        subtitle={subtitle ?? (total === undefined ? undefined : format.int(total))}
        asOf={asOf}
        stale={staleSince(read)}
        onRetry={() => void read.refetch()}
        actions={
          <>
            {actions}
            <ListMenu views={views} files={files} whole={whole} />
          </>
        }
      />
      {files && !whole && <OnPaper />}
      {above}
      <ListBody {...body} />
      {children}
    </Page>
  )
}
