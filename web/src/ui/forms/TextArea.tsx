import type { ComponentProps, ReactNode } from 'react'
import styles from './TextArea.module.css'

interface Props extends Omit<ComponentProps<'textarea'>, 'className'> {
  /** Where the page around it is written large. */
  large?: boolean
  /** What is wrong with it, said below it. */
  error?: ReactNode
}

/** Room for several lines, of the height it is given. */
export const TextArea = ({ large, error, ...field }: Props) => (
  <>
    <textarea
      aria-invalid={error ? true : undefined}
      {...field}
      className={styles.area}
      data-large={large || undefined}
    />
    {error && (
      <p className={styles.error} role="alert">
        {error}
      </p>
    )}
  </>
)
