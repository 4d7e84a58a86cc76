import type { Language } from '@mandato/contract/words'
import { fieldWords, type SheetFieldKey } from './field-words.ts'
import { type FieldPlace, type SectionKey, type SectionPlace, sections } from './sections.ts'
import type { SheetDocument } from './data.ts'

/** Sections and fields of a filled sheet, as the template reads them. */
export function filledSections(sheet: SheetDocument) {
  const { language, values, sameAsOffice = [] } = sheet
  const inItaly = !values.vat_number || /^(IT)?\s?\d{11}$/.test(values.vat_number)
  return sections.map((section) => {
    const same = sameAsOffice.some((key) => key === section.key)
    return {
      ...headingOf(section, language),
      same,
      rows: same
        ? []
        : section.rows
            .map((row) =>
              row.filter(
                (field) => values[field.key] || (!field.onlyWhenGiven && (inItaly || !field.italian)),
              ),
            )
            .filter((row) => row.length > 0)
            .map((row) => row.map((field) => filledField(field, sheet))),
    }
  })
}

function filledField({ key, span }: FieldPlace, { language, values, previous }: SheetDocument) {
  const value = values[key] ?? ''
  const before = previous?.[key]
  return {
    label: fieldWords[key][language],
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
    rows: section.rows.flatMap((row) =>
      wrapped(row.filter((field) => !field.onlyWhenGiven).map((field) => blankField(field, language))),
    ),
  }))

/** Boxes may be wider than printed values: what does not fit the twelve columns begins a new row. */
function wrapped<Field extends { readonly span: number }>(row: readonly Field[]): Field[][] {
  const rows: Field[][] = [[]]
  let columns = 0
  for (const field of row) {
    if (columns + field.span > 12) {
      rows.push([])
      columns = 0
    }
    rows.at(-1)?.push(field)
    columns += field.span
  }
  return rows
}

function blankField(field: FieldPlace, language: Language) {
  const { key, span, blankSpan, required, comb, local, options, height } = field
  // Abroad a postal code has letters and an IBAN another length: cells would be in the way.
  const cells = comb && (!local || language === 'it') ? { comb } : {}
  return {
    key,
    label: fieldWords[key][language],
    span: blankSpan ?? span,
    required: required === true,
    ...cells,
    ...(options && { options }),
    ...(height && { height }),
  }
}

const headingOf = ({ title, hint }: SectionPlace, language: Language) => ({
  title: title[language],
  ...(hint && { hint: hint[language] }),
})

/** The ticks that stand for a whole address. */
const same: Readonly<Partial<Record<SectionKey, readonly SheetFieldKey[]>>> = {
  postal: ['postal_same'],
  delivery: ['delivery_same'],
}

/** What changed since the replaced revision: label, before, now. */
export function changesIn({ language, values, previous = {} }: SheetDocument) {
  const keys = sections.flatMap((section) =>
    [...(same[section.key] ?? []), ...section.rows.flat().map(({ key }) => key)].map((key) => ({
      section,
      key,
    })),
  )
  return keys
    .filter(({ key }) => previous[key] !== undefined && previous[key] !== (values[key] ?? ''))
    .map(({ section, key }) => ({
      field: `${section.title[language]}: ${fieldWords[key][language]}`,
      before: previous[key] ?? '',
      now: values[key] ?? '',
    }))
}
