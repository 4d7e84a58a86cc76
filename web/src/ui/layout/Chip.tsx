import type { ComponentProps } from 'react'
import styles from './Chip.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** What it stands for is chosen, or is not as it is at first. */
  on?: boolean
}

/** A small button in the row above a list; tinted once it shapes what is shown. */
export const Chip = ({ on = false, ...button }: Props) => (
  <button {...button} type="button" className={styles.chip} data-on={on || undefined} />
)
