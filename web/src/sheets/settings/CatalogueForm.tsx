import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../ui/forms/useRecordForm.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { changeSettings } from './data.ts'
import type { GroupForm } from './GroupTab.tsx'
import { SettingsFoot } from './SettingsFoot.tsx'
import styles from './settings.module.css'

const [least, most] = [6, 200]

/** How many materials stand on a page of the catalogue. */
export function CatalogueForm({ settings, onChange, onSaved }: GroupForm<'materials'>) {
  const { t } = useTranslation('settings')
  const change = useMutation(changeSettings())
  const form = useRecordForm({
    initial: { products_per_page: String(settings.products_per_page) },
    check: ({ products_per_page: typed }) => ({
      products_per_page:
        (Number(typed) < least || Number(typed) > most) && t('materials.wrong', { least, most }),
    }),
    write: (typed) =>
      change.mutateAsync({
        body: {
          materials: {
            products_per_page: Number(typed.products_per_page),
            changed_at: settings.changed_at,
          },
        },
      }),
    pathOf: (path) => path.replace(/^materials\./, ''),
    onChange,
    onSaved,
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
            {...form.getInputProps('products_per_page')}
            className={styles.months ?? ''}
            label={t('materials.perPage')}
            description={t('materials.perPageWords')}
            inputMode="numeric"
            onChange={(event) =>
              form.setFieldValue(
                'products_per_page',
                event.currentTarget.value.replace(/\D/g, '').slice(0, 3),
              )
            }
          />
        </div>
      </Card>
      <SettingsFoot form={form} changed={settings} />
    </form>
  )
}
