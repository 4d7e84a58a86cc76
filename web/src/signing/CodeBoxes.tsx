import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CodeBoxes.module.css'

interface Props {
  value: string
  error: string | null
  onChange: (value: string) => void
  /** Enter, once all six are there. */
  onEnter: () => void
}

const places = [0, 1, 2, 3, 4, 5]

/**
 * Six boxes in two groups of three, and one field that lies over them: so that the telephone offers the code it
 * has just received, and a paste fills all of them.
 */
export function CodeBoxes({ value, error, onChange, onEnter }: Props) {
  const { t } = useTranslation('signing')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Who has just asked for the code types it next; who typed a wrong one, another.
  useEffect(() => {
    field.current?.focus()
  }, [error])
  return (
    <div>
      <div className={styles.boxes} data-wrong={error !== null || undefined}>
        <input
          ref={field}
          className={styles.field}
          aria-label={t('code.label')}
          aria-invalid={error !== null}
          aria-describedby={id}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="one-time-code"
          pattern="\d{6}"
          maxLength={12}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
          onKeyDown={(event) => event.key === 'Enter' && value.length === 6 && onEnter()}
        />
        {places.map((place) => (
          <span
            key={place}
            className={styles.box}
            data-next={place === Math.min(value.length, 5) || undefined}
            aria-hidden
          >
            {value[place]}
          </span>
        ))}
      </div>
      <p id={id} className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}
