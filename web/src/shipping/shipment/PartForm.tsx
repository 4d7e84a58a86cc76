import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import type { RecordForm } from '../../ui/forms/useRecordForm.ts'
import styles from './shipment.module.css'

interface Props<V> {
  form: RecordForm<V>
  label: string
  /** Beside cancel and save. */
  more?: ReactNode
  /** Where the fields always stand: cancel and save only come once something was changed. */
  quiet?: boolean
  onCancel: () => void
  children: ReactNode
}

/** A part of a shipment or of a preparation while it is changed: its fields, then cancel and save. */
export function PartForm<V>({ form, label, more, quiet, onCancel, children }: Props<V>) {
  const { t } = useTranslation('shipping')
  return (
    <form className={styles.part} onSubmit={form.submit(form.save)} noValidate aria-label={label}>
      {children}
      {form.overtaken && <Notice tone="err">{form.overtaken.message}</Notice>}
      {(form.dirty || !quiet) && (
        <div className={styles.small}>
          {more}
          <Button size="xs" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button size="xs" type="submit" variant="filled" loading={form.busy}>
            {t('save')}
          </Button>
        </div>
      )}
    </form>
  )
}
