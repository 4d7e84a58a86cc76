import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { isRequired } from '@mandato/contract/sheet-check'
import { sheetField, type SheetValue } from '@mandato/contract/sheet-fields'
import { useTranslation } from 'react-i18next'
import type { SheetField } from '../data.ts'
import { useShown } from '../shown.ts'
import { countryChoices, provinceChoices } from './choices.ts'
import { useHint } from './hint.tsx'
import styles from './form.module.css'
import { type FieldKind, textProps } from './text-props.ts'
import type { SheetEditor } from './useSheetForm.ts'
import { same } from './values.ts'
import { useLanguage } from '../status.ts'

const textOf = (value: SheetValue | undefined): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : ''

/** One field of the sheet in the way it is typed, with what it was before where that is something else. */
export function FieldInput({ field, editor }: { field: SheetField; editor: SheetEditor }) {
  const { t } = useTranslation('sheets')
  const language = useLanguage()
  const shown = useShown()
  const hint = useHint()
  const known = sheetField.get(field.key)
  if (!known) return null
  const value = editor.values[field.key] ?? null
  const previous = field.previous_value as SheetValue
  const isNew = editor.form.sheet_id === null
  const changed = !isNew && !same(value, previous)
  const label = (
    <>
      {field.label}
      {field.contractual && <IconLock size={12} className={styles.lock} aria-hidden />}
    </>
  )
  const shared = {
    name: field.key,
    label,
    error: editor.errorOf(field.key),
    disabled: field.read_only,
    withAsterisk: isRequired(known, editor.values),
    description: undefined,
    onBlur: () => editor.leave(field.key),
  }
  return (
    <div className={`${styles.field} ${changed ? styles.changed : ''}`} data-kind={known.kind}>
      {control()}
      {hint(known.kind, value, editor.values)}
      {changed && (
        <p className={styles.before}>
          {t('before')} {shown(field, previous) ? <s>{shown(field, previous)}</s> : t('empty')}
        </p>
      )}
    </div>
  )

  function control() {
    const set = (next: SheetValue) => editor.set(field.key, next)
    const choose = (next: string | null) => {
      set(next)
      editor.leave(field.key)
    }
    switch (kindOf(known?.kind ?? 'text', countryOf())) {
      case 'flag':
        return (
          <Checkbox
            name={field.key}
            label={field.label}
            checked={value === true}
            disabled={field.read_only}
            onChange={(event) => set(event.currentTarget.checked)}
          />
        )
      case 'textarea':
        return (
          <Textarea
            {...shared}
            rows={3}
            maxLength={field.max}
            value={textOf(value)}
            onChange={(event) => set(event.currentTarget.value)}
          />
        )
      case 'country':
        return (
          <Select
            {...shared}
            searchable
            data={countryChoices(language)}
            value={textOf(value) || null}
            nothingFoundMessage={t('noChoice')}
            onChange={choose}
          />
        )
      case 'province':
        return (
          <Select
            {...shared}
            searchable
            data={provinceChoices}
            value={textOf(value) || null}
            nothingFoundMessage={t('noChoice')}
            onChange={choose}
          />
        )
      case 'payment':
        return (
          <Select
            {...shared}
            data={field.options ?? []}
            value={textOf(value) || null}
            nothingFoundMessage={t('noChoice')}
            onChange={choose}
          />
        )
      default:
        return (
          <TextInput
            {...shared}
            {...textProps(known?.kind ?? 'text')}
            value={textOf(value)}
            onChange={(event) => set(event.currentTarget.value)}
          />
        )
    }
  }

  function countryOf(): SheetValue {
    return (
      editor.values[known?.place ? `${known.place}_country` : 'country'] ?? editor.values['country'] ?? null
    )
  }
}

/** Provinces are chosen in Italy and written elsewhere. */
const kindOf = (kind: FieldKind, country: SheetValue): FieldKind =>
  kind === 'province' && country !== 'IT' ? 'text' : kind
