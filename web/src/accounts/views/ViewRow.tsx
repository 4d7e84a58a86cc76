import { ActionIcon } from '@mantine/core'
import {
  IconCheck,
  IconMailForward,
  IconPencil,
  IconTrash,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { View } from './arranged.ts'
import type { ViewList } from './data.ts'
import styles from './views.module.css'

interface Props {
  list: ViewList
  view: View
  current: boolean
  /** Without a network views are opened and not changed. */
  fixed: boolean
  onOpen: () => void
  onRename: () => void
  /** Only for those who have somebody to share with; they may also have it sent. */
  onShare?: (() => void) | undefined
  onDelete: () => void
}

/** A view: a link to the same list as it was kept. */
export function ViewRow({ list, view, current, fixed, onOpen, onRename, onShare, onDelete }: Props) {
  const { t } = useTranslation('views')
  const { name } = view
  return (
    <li className={styles.row}>
      <Link
        to="."
        search={() => view.search}
        activeOptions={{ exact: true }}
        className={styles.open}
        aria-current={current ? 'page' : undefined}
        data-autofocus={current || undefined}
        onClick={onOpen}
      >
        <span className={styles.mark}>{current && <IconCheck size={16} aria-hidden />}</span>
        <span className={styles.name}>{name}</span>
      </Link>
      {onShare && (
        <ActionIcon
          aria-label={t('schedule', { name })}
          renderRoot={(props) => (
            <Link {...props} to="/account/schedules" search={{ list, view: view.id }} onClick={onOpen} />
          )}
        >
          <IconMailForward size={16} />
        </ActionIcon>
      )}
      {onShare && (
        <ActionIcon
          aria-label={t(view.shared ? 'sharedAs' : 'share', { name })}
          data-on={view.shared ? true : undefined}
          disabled={fixed}
          onClick={onShare}
        >
          {view.shared ? <IconUsers size={16} /> : <IconUserPlus size={16} />}
        </ActionIcon>
      )}
      <ActionIcon aria-label={t('rename', { name })} disabled={fixed} onClick={onRename}>
        <IconPencil size={16} />
      </ActionIcon>
      <ActionIcon aria-label={t('delete', { name })} disabled={fixed} onClick={onDelete}>
        <IconTrash size={16} />
      </ActionIcon>
    </li>
  )
}
