import { TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { changeSettings } from './data.ts'
import type { GroupForm } from './GroupTab.tsx'
import { SettingsFoot } from './SettingsFoot.tsx'
import styles from './settings.module.css'

const limits = { products_per_page: [6, 200], transit_days: [0, 30] } as const
type Choice = keyof typeof limits

/** How many materials stand on a page of the catalogue, and how long they travel. */
export function CatalogueForm({ settings, onChange, onSaved }: GroupForm<'materials'>) {
  const { t } = useTranslation('settings')
  const change = useWrite(changeSettings())
  const fault = (choice: Choice, typed: string) => {
    const [least, most] = limits[choice]
    return (
      (typed === '' || Number(typed) < least || Number(typed) > most) && t('materials.wrong', { least, most })
    )
  }
  const form = useRecordForm({
    initial: {
      products_per_page: String(settings.products_per_page),
      transit_days: String(settings.transit_days),
    },
    check: (typed) => ({
      products_per_page: fault('products_per_page', typed.products_per_page),
      transit_days: fault('transit_days', typed.transit_days),
    }),
    write: (typed) =>
      change.mutateAsync({
        body: {
          materials: {
            products_per_page: Number(typed.products_per_page),
            transit_days: Number(typed.transit_days),
            changed_at: settings.changed_at,
          },
        },
      }),
    pathOf: (path) => path.replace(/^materials\./, ''),
    onChange,
    onSaved,
  })
  const number = (choice: Choice) => ({
    ...form.getInputProps(choice),
    className: styles.months ?? '',
    inputMode: 'numeric' as const,
    onChange: (event: { currentTarget: { value: string } }) =>
      form.setFieldValue(choice, event.currentTarget.value.replace(/\D/g, '').slice(0, 3)),
  })
  return (
    <form
      className={styles.form}
      onSubmit={form.submit(form.save)}
      noValidate
      aria-label={t('tabs.materials')}
    >
      <Card title={t('materials.catalogue')}>
        <div className={styles.choices}>
          <TextInput
            {...number('products_per_page')}
            label={t('materials.perPage')}
            description={t('materials.perPageWords')}
          />
          <TextInput
            {...number('transit_days')}
            label={t('materials.transit')}
            description={t('materials.transitWords')}
          />
        </div>
      </Card>
      <SettingsFoot form={form} changed={settings} />
    </form>
  )
}
