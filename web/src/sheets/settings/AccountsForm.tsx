import { Checkbox } from '@mantine/core'
import { type Role, roles } from '@mandato/contract/call'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { changeSettings } from './data.ts'
import type { GroupForm } from './GroupTab.tsx'
import { SettingsFoot } from './SettingsFoot.tsx'
import styles from './settings.module.css'

/** Which roles must have a second factor. */
export function AccountsForm({ settings, onChange, onSaved }: GroupForm<'accounts'>) {
  const { t } = useTranslation('settings')
  const { t: app } = useTranslation('app')
  const change = useWrite(changeSettings())
  const form = useRecordForm({
    initial: Object.fromEntries(
      roles.map((role) => [role, settings.two_factor_for.includes(role)]),
    ) as Record<Role, boolean>,
    check: () => ({}),
    write: (ticked) =>
      change.mutateAsync({
        body: {
          accounts: {
            two_factor_for: roles.filter((role) => ticked[role]),
            changed_at: settings.changed_at,
          },
        },
      }),
    pathOf: (path) => path.replace(/^accounts\./, ''),
    onChange,
    onSaved,
  })
  return (
    <form
      className={styles.form}
      onSubmit={form.submit(form.save)}
      noValidate
      aria-label={t('tabs.accounts')}
    >
      <Card title={t('accounts.title')}>
        <p className={styles.note}>{t('accounts.words')}</p>
        <div className={styles.choices}>
          {roles.map((role) => (
            <Checkbox
              key={role}
              label={app(`roles.${role}`)}
              {...form.getInputProps(role, { type: 'checkbox' })}
            />
          ))}
        </div>
      </Card>
      <SettingsFoot form={form} changed={settings} />
    </form>
  )
}
