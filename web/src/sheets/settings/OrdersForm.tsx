import { Checkbox, TextInput } from '@mantine/core'
import { isEmail } from '@mandato/contract/fields/email'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { changeSettings } from './data.ts'
import type { GroupForm } from './GroupTab.tsx'
import { SettingsFoot } from './SettingsFoot.tsx'
import styles from './settings.module.css'

/** Where orders are sent to by mail, and whether those of suspended clients are taken. */
export function OrdersForm({ settings, onChange, onSaved }: GroupForm<'orders'>) {
  const { t } = useTranslation('settings')
  const change = useWrite(changeSettings())
  const form = useRecordForm({
    initial: {
      desk_mail: settings.desk_mail,
      accept: settings.suspended_clients === 'accept',
      price_hold_days: String(settings.price_hold_days),
    },
    check: ({ desk_mail, price_hold_days }) => ({
      price_hold_days:
        !(/^\d{1,3}$/.test(price_hold_days) && Number(price_hold_days) <= 180) && t('orders.holdDaysWrong'),
      desk_mail: desk_mail.trim() && !isEmail(desk_mail) && t('letterhead.mailWrong'),
    }),
    write: ({ desk_mail, accept, price_hold_days }) =>
      change.mutateAsync({
        body: {
          orders: {
            desk_mail: desk_mail.trim(),
            suspended_clients: accept ? 'accept' : 'refuse',
            price_hold_days: Number(price_hold_days),
            changed_at: settings.changed_at,
          },
        },
      }),
    pathOf: (path) => path.replace(/^orders\./, ''),
    onChange,
    onSaved,
  })
  return (
    <form className={styles.form} onSubmit={form.submit(form.save)} noValidate aria-label={t('tabs.orders')}>
      <Card title={t('tabs.orders')}>
        <div className={styles.choices}>
          <TextInput
            label={t('orders.desk')}
            description={t('orders.deskWords')}
            inputMode="email"
            maxLength={254}
            {...form.getInputProps('desk_mail')}
          />
          <TextInput
            label={t('orders.holdDays')}
            description={t('orders.holdDaysWords')}
            inputMode="numeric"
            maxLength={3}
            {...form.getInputProps('price_hold_days')}
          />
          <Checkbox
            label={t('orders.suspended')}
            description={t('orders.suspendedWords')}
            {...form.getInputProps('accept', { type: 'checkbox' })}
          />
        </div>
      </Card>
      <SettingsFoot form={form} changed={settings} />
    </form>
  )
}
