import type { FormEvent, ReactNode } from 'react'
import styles from './Form.module.css'

interface Props {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
  label: string
}

/** Fields under one another, checked by us in the language of the screen and not by the browser in its own. */
export function Form({ onSubmit, children, label }: Props) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate aria-label={label}>
      {children}
    </form>
  )
}

/** What a form is sent with; below the fields. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.acts}>{children}</div>
)
