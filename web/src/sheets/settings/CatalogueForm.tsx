import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../platform/api-error.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { useFields } from '../../ui/forms/useFields.ts'
import { useUnsaved } from '../../ui/forms/useUnsaved.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { useFormat } from '../../ui/useFormat.ts'
import { changeSettings, type Settings } from './data.ts'
import styles from './settings.module.css'

const [least, most] = [6, 200]

interface Props {
  settings: Settings['materials']
  /** Something was written that is not saved. */
  onChange: () => void
  onSaved: () => void
}

/** How many materials stand on a page of the catalogue. */
export function CatalogueForm({ settings, onChange, onSaved }: Props) {
  const { t } = useTranslation('settings')
  const { t: app } = useTranslation('app')
  const { dateTime } = useFormat()
  const [overtaken, setOvertaken] = useState(false)
  const save = useMutation(changeSettings())
  const form = useFields(
    { products_per_page: String(settings.products_per_page) },
    {
      products_per_page: (typed) =>
        Number(typed) >= least && Number(typed) <= most ? null : t('materials.wrong', { least, most }),
    },
  )
  useUnsaved(form.dirty && !form.busy, app('unsaved'))
  const submit = form.submit(async ({ products_per_page }) => {
    setOvertaken(false)
    const materials = { products_per_page: Number(products_per_page), changed_at: settings.changed_at }
    try {
      await save.mutateAsync({ body: { materials } })
    } catch (error) {
      if (!(error instanceof ApiError && error.key === 'changed_meanwhile')) throw error
      return setOvertaken(true)
    }
    toast.ok(app('toasts.changesSaved'))
    onSaved()
  })
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('tabs.materials')}>
      <Card title={t('materials.catalogue')}>
        <div className={styles.choices}>
          <TextInput
            {...form.text('products_per_page')}
            className={styles.months ?? ''}
            label={t('materials.perPage')}
            description={t('materials.perPageWords')}
            inputMode="numeric"
            onChange={(event) => {
              onChange()
              form.set('products_per_page', event.currentTarget.value.replace(/\D/g, '').slice(0, 3))
            }}
          />
        </div>
      </Card>
      {overtaken && <Notice tone="warn">{t('overtaken')}</Notice>}
      <div className={styles.foot}>
        <p>
          {settings.changed_at &&
            t(settings.changed_by ? 'changedBy' : 'changedAt', {
              moment: dateTime(settings.changed_at),
              name: settings.changed_by ?? '',
            })}
        </p>
        <Button type="submit" variant="filled" disabled={!form.dirty} loading={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
