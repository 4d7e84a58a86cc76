import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { Chip } from '../../ui/layout/Chip.tsx'
import styles from './requests.module.css'

const ready = ['soldOut', 'reprint', 'replaced', 'sentLately'] as const

/** Whoever chose words of his own goes on by writing them. */
const focus = (field: HTMLTextAreaElement | null) => field?.focus()

interface Props {
  label: string
  hint: string
  value: string
  onChange: (reason: string) => void
}

/** Why not, in ready-made words or in one's own; whoever asked reads it. */
export function ReasonChoice({ label, hint, value, onChange }: Props) {
  const { t } = useTranslation('materials')
  const [own, setOwn] = useState(false)
  return (
    <fieldset className={styles.reasons}>
      <legend>{label}</legend>
      <div className={styles.chips}>
        {ready.map((key) => {
          const words = t(`requests.reasons.${key}`)
          const on = !own && value === words
          return (
            <Chip
              key={key}
              on={on}
              aria-pressed={on}
              onClick={() => {
                setOwn(false)
                onChange(on ? '' : words)
              }}
            >
              {words}
            </Chip>
          )
        })}
        <Chip
          on={own}
          aria-pressed={own}
          onClick={() => {
            setOwn(!own)
            onChange('')
          }}
        >
          {t('requests.reasons.other')}
        </Chip>
      </div>
      {own && (
        <TextArea
          ref={focus}
          rows={2}
          maxLength={500}
          aria-label={label}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
      <small>{hint}</small>
    </fieldset>
  )
}
