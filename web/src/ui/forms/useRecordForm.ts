import type { FormErrors } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { toast } from '../feedback/toast.tsx'
import { fieldError } from './field-error.ts'
import { focusFirstError } from './focus-first-error.ts'
import { type CheckedForm, useCheckedForm } from './useCheckedForm.ts'
import { useUnsaved } from './useUnsaved.ts'

interface Options<V, A> {
  readonly initial: V
  readonly check: (values: V) => FormErrors
  /**
   * Writes the values; its refusals are shown by this form.
   * @param over the refusal whose record the person chose to write over
   */
  readonly write: (values: V, over: ApiError | null) => Promise<A>
  readonly onSaved: (answer: A, values: V) => void
  /** What the toast says at the end, null for none; “Changes saved” where nothing is given. */
  readonly done?: (answer: A) => string | null
  readonly onChange?: () => void
  /** The path in the form for a path in the body that was sent. */
  readonly pathOf?: (path: string, values: V) => string
}

export interface RecordForm<V> extends CheckedForm<V> {
  readonly busy: boolean
  /** The refusal `changed_meanwhile`, which carries the record as it is now. */
  readonly overtaken: ApiError | null
  readonly save: (values: V, over?: ApiError | null) => void
}

/**
 * The form of a record that is read, changed and saved as one. Leaving unsaved changes asks once; a fault the server
 * finds stands at its field; `changed_meanwhile` becomes `overtaken`; any other refusal is a toast.
 */
export function useRecordForm<V extends object, A>(options: Options<V, A>): RecordForm<V> {
  const { initial, check, write, onSaved, done, onChange, pathOf = (path) => path } = options
  const { t: ui } = useTranslation('ui')
  const { t: app } = useTranslation('app')
  const form = useCheckedForm({ initial, check, onChange })
  const [busy, setBusy] = useState(false)
  const [overtaken, setOvertaken] = useState<ApiError | null>(null)
  useUnsaved(form.dirty && !busy, app('unsaved'))

  const showRefusal = (error: unknown, values: V) => {
    if (!(error instanceof ApiError)) return toast.error(error)
    if (error.key === 'changed_meanwhile') return setOvertaken(error)
    const faults = Object.entries(error.fields).flatMap(([sent, codes]) => {
      const path = pathOf(sent, values)
      return (path.split('.')[0] ?? '') in values ? [[path, fieldError(ui, codes) ?? error.message]] : []
    })
    if (faults.length === 0) return toast.error(error)
    form.setErrors(Object.fromEntries(faults))
    focusFirstError()
  }
  const send = async (values: V, over: ApiError | null) => {
    setBusy(true)
    try {
      const answer = await write(values, over)
      setOvertaken(null)
      form.resetDirty(values)
      const said = done ? done(answer) : app('toasts.changesSaved')
      if (said !== null) toast.ok(said)
      onSaved(answer, values)
    } catch (error) {
      showRefusal(error, values)
    } finally {
      setBusy(false)
    }
  }
  return { ...form, busy, overtaken, save: (values, over = null) => void send(values, over) }
}
