import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staleSince } from '../../platform/online.ts'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { StaleNote } from '../../ui/feedback/StaleNote.tsx'
import { showsSame, understood } from './arranged.ts'
import { savedViewsQuery, type ViewList } from './data.ts'
import { SaveView } from './SaveView.tsx'
import { SharedViews } from './SharedViews.tsx'
import { ViewList as Views } from './ViewList.tsx'
import { ViewsSkeleton } from './ViewsSkeleton.tsx'
import styles from './views.module.css'

export interface ViewsProps {
  list: ViewList
  /** What the address says, as the page reads it. */
  search: object
  /** The page's own reading of an address: what was kept long ago can never break it. */
  read: (raw: Readonly<Record<string, unknown>>) => object
}

/** A person's views of a list, and which of them is on the screen. */
export function useViews({ list, search, read }: ViewsProps, language: string) {
  const answer = useQuery(savedViewsQuery(list))
  const views = understood(answer.data?.response ?? [], read, language)
  return { answer, views, current: views.find((view) => showsSame(view.search, search)) }
}

interface Props extends ReturnType<typeof useViews>, Pick<ViewsProps, 'list' | 'search'> {
  onDone: () => void
}

/** Opens a view, keeps what is on the screen as one, renames and deletes them. */
export function ViewsPanel({ list, search, answer, views, current, onDone }: Props) {
  // Proposes the name of the opened view: a changed view is usually saved under the same name.
  const [last, setLast] = useState(current?.id)
  if (current && current.id !== last) setLast(current.id)
  const since = staleSince(answer)
  const own = views.filter(({ owner }) => owner === null)
  return (
    <>
      {since !== null && (
        <div className={styles.stale}>
          <StaleNote since={since} onRetry={() => void answer.refetch()} />
        </div>
      )}
      <Loaded read={answer} skeleton={<ViewsSkeleton />}>
        {() => (
          <>
            <Views list={list} views={own} current={current} onOpen={onDone} />
            <SharedViews list={list} views={views} current={current} onOpen={onDone} />
            {!current && <SaveView list={list} search={search} views={own} last={last} onSaved={onDone} />}
          </>
        )}
      </Loaded>
    </>
  )
}
