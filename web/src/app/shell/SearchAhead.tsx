import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SearchAhead.module.css'

/** What was typed before the search was there, and whether Enter was: it opens the first result once there is one. */
export interface Ahead {
  readonly typed: string
  readonly entered: boolean
}

interface Props {
  ahead: Ahead
  onAhead: (ahead: Ahead) => void
  onClose: () => void
}

/** The field of the search while its script is on its way: what is typed meanwhile goes on in it. */
export function SearchAhead({ ahead, onAhead, onClose }: Props) {
  const { t } = useTranslation('app')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <input
      ref={input}
      className={styles.field}
      aria-label={t('search.label')}
      autoComplete="off"
      value={ahead.typed}
      onChange={(event) => onAhead({ typed: event.currentTarget.value, entered: false })}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
        if (key === 'Enter') onAhead({ ...ahead, entered: true })
      }}
    />
  )
}
