import { Popover } from '@mantine/core'
import { IconBookmark, IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staleSince } from '../../platform/online.ts'
import { StaleNote } from '../../ui/feedback/StaleNote.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { Chip } from '../../ui/layout/Chip.tsx'
import { showsSame, understood } from './arranged.ts'
import { savedViewsQuery, type ViewList } from './data.ts'
import { SaveView } from './SaveView.tsx'
import { ViewList as Views } from './ViewList.tsx'
import { ViewsSkeleton } from './ViewsSkeleton.tsx'
import styles from './views.module.css'

interface Props {
  list: ViewList
  /** What the address says, as the page reads it. */
  search: object
  /** The page's own reading of an address: what was kept long ago can never break it. */
  read: (raw: Readonly<Record<string, unknown>>) => object
}

/** A person's own views of a list: one tap opens one, and what is on the screen is kept under a name. */
export function SavedViews({ list, search, read }: Props) {
  const { t, i18n } = useTranslation('views')
  const id = useId()
  const [opened, setOpened] = useState(false)
  const answer = useQuery(savedViewsQuery(list))
  const views = understood(answer.data?.response ?? [], read, i18n.language)
  const current = views.find((view) => showsSame(view.search, search))
  // Whoever changes a view he opened most likely wants to keep it under its name.
  const [last, setLast] = useState(current?.id)
  if (current && current.id !== last) setLast(current.id)
  const since = staleSince(answer)
  const close = () => setOpened(false)
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Chip on={current !== undefined} onClick={() => setOpened(!opened)}>
          <IconBookmark size={14} aria-hidden />
          <span>{current ? t('current', { name: current.name }) : t('label')}</span>
          <IconChevronDown size={14} aria-hidden />
        </Chip>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-labelledby={id}>
        <h2 id={id} className="sr-only">
          {t('label')}
        </h2>
        {since !== null && (
          <div className={styles.stale}>
            <StaleNote since={since} onRetry={() => void answer.refetch()} />
          </div>
        )}
        <Loaded read={answer} skeleton={<ViewsSkeleton />}>
          {() => (
            <>
              <Views list={list} views={views} current={current} onOpen={close} />
              {!current && <SaveView list={list} search={search} views={views} last={last} onSaved={close} />}
            </>
          )}
        </Loaded>
      </Popover.Dropdown>
    </Popover>
  )
}
