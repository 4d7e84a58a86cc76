import type { ComponentProps } from 'react'
import styles from './TextArea.module.css'

/** Room for several lines, of the height it is given; `large` where the page around it is written large. */
export const TextArea = ({
  large,
  ...field
}: Omit<ComponentProps<'textarea'>, 'className'> & { large?: boolean }) => (
  <textarea {...field} className={styles.area} data-large={large || undefined} />
)
