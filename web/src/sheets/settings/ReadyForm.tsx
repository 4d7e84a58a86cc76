import { TextInput } from '@mantine/core'
import { readyFieldWords as fields } from '@mandato/contract/ready/field-words'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { TextArea } from '../../ui/forms/TextArea.tsx'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { changeSettings } from './data.ts'
import type { GroupForm } from './GroupTab.tsx'
import { closuresIn, closuresOf } from './closures.ts'
import { SettingsFoot } from './SettingsFoot.tsx'
import styles from './settings.module.css'

/** Whole numbers, each with what it may be. */
const numbers = {
  few_up_to: [1, 1000],
  hold_minutes: [1, 240],
  queue_minutes: [1, 120],
  prepare_days: [1, 20],
  pickup_days: [1, 30],
  extend_days: [1, 30],
} as const
const keys = Object.keys(numbers) as (keyof typeof numbers)[]
type Numbers = Readonly<Record<keyof typeof numbers, string>>

/** Goods ready for delivery: their wording, holds, days of the pickup, and when the plant is closed. */
export function ReadyForm({ settings, onChange, onSaved }: GroupForm<'ready'>) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const change = useWrite(changeSettings())
  const form = useRecordForm({
    initial: {
      ...(Object.fromEntries(keys.map((key) => [key, String(settings[key])])) as Numbers),
      patron_day: settings.patron_day,
      pickup_place: settings.pickup_place,
      closures: closuresOf(settings.closures),
    },
    check: (typed) => ({
      ...Object.fromEntries(
        keys.map((key) => {
          const [least, most] = numbers[key]
          const n = Number(typed[key])
          return [key, !(Number.isInteger(n) && n >= least && n <= most) && t('ready.wrong', { least, most })]
        }),
      ),
      patron_day:
        typed.patron_day.trim() !== '' && !/^\d\d-\d\d$/.test(typed.patron_day.trim()) && t('ready.dayWrong'),
      closures: closuresIn(typed.closures) === null && t('ready.closuresWrong'),
    }),
    write: (typed) =>
      change.mutateAsync({
        body: {
          ready: {
            ...(Object.fromEntries(keys.map((key) => [key, Number(typed[key])])) as Record<
              keyof typeof numbers,
              number
            >),
            patron_day: typed.patron_day.trim(),
            pickup_place: typed.pickup_place.trim(),
            closures: closuresIn(typed.closures) ?? [],
            changed_at: settings.changed_at,
          },
        },
      }),
    pathOf: (path) => path.replace(/^ready\./, '').replace(/^closures\..*/, 'closures'),
    onChange,
    onSaved,
  })
  return (
    <form className={styles.form} onSubmit={form.submit(form.save)} noValidate aria-label={t('tabs.ready')}>
      <Card title={t('tabs.ready')}>
        <div className={styles.choices}>
          {keys.map((key) => (
            <TextInput
              key={key}
              label={fields[key][language]}
              inputMode="numeric"
              maxLength={4}
              {...form.getInputProps(key)}
            />
          ))}
          <TextInput
            label={fields.patron_day[language]}
            description={t('ready.patronWords')}
            maxLength={5}
            {...form.getInputProps('patron_day')}
          />
          <TextInput
            label={fields.pickup_place[language]}
            maxLength={120}
            {...form.getInputProps('pickup_place')}
          />
          <label>
            {t('ready.closures')}
            <TextArea rows={4} maxLength={6000} {...form.getInputProps('closures')} />
          </label>
        </div>
      </Card>
      <SettingsFoot form={form} changed={settings} />
    </form>
  )
}
