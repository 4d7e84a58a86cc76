import { ActionIcon } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SidePane.module.css'

interface Props {
  title: string
  /** Badges beside the title. */
  marks?: ReactNode
  /** Who or what it is, in short. */
  line?: ReactNode
  /** Below the line: what can be done with it at once. */
  tools?: ReactNode
  /** Kept at the foot. */
  foot?: ReactNode
  /** To the row before and the one after; null where there is none. */
  onBefore: (() => void) | null
  onAfter: (() => void) | null
  onClose: () => void
  children: ReactNode
}

/** One row of a list, open beside it; it scrolls by itself. */
export function SidePane({ title, marks, line, tools, foot, onBefore, onAfter, onClose, children }: Props) {
  const { t } = useTranslation('ui')
  const step = (go: (() => void) | null) => ({ disabled: go === null, onClick: () => go?.() })
  return (
    <aside className={styles.pane} aria-label={title}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>{title}</h2>
          {marks}
          <span className={styles.steps}>
            <ActionIcon variant="subtle" aria-label={t('pane.before')} {...step(onBefore)}>
              <IconChevronUp size={18} />
            </ActionIcon>
            <ActionIcon variant="subtle" aria-label={t('pane.after')} {...step(onAfter)}>
              <IconChevronDown size={18} />
            </ActionIcon>
            <ActionIcon variant="subtle" aria-label={t('pane.close')} onClick={onClose}>
              <IconX size={18} />
            </ActionIcon>
          </span>
        </div>
        {line && <p>{line}</p>}
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </aside>
  )
}
