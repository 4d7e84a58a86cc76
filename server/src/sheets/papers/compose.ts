import { countryName } from '@mandato/contract/fields/country-names'
import { consentKeys, consentStatement, requiredConsents } from '@mandato/contract/sheets/legal-texts'
import { discountValue } from '@mandato/contract/fields/identifiers'
import { phone } from '@mandato/contract/fields/phone'
import { numberIn } from '@mandato/contract/numbers'
import {
  type SheetField,
  sheetFields,
  sheetSections,
  type SheetValue,
  type SheetValues,
  validNote,
} from '@mandato/contract/sheets/fields'
import type { Language, Words } from '@mandato/contract/words'
import type { Company } from '../../platform/papers/drawing/index.ts'
import type { BlankPaper, PaperConsent, PaperSection, PaperText, SheetPaper } from './paper.ts'
import type { SheetClient } from '../queries/clients.ts'
import type { StoredText } from '../queries/legal.ts'
import type { Sheet } from '../queries/sheets.ts'
import type { SheetSettings } from '../settings.ts'

export interface Texts {
  readonly privacy: StoredText
  readonly terms: StoredText
}

export const yes: Words = { it: 'sì', en: 'yes', fr: 'oui', es: 'sí' }
const no: Words = { it: 'no', en: 'no', fr: 'non', es: 'no' }

/** A value as a person reads it; empty where nothing was filled in. */
export function printedValue(
  field: SheetField,
  value: SheetValue | undefined,
  language: Language,
  settings: SheetSettings,
): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return (value ? yes : no)[language]
  if (typeof value !== 'string') return value.join(', ')
  switch (field.kind) {
    case 'country':
      return countryName(value, language)
    case 'iban':
      return value.replace(/(.{4})(?=.)/g, '$1 ')
    case 'discount':
      return value.includes('+')
        ? `${value} (${numberIn(language, { maximumFractionDigits: 3 })(discountValue(value))} %)`
        : `${value} %`
    case 'phone':
      return phone(value)
    case 'payment': {
      const code = settings.payment_codes.find((p) => p.code === value)
      return code ? `${value} · ${code.label[language]}` : value
    }
    default:
      return value
  }
}

export interface PaperInput {
  readonly client: SheetClient
  readonly revision: number
  readonly language: Language
  readonly values: SheetValues
  /** The confirmed revision before; undefined for a first sheet. */
  readonly former: Pick<Sheet, 'fields' | 'revision' | 'signed_at' | 'decided_at'> | undefined
  readonly texts: Texts
  readonly settings: SheetSettings
  /** At the head of the paper, and in its sentences. */
  readonly company: Company
  readonly draft: boolean
  readonly madeAt: Date
}

/** The sheet as it goes to paper and to the signer's page. */
export function sheetPaper(input: PaperInput): SheetPaper {
  const { client, language, texts } = input
  return {
    language,
    company: input.company,
    code: client.code,
    businessName: String(input.values['business_name'] ?? client.business_name),
    agency: client.agency,
    revision: input.revision,
    clientId: client.id,
    draft: input.draft,
    madeAt: input.madeAt.toISOString(),
    // One whose former signature was carried over was decided on instead.
    replaces: input.former
      ? { revision: input.former.revision, signedAt: input.former.signed_at ?? input.former.decided_at }
      : null,
    sameAsOffice: (['postal', 'delivery'] as const).filter(
      (place) => input.values[`${place}_same`] !== false,
    ),
    sections: sectionsOf(input),
    privacy: paperText(texts.privacy),
    terms: paperText(texts.terms),
    consents: consentsOf(texts, language),
    validNote: validNote[language],
  }
}

/** Sections with their printed fields; an address equal to the registered office is one line that says so. */
function sectionsOf({ client, values, former, language, settings }: PaperInput): PaperSection[] {
  const all = { ...values, code: client.code, agent: client.agent, agency: client.agency }
  const print = (field: SheetField, from: SheetValues) =>
    printedValue(field, from[field.key], language, settings)
  const fields = sheetFields.filter(
    (f) => f.printed && (f.place === undefined || f.kind === 'flag' || values[`${f.place}_same`] === false),
  )
  return Object.entries(sheetSections)
    .map(([key, label]) => ({
      key,
      label: label[language],
      fields: fields
        .filter((f) => f.section === key)
        .map((field) => {
          const value = print(field, all)
          const before =
            former && (field.owner === 'sheet' || field.owner === 'staff')
              ? print(field, former.fields)
              : value
          return {
            key: field.key,
            label: field.label[language],
            value,
            previous: before === value ? null : before,
            contractual: field.contractual,
          }
        }),
    }))
    .filter((section) => section.fields.length > 0)
}

/** The blank sheet: the texts in force; its fields are those of the contract. */
export const blankPaper = (language: Language, texts: Texts, company: Company): BlankPaper => ({
  language,
  company,
  privacy: paperText(texts.privacy),
  terms: paperText(texts.terms),
  consents: consentsOf(texts, language),
  validNote: validNote[language],
})

export const paperText = ({ kind, version, title, valid_from, sections }: StoredText): PaperText => ({
  kind,
  version,
  title,
  validFrom: valid_from,
  sections: sections.map(({ heading, text, specific }) => ({ heading, text, specific })),
})

/** What the signer declares, in the words of page, paper and evidence. */
export function consentsOf({ privacy, terms }: Texts, language: Language): PaperConsent[] {
  const declared = {
    privacy: privacy.version,
    terms: terms.version,
    clauses: terms.sections.filter((s) => s.specific).map((s) => s.heading),
  }
  return consentKeys.map((key) => ({
    key,
    statement: consentStatement(key, language, declared),
    required: requiredConsents.includes(key),
  }))
}
