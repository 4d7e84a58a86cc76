import { useTranslation } from 'react-i18next'
import { useFormat } from '../useFormat.ts'
import styles from './figures.module.css'

type Sign = 'up' | 'down' | 'flat'
export const signOf = (value: number): Sign => (value > 0 ? 'up' : value < 0 ? 'down' : 'flat')

interface Props {
  /** A percentage; null is "new": nothing the year before. */
  value: number | null | undefined
  /** A change in euros instead of a percentage. */
  money?: boolean
  /** The cell behind it is tinted by the size of the change. */
  strong?: boolean
  /** Without the sign of percent, where the head of the row says it. */
  bare?: boolean
  /** What is to be paid: more of it has the colour that less of a revenue has. */
  ofPrice?: boolean
}

/** A change with its sign in words of colour and shape: never by colour alone. */
export function Delta({ value, money, strong, bare, ofPrice }: Props) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  if (value === undefined) return null
  if (value === null) return <span className={styles.new}>{t('new')}</span>
  const text = money ? format.deltaMoney(value) : format.delta(value)
  const shown = bare ? text.replace('%', '') : text
  const look = styles[signOf(ofPrice ? -value : value)]
  return <span className={`${look} ${strong ? styles.strong : ''}`}>{shown}</span>
}

/** How strongly a change colours its cell, 0–1: ten per cent and more is the full tint. */
export const tintOf = (percent: number | null | undefined): number => Math.min(1, Math.abs(percent ?? 0) / 10)
