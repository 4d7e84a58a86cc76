import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRequired } from '@mandato/contract/sheets/check'
import { sheetField } from '@mandato/contract/sheets/fields'
import { useShown } from '../shown.ts'
import { useAgencyChoices } from '../../registry/index.ts'
import type { SheetForm } from '../data.ts'
import { FieldInput } from './FieldInput.tsx'
import styles from './form.module.css'
import type { SheetEditor } from './useSheetForm.ts'

type SectionOf = SheetForm['sections'][number]
export const idOf = (key: string) => `section-${key}`

/** One card of the form: computed and ERP values on one line, below it the fields to fill in. */
export function Section({
  section,
  editor,
  choosesAgency,
}: {
  section: SectionOf
  editor: SheetEditor
  /** The back office says whose client a new one is. */
  choosesAgency: boolean
}) {
  const shown = useShown()
  const written = section.fields.filter(({ key }) => isWritten(key) && !isLeftOut(key, editor))
  const facts = section.fields
    .filter(({ key }) => !isWritten(key))
    .map((field) => ({ key: field.key, label: field.label, words: shown(field, field.value) }))
    .filter(({ words }) => words !== '')
  const asksAgency = choosesAgency && section.key === 'agency'
  if (written.length + facts.length === 0 && !asksAgency) return null
  return (
    <section className={styles.section} id={idOf(section.key)} aria-labelledby={`${idOf(section.key)}-title`}>
      <h2 id={`${idOf(section.key)}-title`}>{section.label}</h2>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ key, label, words }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.fields}>
        {asksAgency && <AgencyChoice editor={editor} />}
        {written.map((field) => (
          <FieldInput
            key={field.key}
            field={field}
            value={editor.values[field.key] ?? null}
            error={editor.errorOf(field.key)}
            required={isNeeded(field.key, editor)}
            country={countryOf(field.key, editor)}
            postalCode={postalCodeOf(field.key, editor)}
            isNew={editor.form.sheet_id === null}
            set={editor.set}
            leave={editor.leave}
          />
        ))}
      </div>
    </section>
  )
}

function isWritten(key: string): boolean {
  const owner = sheetField.get(key)?.owner
  return owner === 'sheet' || owner === 'staff'
}

/** An address that is the registered office again has no fields of its own. */
function isLeftOut(key: string, editor: SheetEditor): boolean {
  const field = sheetField.get(key)
  return field?.place !== undefined && field.kind !== 'flag' && editor.values[`${field.place}_same`] !== false
}

function isNeeded(key: string, editor: SheetEditor): boolean {
  const field = sheetField.get(key)
  return field !== undefined && isRequired(field, editor.values)
}

/** Each address has a country of its own; the registered office decides where it has none. */
function countryOf(key: string, { values }: SheetEditor): string {
  const place = sheetField.get(key)?.place
  return String((place && values[`${place}_country`]) ?? values['country'] ?? 'IT')
}

/** What is typed as the postal code beside a province. */
function postalCodeOf(key: string, { values }: SheetEditor): string {
  if (sheetField.get(key)?.kind !== 'province') return ''
  return String(values[key.replace('province', 'postal_code')] ?? '')
}

function AgencyChoice({ editor }: { editor: SheetEditor }) {
  const { t } = useTranslation('sheets')
  const [typed, setTyped] = useState('')
  const { agency } = editor.ways
  const choices = useAgencyChoices(typed, agency)
  return (
    <div className={styles.field}>
      <Select
        name="agency"
        label={t('agency')}
        required
        searchable
        data={choices.map(({ key, label }) => ({ value: key, label }))}
        searchValue={typed}
        onSearchChange={setTyped}
        value={agency ? String(agency) : null}
        error={editor.errorOf('agency')}
        nothingFoundMessage={t('noChoice')}
        onChange={(id) => editor.setWays({ agency: Number(id) })}
      />
    </div>
  )
}
