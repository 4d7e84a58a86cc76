import { type ChangeEvent, type FormEvent, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { toast } from '../feedback/toast.tsx'
import { fieldError } from './field-error.ts'
import { focusFirstError } from './focus-first-error.ts'

/**
 * What is wrong with a field: found by its check, a code of the server's, or a sentence somebody gave. It is put into words
 * when it is drawn, so that it follows a change of the language.
 */
type Fault = 'checked' | { readonly code: string; readonly message: string } | { readonly sentence: string }
type Faults<V> = { readonly [K in keyof V]?: Fault | undefined }
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
  const [faults, setFaults] = useState<Faults<V>>({})
  const [busy, setBusy] = useState(false)

  const set = <K extends keyof V>(name: K, value: V[K]) => {
    setValues((old) => ({ ...old, [name]: value }))
    setFaults((old) => ({ ...old, [name]: undefined }))
  }
  const fill = useCallback((some: Partial<V>) => setValues((old) => ({ ...old, ...some })), [])
  const faultOf = (name: keyof V): Fault | undefined =>
    errorOf(checks, name, values) === undefined ? undefined : 'checked'
  const check = (name: keyof V) => setFaults((old) => ({ ...old, [name]: faultOf(name) }))
  const said = (name: keyof V): string | undefined => {
    const fault: Fault | undefined = faults[name]
    if (fault === undefined) return undefined
    if (fault === 'checked') return errorOf(checks, name, values)
    return 'sentence' in fault ? fault.sentence : (fieldError(t, fault.code) ?? fault.message)
  }

  const showRefusal = (error: unknown) => {
    const ours =
      error instanceof ApiError ? Object.entries(error.fields).filter(([name]) => name in values) : []
    if (!(error instanceof ApiError) || ours.length === 0) return toast.error(error)
    const { message } = error
    setFaults(Object.fromEntries(ours.map(([name, code]) => [name, { code, message }])) as Faults<V>)
    focusFirstError()
  }
  const send = async (act: (values: V) => Promise<unknown>) => {
    setBusy(true)
    await act(values).catch(showRefusal)
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
      setFaults((old) => ({ ...old, [name]: { sentence } }))
      focusFirstError()
    },
    /** For a text field of the kit. */
    text: (name: keyof V & string) => ({
      name,
      value: values[name] as string,
      error: said(name),
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
      const wrong = Object.keys(checks).filter((name) => faultOf(name) !== undefined)
      setFaults(Object.fromEntries(wrong.map((name) => [name, 'checked'])) as Faults<V>)
      if (wrong.length > 0) focusFirstError()
      else void send(act)
    },
  }
}

/** What `text` gives, for parts that draw single fields of a form. */
export type TextField = ReturnType<ReturnType<typeof useFields<Record<string, unknown>>>['text']>
