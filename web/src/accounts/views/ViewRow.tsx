import { ActionIcon } from '@mantine/core'
import { IconCheck, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { View } from './arranged.ts'
import styles from './views.module.css'

interface Props {
  view: View
  current: boolean
  /** Without a network views are opened and not changed. */
  fixed: boolean
  onOpen: () => void
  onRename: () => void
  onDelete: () => void
}

/** A view: a link to the same list as it was kept. */
export function ViewRow({ view, current, fixed, onOpen, onRename, onDelete }: Props) {
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
      <ActionIcon aria-label={t('rename', { name })} disabled={fixed} onClick={onRename}>
        <IconPencil size={16} />
      </ActionIcon>
      <ActionIcon aria-label={t('delete', { name })} disabled={fixed} onClick={onDelete}>
        <IconTrash size={16} />
      </ActionIcon>
    </li>
  )
}
