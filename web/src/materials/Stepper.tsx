import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './materials.module.css'

interface Props {
  /** Of what, for its label. */
  name: string
  /** Pieces; 0 while nothing is written. */
  value: number
  /** Pieces in a pack: the signs go to the next whole pack. */
  step: number
  most?: number
  onChange: (value: number) => void
}

/** A quantity in whole packs by its signs, in any number of pieces by writing it. */
export function Stepper({ name, value, step, most = 99_999, onChange }: Props) {
  const { t } = useTranslation('materials')
  const less = (Math.ceil(value / step) - 1) * step
  const more = (Math.floor(value / step) + 1) * step
  return (
    <span className={styles.stepper}>
      <ActionIcon
        size="lg"
        aria-label={t('less', { name })}
        disabled={less < 1}
        onClick={() => onChange(less)}
      >
        <IconMinus size={18} />
      </ActionIcon>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={t('quantityOf', { name })}
        value={value === 0 ? '' : String(value)}
        onChange={(event) => {
          const digits = event.currentTarget.value.replaceAll(/\D/g, '')
          onChange(Math.min(Number(digits), most))
        }}
      />
      <ActionIcon
        size="lg"
        aria-label={t('more', { name })}
        disabled={more > most}
        onClick={() => onChange(more)}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </span>
  )
}
