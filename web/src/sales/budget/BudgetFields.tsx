import { Button } from '@mantine/core'
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
  const { form, read } = budget
  const { by } = form.values
  return (
    <Form label={t('budgetTab.form')} onSubmit={budget.save}>
      <div className={styles.fields}>
        <div>
          <Segmented
            label={t('budgetTab.by')}
            value={by}
            options={[
              { key: 'year', label: t('budgetTab.amount') },
              { key: 'months', label: t('budgetTab.twelve') },
            ]}
            onChange={(next) => form.setFieldValue('by', next)}
          />
        </div>
        <div className={styles.amount}>
          <MoneyField
            label={t('budgetTab.amount')}
            required
            {...form.getInputProps('amount')}
            value={form.values.amount}
          />
        </div>
        {by === 'months' && (
          <>
            <fieldset className={styles.months}>
              <legend className="sr-only">{t('budgetTab.sources.months')}</legend>
              {form.values.months.map((text, i) => (
                <MoneyField
                  key={i}
                  label={format.monthLong(i + 1)}
                  {...form.getInputProps(`months.${i}`)}
                  value={text}
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
        <Button type="submit" variant="filled" loading={form.busy}>
          {ui('save')}
        </Button>
      </FormActions>
    </Form>
  )
}
