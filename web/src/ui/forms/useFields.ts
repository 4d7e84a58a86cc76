import { type ChangeEvent, type FormEvent, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { toast } from '../feedback/toast.tsx'
import { fieldError } from './field-error.ts'
import { focusFirstError } from './focus-first-error.ts'

type Errors<V> = { readonly [K in keyof V]?: string }
/** For each field what would be right, or null when it is. */
export type Checks<V> = { readonly [K in keyof V]?: (value: V[K], values: V) => string | null }

const errorOf = <V>(checks: Checks<V>, name: keyof V, values: V) =>
  checks[name]?.(values[name], values) ?? undefined

/**
 * A form as all our forms are: a field is checked when it is left, the first error is focused when the form
 * is sent, the server's refusals land on the fields they belong to, and what belongs to none is said in a
 * toast. Own and small because it is part of the login's first load.
 */
export function useFields<V extends Record<string, unknown>>(initial: V, checks: Checks<V>) {
  const { t } = useTranslation('ui')
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<V>>({})
  const [busy, setBusy] = useState(false)

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    setValues((old) => ({ ...old, [name]: value }))
    setErrors((old) => ({ ...old, [name]: undefined }))
  }
  const fill = useCallback((some: Partial<V>) => setValues((old) => ({ ...old, ...some })), [])
  const check = (name: keyof V) => setErrors((old) => ({ ...old, [name]: errorOf(checks, name, values) }))

  const land = (error: unknown) => {
    const ours =
      error instanceof ApiError ? Object.entries(error.fields).filter(([name]) => name in values) : []
    if (!(error instanceof ApiError) || ours.length === 0) return toast.error(error)
    setErrors(
      Object.fromEntries(
        ours.map(([name, code]) => [name, fieldError(t, code) ?? error.message]),
      ) as Errors<V>,
    )
    focusFirstError()
  }
  const send = async (act: (values: V) => Promise<unknown>) => {
    setBusy(true)
    await act(values).catch(land)
    setBusy(false)
  }
  return {
    values,
    set,
    /** Puts values in that were found elsewhere; nothing of them is judged yet. */
    fill,
    busy,
    /** Whether anything differs from the beginning. */
    dirty: (Object.keys(initial) as (keyof V)[]).some((name) => values[name] !== initial[name]),
    reset: () => setValues(initial),
    /** Something is wrong with a field that only the server could know. */
    fail: (name: keyof V, sentence: string) => {
      setErrors((old) => ({ ...old, [name]: sentence }))
      focusFirstError()
    },
    /** For a text field of the kit. */
    text: (name: keyof V & string) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set(name, event.currentTarget.value as V[typeof name]),
      onBlur: () => check(name),
    }),
    /** For a checkbox. */
    tick: (name: keyof V & string) => ({
      name,
      checked: values[name] as boolean,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set(name, event.currentTarget.checked as V[typeof name]),
    }),
    submit: (act: (values: V) => Promise<unknown>) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const wrong = Object.fromEntries(
        Object.keys(checks).flatMap((name) => {
          const error = errorOf(checks, name as keyof V, values)
          return error ? [[name, error]] : []
        }),
      ) as Errors<V>
      setErrors(wrong)
      if (Object.keys(wrong).length > 0) focusFirstError()
      else void send(act)
    },
  }
}

/** What `text` gives, for parts that draw single fields of a form. */
export type TextField = ReturnType<ReturnType<typeof useFields<Record<string, unknown>>>['text']>
