import type { Language } from '@mandato/contract/words'
import type { SheetDocument } from './data.ts'
import { type PrintedField, type PrintedSection, sections } from './sections.ts'

/** Sections and fields of a filled sheet, as the template reads them. */
export function filledSections(sheet: SheetDocument) {
  const { language, values, sameAsOffice = [] } = sheet
  const inItaly = !values.vat_number || /^(IT)?\s?\d{11}$/.test(values.vat_number)
  const isShown = (field: PrintedField) =>
    values[field.key] || (!field.onlyWhenGiven && (inItaly || !field.italian))
  return sections.map((section) => {
    const same = section.same !== undefined && sameAsOffice.includes(section.same.place)
    const fields = same ? [] : section.fields.filter(isShown)
    return {
      ...headingOf(section, language),
      same,
      rows: inRows(fields.map((field) => filledField(field, sheet))),
    }
  })
}

function filledField({ key, label, span }: PrintedField, { language, values, previous }: SheetDocument) {
  const value = values[key] ?? ''
  const before = previous?.[key]
  return {
    label: label[language],
    span,
    value,
    ...(before !== undefined && before !== value && { previous: before }),
  }
}

/** The same sections, to be written into. */
export const blankSections = (language: Language) =>
  sections.map((section) => ({
    ...headingOf(section, language),
    ...(section.remark && { remark: section.remark[language] }),
    same: false,
    rows: inRows(
      section.fields.filter((field) => !field.onlyWhenGiven).map((field) => blankField(field, language)),
    ),
  }))

/** What does not fit the twelve columns of a row begins a new one. */
function inRows<Field extends { readonly span: number }>(fields: readonly Field[]): Field[][] {
  const rows: Field[][] = []
  let columns = 12
  for (const field of fields) {
    if (columns + field.span > 12) {
      rows.push([])
      columns = 0
    }
    rows.at(-1)?.push(field)
    columns += field.span
  }
  return rows
}

function blankField(field: PrintedField, language: Language) {
  const { key, label, span, blankSpan, required, comb, local, options, height } = field
  // Abroad a postal code has letters and an IBAN another length: cells would be in the way.
  const cells = comb && (!local || language === 'it') ? { comb } : {}
  return {
    key,
    label: label[language],
    span: blankSpan ?? span,
    required,
    ...cells,
    ...(options && { options }),
    ...(height && { height }),
  }
}

const headingOf = ({ title, hint }: PrintedSection, language: Language) => ({
  title: title[language],
  ...(hint && { hint: hint[language] }),
})

/** What changed since the replaced revision: label, before, now. */
export function changesIn({ language, values, previous = {} }: SheetDocument) {
  return sections
    .flatMap(({ title, same, fields }) =>
      [...(same ? [same] : []), ...fields].map(({ key, label }) => ({ title, key, label })),
    )
    .filter(({ key }) => previous[key] !== undefined && previous[key] !== (values[key] ?? ''))
    .map(({ title, key, label }) => ({
      field: `${title[language]}: ${label[language]}`,
      before: previous[key] ?? '',
      now: values[key] ?? '',
    }))
}
