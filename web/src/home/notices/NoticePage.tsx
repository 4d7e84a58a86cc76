import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Loaded } from '../../ui/feedback/Loaded.tsx'
import { newestNotices, noticesQuery } from '../data.ts'
import { NoticeRow } from './NoticeRow.tsx'
import { NoticesSkeleton } from './NoticesSkeleton.tsx'
import styles from './notices.module.css'

interface Props {
  /** The notice these come before; without it they are the newest. */
  before?: number
  now: number
  onLeave: () => void
}

/** Some notices and, when asked for, those before them. */
export function NoticePage({ before, now, onLeave }: Props) {
  const { t } = useTranslation('notices')
  const read = useQuery(before === undefined ? newestNotices() : noticesQuery(before))
  const [wantsOlder, setWantsOlder] = useState(false)
  const next = useRef<HTMLDivElement>(null)
  // The button is removed by its press: the focus moves to the first older notice.
  useEffect(() => {
    if (wantsOlder) next.current?.focus()
  }, [wantsOlder])
  return (
    <Loaded read={read} skeleton={<NoticesSkeleton rows={before === undefined ? 8 : 3} />}>
      {({ response: { notices, older } }) => {
        const last = notices.at(-1)
        if (!last && before === undefined)
          return (
            <EmptyState drawing="box" title={t('none')}>
              {t('noneNext')}
            </EmptyState>
          )
        return (
          <>
            <ul className={styles.list} aria-label={t('title')}>
              {notices.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} now={now} onLeave={onLeave} />
              ))}
            </ul>
            {last && older && !wantsOlder && (
              <Button className={styles.older} onClick={() => setWantsOlder(true)}>
                {t('older')}
              </Button>
            )}
            {last && older && wantsOlder && (
              <div ref={next} tabIndex={-1} className={styles.next}>
                <NoticePage before={last.id} now={now} onLeave={onLeave} />
              </div>
            )}
            {!older && <p className={styles.end}>{t('kept')}</p>}
          </>
        )
      }}
    </Loaded>
  )
}
