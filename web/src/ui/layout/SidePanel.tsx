import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SidePanel.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons kept at the foot. */
  actions?: ReactNode
  width?: number
  /** The content touches the edges and scrolls by itself: a table with its foot. */
  flush?: boolean
}

/** A panel of 440 px from the right; on a phone it is the whole screen. */
export function SidePanel({ opened, onClose, title, children, actions, width = 440, flush }: Props) {
  const { t } = useTranslation('ui')
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      size={`min(${width}px, 100vw)`}
      classNames={{ content: styles.panel, header: styles.head, title: styles.title, body: styles.body }}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={flush ? styles.flush : styles.words}>{children}</div>
      {actions && <div className={styles.acts}>{actions}</div>}
    </Drawer>
  )
}
