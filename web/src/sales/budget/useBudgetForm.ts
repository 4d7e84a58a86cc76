import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { isLanguage } from '../../platform/i18n/languages.ts'
import { useWrite } from '../../platform/use-write.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useUnsaved } from '../../ui/forms/useUnsaved.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { type BudgetRow, type PartitionKey, setBudget } from '../data.ts'
import { useView } from '../view.ts'
import { type BudgetForm, formOf, type Meanwhile, meanwhileOf, readBudget, withSum } from './budget-form.ts'

/** What is typed, what it amounts to, and how it is saved. */
export function useBudgetForm(row: BudgetRow, onDone: () => void) {
  const { t: app, i18n } = useTranslation('app')
  const language = isLanguage(i18n.language) ? i18n.language : 'it'
  const format = useFormat()
  const { scope, meta } = useView()
  const [first] = useState(() => formOf(row, format))
  const [form, setForm] = useState<BudgetForm>(first)
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const [saved, setSaved] = useState(false)
  const write = useWrite(setBudget())
  const read = readBudget(form, language)
  const dirty = form !== first && !saved
  useUnsaved(dirty, app('unsaved'))

  /** @param version the one the person has seen; after a conflict the one of the other person */
  const save = (version = row.version ?? 0) => {
    const { amount, months } = read
    if (amount === null || scope.about.agency === undefined) return
    write.mutate(
      {
        params: { id: scope.about.agency },
        body: {
          year: meta.year,
          category: row.category as PartitionKey,
          amount,
          version,
          ...(months && { months: months.map((month) => month ?? 0) }),
          ...(scope.about.client && { client: scope.about.client }),
        },
      },
      {
        onSuccess: () => {
          setSaved(true)
          toast.ok(app('toasts.changesSaved'))
          onDone()
        },
        onError: (error) => {
          const changed = error instanceof ApiError && error.key === 'changed_meanwhile'
          if (changed) setMeanwhile(meanwhileOf(error.current))
          else toast.error(error)
        },
      },
    )
  }
  return {
    form,
    read,
    dirty,
    meanwhile,
    busy: write.isPending,
    save,
    change: (next: Partial<BudgetForm>) => setForm({ ...form, ...next }),
    setMonth: (at: number, text: string) =>
      setForm({ ...form, months: form.months.map((old, i) => (i === at ? text : old)) }),
    sumUp: () => setForm(withSum(form, language, format)),
  }
}

export type BudgetEditor = ReturnType<typeof useBudgetForm>
