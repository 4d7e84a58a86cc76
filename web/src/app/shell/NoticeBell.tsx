import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../accounts/index.ts'
import { newestNotices, type Unread } from '../../home/index.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'
import styles from './HeaderSign.module.css'
import { useReadHere } from './useReadHere.ts'

const NoticePanel = lazyExtra(() => import('../../home/notices/NoticePanel.tsx'), 'NoticePanel')
const none: readonly Unread[] = []

/** How much is unread, quietly; what, is loaded when it is first asked for. */
export function NoticeBell({ me }: { me: User }) {
  const { t } = useTranslation('app')
  const { data } = useQuery(newestNotices())
  const unread = data?.response.unread ?? none
  const bell = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  const [wanted, setWanted] = useState(false)
  useReadHere(me, unread)
  const count = unread.length
  const n = count > 99 ? '99+' : String(count)
  const close = () => {
    setOpened(false)
    bell.current?.focus()
  }
  return (
    <>
      <button
        ref={bell}
        type="button"
        className={styles.sign}
        data-tour="bell"
        aria-label={count ? t('notices.unread', { count, n }) : t('notices.label')}
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
          setOpened(true)
        }}
      >
        <IconBell size={20} stroke={1.6} aria-hidden />
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {n}
          </span>
        )}
      </button>
      <Suspense fallback={null}>{wanted && <NoticePanel opened={opened} onClose={close} />}</Suspense>
    </>
  )
}
