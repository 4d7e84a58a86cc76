import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import type { RecordForm } from '../../ui/forms/useRecordForm.ts'
import { useFormat } from '../../ui/useFormat.ts'
import styles from './settings.module.css'

interface Props {
  form: Pick<RecordForm<object>, 'busy' | 'dirty' | 'overtaken'>
  changed: { readonly changed_at: string | null; readonly changed_by: string | null }
}

/** Who changed the settings last, and saving them. */
export function SettingsFoot({ form, changed: { changed_at, changed_by } }: Props) {
  const { t } = useTranslation('settings')
  const { dateTime } = useFormat()
  return (
    <>
      {form.overtaken && <Notice tone="warn">{t('overtaken')}</Notice>}
      <div className={styles.foot}>
        <p>
          {changed_at &&
            t(changed_by ? 'changedBy' : 'changedAt', {
              moment: dateTime(changed_at),
              name: changed_by ?? '',
            })}
        </p>
        <Button type="submit" variant="filled" disabled={!form.dirty} loading={form.busy}>
          {t('save')}
        </Button>
      </div>
    </>
  )
}
