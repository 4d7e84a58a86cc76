import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

const icons = {
  info: IconInfoCircle,
  again: IconRefresh,
  warn: IconAlertTriangle,
  err: IconAlertTriangle,
  ok: IconCircleCheck,
}

interface Props {
  tone: keyof typeof icons
  children: ReactNode
}

/** A sentence that belongs to the page: an expired session, a warning before an act. */
export function Notice({ tone, children }: Props) {
  const Icon = icons[tone]
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'err' ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
