import { NumberInput } from '@mantine/core'
import { mostPieces } from '@mandato/contract/ready/names'
import { useState } from 'react'
import styles from '../ready.module.css'

/** So many pieces, typed; null while what is typed is no number of pieces. */
export function usePieces(): readonly [
  pieces: number | null,
  field: { value: number | string; onChange: (value: number | string) => void },
] {
  const [value, onChange] = useState<number | string>(1)
  const pieces = Number(value)
  const valid = value !== '' && Number.isInteger(pieces) && pieces >= 1 && pieces <= mostPieces
  return [valid ? pieces : null, { value, onChange }]
}

interface Props {
  label: string
  value: number | string
  onChange: (value: number | string) => void
}

/** How many, beside the button that takes them. */
export const Pieces = ({ label, ...field }: Props) => (
  <NumberInput
    className={styles.pieces}
    aria-label={label}
    min={1}
    max={mostPieces}
    allowDecimal={false}
    allowNegative={false}
    {...field}
  />
)
