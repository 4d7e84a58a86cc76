import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../useFormat.ts'
import styles from './Pagination.module.css'

interface Props {
  page: number
  perPage: number
  total: number
  onPage: (page: number) => void
  /** A sentence at the foot of the table. */
  children?: ReactNode
}

/** "26–50 of 130" and the way forth and back; the foot of a paged table. */
export function Pagination({ page, perPage, total, onPage, children }: Props) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const pages = Math.max(1, Math.ceil(total / perPage))
  const from = (page - 1) * perPage + 1
  const to = Math.min(page * perPage, total)
  return (
    <nav className={styles.foot} aria-label={t('pages.label')}>
      <span aria-live="polite">
        {total > 0 &&
          t('pages.range', { from: format.int(from), to: format.int(to), total: format.int(total) })}
      </span>
      {pages > 1 && (
        <span className={styles.steps}>
          <ActionIcon
            size="xs"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
            aria-label={t('pages.before')}
          >
            <IconChevronLeft size={16} />
          </ActionIcon>
          <span>{t('pages.page', { page: format.int(page), pages: format.int(pages) })}</span>
          <ActionIcon
            size="xs"
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
            aria-label={t('pages.next')}
          >
            <IconChevronRight size={16} />
          </ActionIcon>
        </span>
      )}
      {children && <span className={styles.note}>{children}</span>}
    </nav>
  )
}
