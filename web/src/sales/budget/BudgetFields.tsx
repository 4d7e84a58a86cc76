import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { MoneyField } from '../../ui/forms/MoneyField.tsx'
import { Segmented } from '../../ui/layout/Segmented.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './BudgetDialog.module.css'
import type { BudgetEditor } from './useBudgetForm.ts'

interface Props {
  budget: BudgetEditor
  onLeave: () => void
}

export function BudgetFields({ budget, onLeave }: Props) {
  const { t } = useTranslation('sales')
  const { t: ui } = useTranslation('ui')
  const format = useFormat()
  const [tried, setTried] = useState(false)
  const { form, read } = budget
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (read.valid) budget.save()
  }
  return (
    <Form label={t('budgetTab.form')} onSubmit={save}>
      <div className={styles.fields}>
        <div>
          <Segmented
            label={t('budgetTab.by')}
            value={form.by}
            options={[
              { key: 'year', label: t('budgetTab.amount') },
              { key: 'months', label: t('budgetTab.twelve') },
            ]}
            onChange={(by) => budget.change({ by })}
          />
        </div>
        <div className={styles.amount}>
          <MoneyField
            label={t('budgetTab.amount')}
            required
            value={form.amount}
            onChange={(amount) => budget.change({ amount })}
            error={tried && read.amount === null ? t('budgetTab.amountNeeded') : undefined}
          />
        </div>
        {form.by === 'months' && (
          <>
            <fieldset className={styles.months}>
              <legend className="sr-only">{t('budgetTab.sources.months')}</legend>
              {form.months.map((text, i) => (
                <MoneyField
                  key={i}
                  label={format.monthLong(i + 1)}
                  value={text}
                  onChange={(next) => budget.setMonth(i, next)}
                  error={tried && read.months?.[i] === null ? t('budgetTab.monthNeeded') : undefined}
                />
              ))}
            </fieldset>
            <div className={styles.sum} aria-live="polite">
              {read.difference === 0 ? (
                <span className={styles.right}>{t('budgetTab.addsUp')}</span>
              ) : (
                <>
                  <span className={styles.wrong}>
                    {t(read.difference > 0 ? 'budgetTab.lacking' : 'budgetTab.tooMuch', {
                      amount: format.euro(Math.abs(read.difference), true),
                    })}
                  </span>
                  <Button size="xs" onClick={budget.sumUp}>
                    {t('budgetTab.sumUp')}
                  </Button>
                </>
              )}
            </div>
          </>
        )}
      </div>
      <FormActions>
        <Button onClick={onLeave}>{ui('cancel')}</Button>
        <Button type="submit" variant="filled" loading={budget.busy}>
          {ui('save')}
        </Button>
      </FormActions>
    </Form>
  )
}
