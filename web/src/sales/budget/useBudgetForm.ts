import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { useFormat } from '../../ui/useFormat.ts'
import { type BudgetRow, type PartitionKey, setBudget } from '../data.ts'
import { useView } from '../view.ts'
import { type BudgetForm, formOf, meanwhileOf, readBudget, withSum } from './budget-form.ts'

/** What is typed, what it amounts to, and how it is saved. */
export function useBudgetForm(row: BudgetRow, onDone: () => void) {
  const { t } = useTranslation('sales')
  const language = useLanguage()
  const format = useFormat()
  const { scope, meta } = useView()
  const { mutateAsync } = useWrite(setBudget())
  const check = (typed: BudgetForm) => {
    const { amount, months } = readBudget(typed, language)
    return {
      amount: amount === null && t('budgetTab.amountNeeded'),
      ...Object.fromEntries(
        (months ?? []).map((month, i) => [`months.${i}`, month === null && t('budgetTab.monthNeeded')]),
      ),
    }
  }
  const form = useRecordForm({
    initial: formOf(row, format),
    check,
    write: async (typed, over) => {
      const { amount, months } = readBudget(typed, language)
      if (amount === null || scope.about.agency === undefined) return
      await mutateAsync({
        params: { id: scope.about.agency },
        body: {
          year: meta.year,
          category: row.category as PartitionKey,
          amount,
          version: over ? meanwhileOf(over.current).version : (row.version ?? 0),
          ...(months && { months: months.map((month) => month ?? 0) }),
          ...(scope.about.client && { client: scope.about.client }),
        },
      })
    },
    onSaved: onDone,
  })
  const read = readBudget(form.values, language)
  return {
    form,
    read,
    meanwhile: form.overtaken && meanwhileOf(form.overtaken.current),
    // That months do not add up is shown while they are typed; saving waits until they do.
    save: form.submit((typed) => read.valid && form.save(typed)),
    saveOver: () => read.valid && form.save(form.getValues(), form.overtaken),
    sumUp: () => form.setFieldValue('amount', withSum(form.values, language, format).amount),
  }
}

export type BudgetEditor = ReturnType<typeof useBudgetForm>
