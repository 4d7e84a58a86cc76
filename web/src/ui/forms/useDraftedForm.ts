import type { FormErrors } from '@mantine/form'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../platform/api-error.ts'
import type { JournalKind } from '../../platform/journal/kind.ts'
import type { Outcome } from '../../platform/journal/outcome.ts'
import type { Found } from '../../platform/journal/useJournal.ts'
import { toast } from '../feedback/toast.tsx'
import { fieldError } from './field-error.ts'
import { focusFirstError } from './focus-first-error.ts'
import { mergeOf } from './merge.ts'
import { same } from './same.ts'
import { type CheckedForm, useCheckedForm } from './useCheckedForm.ts'
import { useOnDevice } from './useOnDevice.ts'
import { useOtherTabs } from './useOtherTabs.ts'
import { useUnsaved } from './useUnsaved.ts'

/** What the form goes on from: the record as the server has it, or the beginning of a new one. */
export interface Base<V> {
  readonly version: number | null
  readonly values: V
}
/** What lies on the device of a form. */
export interface KeptForm<V> {
  readonly base: Base<V>
  readonly values: V
}

interface Options<V, A extends string> {
  readonly kind: JournalKind
  readonly found: Found
  readonly subject: string
  readonly base: Base<V>
  /** What sending it needs besides the values. */
  readonly also?: object
  readonly check: (values: V) => FormErrors
  /** What a list says of it: for whom, and a few words. */
  readonly about: (values: V) => { readonly title: string; readonly about: string }
  /** The values without what arrived with the sending and must not go again. */
  readonly arrived?: (values: V, sent: V) => V
  readonly versionOf?: (answer: unknown) => number | null
  readonly onDone: (answer: unknown, act: A, sent: V) => void
  /** Somebody was faster: what there is now is read again. */
  readonly reread?: () => void
  readonly pathOf?: (path: string, values: V) => string
}

/**
 * A form that may be written without a network: kept on the device while it is typed, found again after anything, sent
 * under one number however often it is tried, and never cleared of what was typed after it had left.
 */
export function useDraftedForm<V extends object, A extends string>(options: Options<V, A>) {
  const { kind, found, subject, also, check, about, arrived, versionOf, onDone, reread } = options
  const { t: ui } = useTranslation('ui')
  const { t: app } = useTranslation('app')
  const start = found.fields as KeptForm<V> | null
  const [base, setBase] = useState(start?.base ?? options.base)
  const form: CheckedForm<V> = useCheckedForm({ initial: start?.values ?? base.values, check })
  const { values } = form
  const dirty = useMemo(() => !same(values, base.values), [values, base])
  const device = useOnDevice<V, A>({
    kind,
    found,
    subject,
    typed: values,
    isEmpty: (typed) => same(typed, base.values),
    fieldsOf: (typed) => ({ ...also, base, values: typed }) satisfies KeptForm<V>,
    about,
    heard: (outcome) => heard(outcome),
  })
  const { keeping, leaving, kept } = device
  useOtherTabs<V>(found.id, keeping, {
    read: (fields) => (fields as KeptForm<V>).values,
    now: form.getValues,
    take: (next) => form.setValues(next as Partial<V>),
  })
  useUnsaved(dirty && kept !== null && 'problem' in kept, app('unsaved'))

  const { version } = options.base
  const behind = version !== null && base.version !== null && version > base.version && leaving === null
  const meanwhile = useMemo(
    () =>
      behind && dirty
        ? mergeOf(
            base.values as Readonly<Record<string, unknown>>,
            options.base.values as Readonly<Record<string, unknown>>,
            values as Readonly<Record<string, unknown>>,
          )
        : null,
    [behind, dirty, base, options.base, values],
  )
  /** Goes on from what is there now; of the fields the named ones are theirs. */
  const settle = (theirs: readonly string[]) => {
    const taken = Object.fromEntries(theirs.map((key) => [key, options.base.values[key as keyof V]]))
    setBase(options.base)
    form.setValues({ ...values, ...taken })
  }
  const adopt = useEffectEvent(() => {
    keeping.settled(options.base.values)
    setBase(options.base)
    form.setValues(options.base.values)
  })
  useEffect(() => {
    // Nothing of one's own is typed: the form simply shows what there is now.
    if (behind && !dirty) queueMicrotask(() => adopt())
  }, [behind, dirty])

  const refused = (error: ApiError) => {
    if (error.key === 'changed_meanwhile') {
      toast.info(error.message)
      return reread?.()
    }
    const pathOf = options.pathOf ?? ((path: string) => path)
    const faults = Object.entries(error.fields).flatMap(([at, codes]) => {
      const path = pathOf(at, values)
      return (path.split('.')[0] ?? '') in values ? [[path, fieldError(ui, codes) ?? error.message]] : []
    })
    if (faults.length === 0) return toast.error(error)
    form.setErrors(Object.fromEntries(faults))
    focusFirstError()
  }
  function heard(outcome: Outcome) {
    if (!outcome.done) return outcome.waits ? undefined : refused(outcome.error)
    const typed = form.getValues()
    const { values: sent } = outcome.fields as KeptForm<V>
    const clean = arrived ? arrived(sent, sent) : sent
    const next = arrived ? arrived(typed, sent) : typed
    setBase({ version: versionOf?.(outcome.answer) ?? base.version, values: clean })
    if (same(next, clean)) keeping.settled(next)
    if (next !== typed) form.setValues(next)
    onDone(outcome.answer, outcome.act as A, sent)
  }
  return {
    ...form,
    ...device,
    dirty,
    meanwhile,
    settle,
    /** Gives up what was typed. */
    discard: () => {
      device.drop(base.values)
      form.setValues(base.values)
    },
  }
}
