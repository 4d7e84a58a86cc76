import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../platform/use-write.ts'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { changeSettings } from './data.ts'
import type { GroupForm } from './GroupTab.tsx'
import { SettingsFoot } from './SettingsFoot.tsx'
import styles from './settings.module.css'

const bounds = {
  years: { least: 2, most: 30 },
  address_months: { least: 1, most: 36 },
  sign_in_days: { least: 7, most: 365 },
  mail_days: { least: 7, most: 365 },
  mail_months: { least: 1, most: 60 },
  import_days: { least: 14, most: 730 },
} as const
type Field = keyof typeof bounds
const fields = Object.keys(bounds) as Field[]
/** The same of every time. */
const each = <T,>(of: (field: Field) => T) =>
  Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<Field, T>

/** How long is kept what nobody needs any more: the audit trail, sign-ins, mails, rows of imports. */
export function AuditForm({ settings, onChange, onSaved }: GroupForm<'audit'>) {
  const { t } = useTranslation('settings')
  const change = useWrite(changeSettings())
  const isWrong = (field: Field, typed: string) =>
    Number(typed) < bounds[field].least || Number(typed) > bounds[field].most
  const form = useRecordForm({
    initial: each((field) => String(settings[field])),
    check: (typed) => each((field) => isWrong(field, typed[field]) && t('audit.wrong', bounds[field])),
    write: (typed) =>
      change.mutateAsync({
        body: { audit: { ...each((field) => Number(typed[field])), changed_at: settings.changed_at } },
      }),
    pathOf: (path) => path.replace(/^audit\./, ''),
    onChange,
    onSaved,
  })
  return (
    <form className={styles.form} onSubmit={form.submit(form.save)} noValidate aria-label={t('tabs.audit')}>
      <Card title={t('audit.title')}>
        <p className={styles.note}>{t('audit.words')}</p>
        <div className={styles.choices}>
          {fields.map((field) => (
            <TextInput
              key={field}
              {...form.getInputProps(field)}
              className={styles.months ?? ''}
              label={t(`audit.${field}`)}
              description={t(`audit.${field}_words`)}
              inputMode="numeric"
              onChange={(event) =>
                form.setFieldValue(field, event.currentTarget.value.replace(/\D/g, '').slice(0, 3))
              }
            />
          ))}
        </div>
      </Card>
      <SettingsFoot form={form} changed={settings} />
    </form>
  )
}
