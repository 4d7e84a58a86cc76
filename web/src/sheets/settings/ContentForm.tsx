import { TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { changeSettings } from './data.ts'
import type { GroupForm } from './GroupTab.tsx'
import { SettingsFoot } from './SettingsFoot.tsx'
import styles from './settings.module.css'

const [least, most] = [6, 100]
const fields = ['communications_per_page', 'news_per_page'] as const

/** How many communications, and how many contents of the other kinds, stand on a page. */
export function ContentForm({ settings, onChange, onSaved }: GroupForm<'content'>) {
  const { t } = useTranslation('settings')
  const change = useWrite(changeSettings())
  const wrong = (typed: string) =>
    (Number(typed) < least || Number(typed) > most) && t('content.wrong', { least, most })
  const form = useRecordForm({
    initial: {
      communications_per_page: String(settings.communications_per_page),
      news_per_page: String(settings.news_per_page),
    },
    check: (typed) => ({
      communications_per_page: wrong(typed.communications_per_page),
      news_per_page: wrong(typed.news_per_page),
    }),
    write: (typed) =>
      change.mutateAsync({
        body: {
          content: {
            communications_per_page: Number(typed.communications_per_page),
            news_per_page: Number(typed.news_per_page),
            changed_at: settings.changed_at,
          },
        },
      }),
    pathOf: (path) => path.replace(/^content\./, ''),
    onChange,
    onSaved,
  })
  return (
    <form className={styles.form} onSubmit={form.submit(form.save)} noValidate aria-label={t('tabs.content')}>
      <Card title={t('content.pages')}>
        <div className={styles.choices}>
          {fields.map((field) => (
            <TextInput
              key={field}
              {...form.getInputProps(field)}
              className={styles.months ?? ''}
              label={t(`content.${field}`)}
              description={t(`content.${field}_words`)}
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
