import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../platform/api-error.ts'
import { staleSince, useOnline } from '../../platform/online.ts'
import { StaleNote } from '../../ui/feedback/StaleNote.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { newestNotices, readAll } from '../data.ts'
import { NoticePage } from './NoticePage.tsx'
import styles from './notices.module.css'

/** How much is unread, the way to be done with it, and the notices. */
export function NoticeList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notices')
  const online = useOnline()
  const read = useQuery(newestNotices())
  const [now] = useState(() => Date.now())
  const [marking, setMarking] = useState(false)
  const state = useRef<HTMLOutputElement>(null)
  const since = staleSince(read)
  const count = read.data?.response.unread.length ?? 0
  const newest = read.data?.response.notices[0]

  const markAll = async (upTo: number) => {
    setMarking(true)
    await readAll(upTo).catch((error: unknown) => toast.error(messageOf(error)))
    setMarking(false)
    // The button was removed: the focus stays in the panel and the result is announced.
    state.current?.focus()
  }
  return (
    <>
      {newest && (
        <div className={styles.bar}>
          {since === null ? (
            <output ref={state} tabIndex={-1} className={styles.state}>
              {count ? t('unread', { count, n: count > 99 ? '99+' : count }) : t('allRead')}
            </output>
          ) : (
            <StaleNote since={since} onRetry={() => void read.refetch()} />
          )}
          {count > 0 && (
            <Button
              variant="subtle"
              size="xs"
              loading={marking}
              disabled={!online}
              onClick={() => void markAll(newest.id)}
            >
              {t('readAll')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.scroll}>
        <NoticePage now={now} onLeave={onLeave} />
      </div>
    </>
  )
}
