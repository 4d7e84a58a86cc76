import { TextInput } from '@mantine/core'
import { isEmail } from '@mandato/contract/fields/email'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { changeSettings } from './data.ts'
import type { GroupForm } from './GroupTab.tsx'
import { SettingsFoot } from './SettingsFoot.tsx'
import styles from './settings.module.css'

const lines = { tagline: 80, name: 120, address: 160, legal: 240, forms_mail: 254 } as const
const keys = Object.keys(lines) as (keyof typeof lines)[]

/** What the papers say of the company; what is empty is left out of them. */
export function CompanyForm({ settings, onChange, onSaved }: GroupForm<'company'>) {
  const { t } = useTranslation('settings')
  const change = useWrite(changeSettings())
  const { changed_at, changed_by: _, ...entered } = settings
  const form = useRecordForm({
    initial: entered,
    check: ({ forms_mail }) => ({
      forms_mail: forms_mail.trim() && !isEmail(forms_mail) && t('letterhead.mailWrong'),
    }),
    write: (typed) => change.mutateAsync({ body: { company: { ...typed, changed_at } } }),
    pathOf: (path) => path.replace(/^company\./, ''),
    onChange,
    onSaved,
  })
  return (
    <form className={styles.form} onSubmit={form.submit(form.save)} noValidate aria-label={t('tabs.company')}>
      <Card title={t('letterhead.title')} hint={t('letterhead.hint')}>
        <div className={styles.letterhead}>
          {keys.map((key) => (
            <TextInput
              key={key}
              label={t(`letterhead.${key}`)}
              description={key === 'name' || key === 'legal' ? t(`letterhead.${key}_words`) : undefined}
              type={key === 'forms_mail' ? 'email' : 'text'}
              maxLength={lines[key]}
              {...form.getInputProps(key)}
            />
          ))}
        </div>
      </Card>
      <SettingsFoot form={form} changed={settings} />
    </form>
  )
}
