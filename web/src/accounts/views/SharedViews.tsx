import { ActionIcon } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../platform/online.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import type { View } from './arranged.ts'
import { saveView, type ViewList } from './data.ts'
import styles from './views.module.css'

interface Props {
  list: ViewList
  views: readonly View[]
  current: View | undefined
  onOpen: () => void
}

/** What others share, each under its owner's name: it is opened, and copied to be changed. */
export function SharedViews({ list, views, current, onOpen }: Props) {
  const { t } = useTranslation('views')
  const online = useOnline()
  const shared = views.filter(({ owner }) => owner !== null)
  if (shared.length === 0) return null
  const copy = ({ name, search }: View) =>
    saveView({ list, name, search }).then(() => toast.ok(t('copied', { name })), toast.error)
  return (
    <section className={styles.others} aria-label={t('others')}>
      <h3 className={styles.inMenu}>{t('others')}</h3>
      <ul className={styles.list}>
        {shared.map((view) => (
          <li key={view.id} className={styles.row}>
            <Link
              to="."
              search={() => view.search}
              activeOptions={{ exact: true }}
              className={styles.open}
              aria-current={view.id === current?.id ? 'page' : undefined}
              onClick={onOpen}
            >
              <span className={styles.mark}>
                {view.id === current?.id && <IconCheck size={16} aria-hidden />}
              </span>
              <span className={styles.name}>
                {view.name}
                <small className={styles.owner}>{view.owner}</small>
              </span>
            </Link>
            <ActionIcon
              aria-label={t('copy', { name: view.name })}
              disabled={!online}
              onClick={() => void copy(view)}
            >
              <IconCopy size={16} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </section>
  )
}
