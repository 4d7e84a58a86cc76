import { Checkbox, TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { type ChoiceValues, choicesOf, formOf } from './choices.ts'
import { faultPaths } from './codes.ts'
import { changeSettings, type Settings } from './data.ts'
import { PaymentCodes } from './PaymentCodes.tsx'
import { SettingsFoot } from './SettingsFoot.tsx'
import styles from './settings.module.css'

const ticks = ['auto_review', 'contacts_without_signature'] as const
const mostMonths = 120

interface Props {
  settings: Settings
  /** Something was written that is not saved. */
  onChange: () => void
  onSaved: () => void
}

/** The choices as they are kept, to be changed and saved together. */
export function ChoicesForm({ settings, onChange, onSaved }: Props) {
  const { t } = useTranslation('settings')
  const change = useWrite(changeSettings())
  const check = ({ renew_after_months, payment_codes }: ChoiceValues) => {
    const months = /^\s*\d{1,3}\s*$/.test(renew_after_months) ? Number(renew_after_months) : 0
    return {
      renew_after_months:
        (months < 1 || months > mostMonths) && t('sheets.monthsWrong', { most: mostMonths }),
      ...Object.fromEntries(
        faultPaths(payment_codes).map(([path, fault]) => [path, t(`codes.wrong.${fault}`)]),
      ),
    }
  }
  const form = useRecordForm({
    initial: formOf(settings.sheets),
    check,
    write: (typed) =>
      change.mutateAsync({ body: { sheets: choicesOf(typed), changed_at: settings.changed_at } }),
    pathOf: (path) => path.replace(/^sheets\./, ''),
    onChange,
    onSaved,
  })
  return (
    <form className={styles.form} onSubmit={form.submit(form.save)} noValidate aria-label={t('tabs.sheets')}>
      <Card title={t('sheets.way')}>
        <div className={styles.choices}>
          {ticks.map((key) => (
            <Checkbox
              key={key}
              label={t(`sheets.${key}`)}
              description={t(`sheets.${key}_words`)}
              {...form.getInputProps(key, { type: 'checkbox' })}
            />
          ))}
          <TextInput
            className={styles.months ?? ''}
            label={t('sheets.renew')}
            description={t('sheets.renewWords')}
            inputMode="numeric"
            maxLength={3}
            {...form.getInputProps('renew_after_months')}
          />
        </div>
      </Card>
      <PaymentCodes form={form} />
      <SettingsFoot form={form} changed={settings} />
    </form>
  )
}
