import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/feedback/Notice.tsx'
import type { Material } from './data.ts'
import { DetailFields } from './DetailFields.tsx'
import { FeaturesCard } from './FeaturesCard.tsx'
import styles from './material.module.css'
import { useMaterialForm } from './useMaterialForm.ts'

interface Props {
  /** Null: a new one. */
  one: Material | null
  onDirty?: (dirty: boolean) => void
  onSaved: (saved: Material) => void
  /** Gives up what is typed, for the record as it is now. */
  onReload?: () => void
  onCancel?: () => void
}

/** Everything that is written about a material, saved together. */
export function MaterialForm({ one, onDirty, onSaved, onReload, onCancel }: Props) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const { t: ui } = useTranslation('ui')
  const form = useMaterialForm(one, onSaved)
  const { dirty, busy } = form
  useEffect(() => onDirty?.(dirty), [dirty, onDirty])
  return (
    <form className={styles.form} onSubmit={form.submit(form.save)} noValidate aria-label={t('title')}>
      <DetailFields form={form} />
      <FeaturesCard form={form} />
      {form.overtaken && (
        <Notice tone="warn">
          {t('overtaken')}{' '}
          <button type="button" className="linklike" onClick={onReload}>
            {t('reload')}
          </button>
        </Notice>
      )}
      <div className={styles.foot} data-dirty={dirty || undefined}>
        {one ? <p>{dirty && t('unsaved')}</p> : <Button onClick={onCancel}>{ui('cancel')}</Button>}
        <Button type="submit" variant="filled" disabled={one !== null && !dirty} loading={busy}>
          {t(one ? 'save' : 'create')}
        </Button>
      </div>
    </form>
  )
}
