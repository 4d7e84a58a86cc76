import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form'
import { useState, type FormEvent } from 'react'
import { focusFirstError } from './focus-first-error.ts'

interface Options<V> {
  readonly initial: V
  /** What is wrong: a sentence by the path of its field (`contacts.0.name`); nothing where a field is right. */
  readonly check: (values: V) => FormErrors
  /** Called with each change. */
  readonly onChange?: (() => void) | undefined
}

export interface CheckedForm<V> extends UseFormReturnType<V> {
  /** Whether anything differs from the beginning. */
  readonly dirty: boolean
  /** For a form's `onSubmit`: acts when every field is right, else the first wrong one gets the cursor. */
  readonly submit: (act: (values: V) => void) => (event: FormEvent<HTMLFormElement>) => void
}

/**
 * A form with rows that come and go, checked as our forms are: a field when it is left, all of them when the form is
 * sent. For a few plain fields, `useFields` is the lighter one: it is loaded with the sign-in page, this one only with
 * the screens that use it.
 */
export function useCheckedForm<V extends object>({ initial, check, onChange }: Options<V>): CheckedForm<V> {
  const [first] = useState(initial)
  const form = useForm<V>({
    initialValues: first,
    // The engine takes an empty sentence for a fault.
    validate: (values) =>
      Object.fromEntries(Object.entries(check(values)).filter(([, wrong]) => Boolean(wrong))),
    validateInputOnBlur: true,
    onValuesChange: () => onChange?.(),
  })
  return {
    ...form,
    dirty: form.isDirty(),
    submit: (act) =>
      form.onSubmit(
        (values) => act(values),
        () => focusFirstError(),
      ),
  }
}
