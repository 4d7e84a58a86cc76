import { Button, Select, TextInput } from '@mantine/core'
import { useWrite } from '../../platform/use-write.ts'
import { useTranslation } from 'react-i18next'
import { languageNames, languages } from '../../platform/i18n/languages.ts'
import { Form, FormActions } from '../../ui/forms/Form.tsx'
import { fieldError } from '../../ui/forms/field-error.ts'
import { useFields } from '../../ui/forms/useFields.ts'
import { addFamily, changeFamily, type Family } from './data.ts'

interface Props {
  /** Null: a new one. */
  one: Family | null
  /** Below which it may stand. */
  others: readonly Family[]
  onDone: () => void
}

/** A family's name in each language, the Italian one where there is no other, and the family above it. */
export function FamilyForm({ one, others, onDone }: Props) {
  const { t } = useTranslation('materials', { keyPrefix: 'one' })
  const { t: ui } = useTranslation('ui')
  const add = useWrite(addFamily())
  const change = useWrite(changeFamily())
  const form = useFields(
    {
      name: one?.names?.it ?? one?.name ?? '',
      en: one?.names?.en ?? '',
      fr: one?.names?.fr ?? '',
      es: one?.names?.es ?? '',
      parent_id: one?.parent_id ? String(one.parent_id) : null,
    },
    { name: (name) => (name.trim() ? null : fieldError(ui, 'required')) },
  )
  const save = form.submit(async ({ name, parent_id, ...others }) => {
    const named = Object.entries({ it: name, ...others }).filter(([, text]) => text.trim())
    const body = {
      name,
      names: Object.fromEntries(named),
      parent_id: parent_id === null ? null : Number(parent_id),
    }
    if (one) await change.mutateAsync({ params: { id: one.id }, body })
    else await add.mutateAsync({ body })
    onDone()
  })
  const label = one ? t('families.edit', { name: one.name }) : t('families.new')
  return (
    <Form
      label={label}
      onSubmit={(event) => {
        // React hands events of a panel on to the form it was opened from, which would save, too.
        event.stopPropagation()
        save(event)
      }}
    >
      {languages.map((language) => (
        <TextInput
          key={language}
          {...form.text(language === 'it' ? 'name' : language)}
          label={t('families.name', { language: languageNames[language] })}
          required={language === 'it'}
          maxLength={80}
          {...(language === 'it' && { 'data-autofocus': true })}
        />
      ))}
      <Select
        label={t('families.parent')}
        placeholder={t('families.noParent')}
        clearable
        searchable
        data={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={form.values.parent_id}
        error={form.text('parent_id').error}
        onChange={(parent) => form.set('parent_id', parent)}
      />
      <FormActions>
        <Button onClick={onDone}>{ui('cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.busy}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  )
}
