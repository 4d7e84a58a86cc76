import { customerStatusLegend } from '@mandato/contract/registry/customer-status'
import { isRequired } from '@mandato/contract/sheets/check'
import { codeOf, faultSentence } from '@mandato/contract/sheets/faults'
import {
  type FieldKind,
  type SheetField,
  sheetField,
  sheetFields,
  sheetSections,
  type SheetValues,
} from '@mandato/contract/sheets/fields'
import { sheetStatusWords } from '@mandato/contract/sheets/status-words'
import type { Language, Words } from '@mandato/contract/words'
import { isStaff, type Person } from '../platform/person.ts'
import { check, mayWrite, paymentCodes } from './fields.ts'
import type { SheetSettings } from './settings.ts'

/** What the form is filled with. */
export interface FormValues {
  readonly present: SheetValues
  /** Of the confirmed revision or, before the first, of the registry; null for a new client. */
  readonly former: SheetValues | null
  /** ERP and computed values by key. */
  readonly shown: Readonly<Record<string, string | number | null>>
}

const inputs: Readonly<
  Record<
    FieldKind,
    | 'text'
    | 'textarea'
    | 'email'
    | 'tel'
    | 'select'
    | 'checkbox'
    | 'days'
    | 'badge'
    | 'money'
    | 'date'
    | 'list'
  >
> = {
  text: 'text',
  textarea: 'textarea',
  email: 'email',
  phone: 'tel',
  vat: 'text',
  tax_code: 'text',
  sdi: 'text',
  province: 'text',
  postal_code: 'text',
  country: 'text',
  iban: 'text',
  abi: 'text',
  cab: 'text',
  discount: 'text',
  days: 'days',
  payment: 'select',
  town: 'text',
  flag: 'checkbox',
  badge: 'badge',
  money: 'money',
  date: 'date',
  list: 'list',
}

/** What a browser can check by itself while one types; the schema says the rest. */
function patternOf(field: SheetField, values: SheetValues): string | null {
  const italian = (values[field.place ? `${field.place}_country` : 'country'] ?? values['country']) === 'IT'
  switch (field.kind) {
    case 'vat':
      return italian ? '\\d{11}' : null
    case 'postal_code':
      return italian ? '\\d{5}' : null
    case 'province':
      return italian ? '[A-Za-z]{2}' : null
    case 'abi':
    case 'cab':
      return '\\d{5}'
    case 'sdi':
      return '[A-Za-z0-9]{6,7}'
    case 'country':
      return '[A-Za-z]{2}'
    case 'discount':
      return '\\d{1,3}([.,]\\d{1,2})?([+]\\d{1,3}([.,]\\d{1,2})?)*'
    default:
      return null
  }
}

/** Sections and fields of the form, as the person may see and change them. */
export function formSections(
  person: Person,
  values: FormValues,
  settings: SheetSettings,
  language: Language,
  editable: boolean,
) {
  const { present, former, shown } = values
  return Object.entries(sheetSections).map(([key, label]) => ({
    key,
    label: label[language],
    fields: sheetFields
      // The company's own code stays in the company, as in the lists.
      .filter((f) => f.section === key && (f.key !== 'internal_code' || isStaff(person)))
      .map((field) => {
        const kept = field.owner === 'sheet' || field.owner === 'staff'
        const value = kept ? (present[field.key] ?? null) : (shown[field.key] ?? null)
        const previous = kept ? (former?.[field.key] ?? null) : value
        return {
          key: field.key,
          label: field.label[language],
          type: inputs[field.kind],
          required: kept && isRequired(field, present),
          max: field.max,
          pattern: patternOf(field, present),
          options: optionsOf(field, present, settings, language),
          value: Array.isArray(value) ? [...value] : (value as string | number | boolean | null),
          previous_value: Array.isArray(previous)
            ? [...previous]
            : (previous as string | number | boolean | null),
          changed: kept && former !== null && JSON.stringify(value) !== JSON.stringify(previous),
          contractual: field.contractual,
          read_only: !editable || !kept || !mayWrite(person, field),
        }
      }),
  }))
}

function optionsOf(field: SheetField, values: SheetValues, settings: SheetSettings, language: Language) {
  if (field.key === 'customer_status') return labelled(customerStatusLegend, language)
  if (field.key === 'sheet_status') return labelled(sheetStatusWords, language)
  if (field.kind !== 'payment') return null
  return paymentCodes(settings, values['payment_code']).map((code) => ({
    value: code,
    label: settings.payment_codes.find((p) => p.code === code)?.label[language] ?? code,
  }))
}

const labelled = (list: Readonly<Record<string, { readonly label: Words }>>, language: Language) =>
  Object.entries(list).map(([value, { label }]) => ({ value, label: label[language] }))

/** What stands between the sheet and a signature, each as a sentence. */
export const problemsOf = (values: SheetValues, settings: SheetSettings, language: Language) =>
  check(values, values, settings, true).faults.map((fault) => ({
    field: fault.field,
    code: codeOf(fault),
    message: faultSentence(fault, sheetField.get(fault.field)?.label[language] ?? fault.field, language),
  }))
