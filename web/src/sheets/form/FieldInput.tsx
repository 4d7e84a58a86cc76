import { sheetField, type SheetValue } from '@mandato/contract/sheets/fields'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SheetField } from '../data.ts'
import { useShown } from '../shown.ts'
import { FieldControl } from './FieldControl.tsx'
import styles from './form.module.css'
import { useDoubt, useHint } from './hint.ts'
import { same } from './values.ts'

export interface FieldProps {
  field: SheetField
  value: SheetValue
  error: string | undefined
  required: boolean
  /** Of the address the field belongs to. */
  country: string
  /** Beside a province, the postal code of its address; else empty. */
  postalCode: string
  /** Before its first save a sheet has nothing that could have changed. */
  isNew: boolean
  set: (key: string, value: SheetValue) => void
  leave: (key: string) => void
}

/** So many characters, names of firms and streets, want more room than a code. */
const longText = 200

/**
 * One field of the sheet in the way it is typed, with what it was before where that is something else. A sheet has
 * forty of them: each is drawn again only when something about it changes.
 */
export const FieldInput = memo(function FieldInput(props: FieldProps) {
  const { field, value, country, isNew } = props
  const { t } = useTranslation('sheets')
  const shown = useShown()
  const kind = sheetField.get(field.key)?.kind ?? 'text'
  const hint = useHint()(kind, value, country)
  const doubt = useDoubt()(kind, value, country, props.postalCode)
  const previous = field.previous_value as SheetValue
  const changed = !isNew && !same(value, previous)
  return (
    <div
      className={`${styles.field} ${changed ? styles.changed : ''}`}
      data-kind={kind}
      data-long={kind === 'email' || (kind === 'text' && field.max >= longText) || undefined}
    >
      <FieldControl {...props} kind={kind} hint={field.read_only ? t('staffOnly') : hint} />
      {kind === 'province' && <output className={styles.doubt}>{doubt}</output>}
      {changed && (
        <p className={styles.before}>
          {t('before')} {shown(field, previous) ? <s>{shown(field, previous)}</s> : t('empty')}
        </p>
      )}
    </div>
  )
})
