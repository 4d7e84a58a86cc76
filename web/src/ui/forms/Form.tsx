import type { FormEvent, ReactNode } from 'react'
import { focusFirstError } from './focus-first-error.ts'
import styles from './Form.module.css'

interface Props {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
  label: string
}

/**
 * Fields under one another, checked by us in the language of the screen and not by the browser in its own; sent, the
 * first one that is wrong has the cursor.
 */
export function Form({ onSubmit, children, label }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit(event)
    focusFirstError(event.currentTarget)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={label}>
      {children}
    </form>
  )
}

/** What a form is sent with; below the fields. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.acts}>{children}</div>
)
