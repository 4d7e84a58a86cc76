import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './signing.module.css'

interface Props {
  onDecline: () => void
  children: ReactNode
}

/** What can be done now, always in reach of the thumb; not to sign is always among it. */
export function Acts({ onDecline, children }: Props) {
  const { t } = useTranslation('signing')
  return (
    <div className={styles.acts}>
      <Button size="lg" className={styles.decline} onClick={onDecline}>
        {t('decline.open')}
      </Button>
      {children}
    </div>
  )
}
