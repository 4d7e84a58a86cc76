import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './SearchAhead.module.css'

interface Props {
  typed: string
  onTyped: (typed: string) => void
  onClose: () => void
}

/** The field of the search while its script is on its way: the letters typed meanwhile go on in it. */
export function SearchAhead({ typed, onTyped, onClose }: Props) {
  const { t } = useTranslation('app')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <input
      ref={input}
      className={styles.field}
      aria-label={t('search.label')}
      autoComplete="off"
      value={typed}
      onChange={(event) => onTyped(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    />
  )
}
