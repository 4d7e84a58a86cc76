import type { ReactNode } from 'react'
import { type Freshness, staleSince } from '../../platform/online.ts'
import { Loaded, type Read } from '../feedback/Loaded.tsx'
import { LinesSkeleton } from '../feedback/Skeleton.tsx'
import { Card } from './Card.tsx'
import { Page } from './Page.tsx'
import { PageHeader } from './PageHeader.tsx'

/** What the header of a record takes over from its page. */
interface Frame {
  readonly back: ReactNode
  readonly stale: number | null
  readonly onRetry: () => void
}

interface Props<A> {
  read: Read<A> & Freshness
  /** Of the header until the record is there. */
  title: string
  /** The way back to the list. */
  back?: ReactNode
  /** Lines of the skeleton. */
  lines?: number
  children: (answer: A, frame: Frame) => ReactNode
}

/** The page of one record: its header, the skeleton while it loads, its error, and what it shows. */
export const RecordPage = <A,>({ read, title, back, lines = 8, children }: Props<A>) => (
  <Page>
    <Loaded
      read={read}
      header={<PageHeader title={title} back={back} />}
      skeleton={
        <Card>
          <LinesSkeleton lines={lines} />
        </Card>
      }
    >
      {(answer) => children(answer, { back, stale: staleSince(read), onRetry: () => void read.refetch() })}
    </Loaded>
  </Page>
)
