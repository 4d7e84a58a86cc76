import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { SheetValue } from '@mandato/contract/sheets/fields'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/i18n/useLanguage.ts'
import { countryChoices } from '../../ui/countries.ts'
import { provinceChoices, provincesFor } from './choices.ts'
import type { FieldProps } from './FieldInput.tsx'
import styles from './form.module.css'
import { type FieldKind, textProps } from './text-props.ts'
import { TownInput } from './TownInput.tsx'

const order: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
const textOf = (value: SheetValue): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : ''

/** Provinces are chosen in Italy, where towns are proposed, and written elsewhere. */
const kindIn = (kind: FieldKind, country: string): FieldKind =>
  (kind === 'province' || kind === 'town') && country !== 'IT' ? 'text' : kind

interface Props extends FieldProps {
  kind: FieldKind
  /** In small below the field, and read with it. */
  hint: string | null
}

/** What a value is typed into or chosen from. */
export function FieldControl({ kind, hint, ...props }: Props) {
  const { field, value, country, set, leave } = props
  const { t } = useTranslation('sheets')
  const language = useLanguage()
  const shared = {
    name: field.key,
    label: (
      <>
        {field.label}
        {field.contractual && <IconLock size={12} className={styles.lock} aria-hidden />}
      </>
    ),
    description: hint,
    inputWrapperOrder: order,
    error: props.error,
    disabled: field.read_only,
    required: props.required,
    onBlur: () => leave(field.key),
  }
  const choice = {
    ...shared,
    value: textOf(value) || null,
    nothingFoundMessage: t('noChoice'),
    onChange: (next: string | null) => {
      set(field.key, next)
      leave(field.key)
    },
  }
  switch (kindIn(kind, country)) {
    case 'flag':
      return (
        <Checkbox
          name={field.key}
          label={field.label}
          checked={value === true}
          disabled={field.read_only}
          onChange={(event) => set(field.key, event.currentTarget.checked)}
        />
      )
    case 'textarea':
      return (
        <Textarea
          {...shared}
          rows={3}
          maxLength={field.max}
          value={textOf(value)}
          onChange={(event) => set(field.key, event.currentTarget.value)}
        />
      )
    case 'town':
      return (
        <TownInput
          {...shared}
          value={textOf(value)}
          onChange={(text) => set(field.key, text)}
          onTown={(town, province) => {
            const provinceKey = field.key.replace('locality', 'province')
            set(field.key, town)
            set(provinceKey, province)
            leave(provinceKey)
          }}
        />
      )
    case 'country':
      return <Select {...choice} searchable data={countryChoices(language)} />
    case 'province':
      return (
        <Select
          {...choice}
          searchable
          data={provinceChoices}
          filter={({ search }) => provincesFor(search, props.postalCode)}
        />
      )
    case 'payment':
      return <Select {...choice} data={field.options ?? []} />
    default:
      return (
        <TextInput
          {...shared}
          {...textProps(kind)}
          value={textOf(value)}
          onChange={(event) => set(field.key, event.currentTarget.value)}
        />
      )
  }
}
