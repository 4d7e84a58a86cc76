import { isRequired } from '@mandato/contract/sheets/check'
import {
  type SectionKey,
  type SheetField,
  sheetFields,
  sheetSections,
  type SheetValues,
} from '@mandato/contract/sheets/fields'
import type { Words } from '@mandato/contract/words'
import { sectionHints } from './section-hints.ts'

/** How wide a field is on paper, and how it is written into by hand. */
interface Place {
  /** Columns out of twelve; what does not fit the row begins a new one. */
  readonly span: number
  readonly blankSpan?: number
  /** Cells for one character each, in groups; `local` ones only where the Italian form of the value is meant. */
  readonly comb?: readonly number[]
  readonly local?: true
  /** Only for clients in Italy. */
  readonly italian?: true
  /** Printed where there is something to say, and nowhere to be written into. */
  readonly onlyWhenGiven?: true
  /** Ticks to choose from; the last one may be followed by a free text. */
  readonly options?: readonly string[]
  /** Millimetres, for a box of several lines. */
  readonly height?: number
}

const postalCode = { span: 3, comb: [5], local: true } as const
const province = { span: 2, comb: [2], local: true } as const
const half = { span: 6 } as const
const wide = { span: 12 } as const

const places = {
  code: { span: 3, blankSpan: 4, comb: [6] },
  business_name: { span: 9, blankSpan: 8 },
  address: { span: 9 },
  postal_code: postalCode,
  locality: { span: 7 },
  province,
  country: { span: 3 },
  vat_number: { span: 6, blankSpan: 5, comb: [11], local: true },
  tax_code: { span: 6, blankSpan: 7, comb: [16], local: true },
  phone: half,
  mobile: half,
  postal_address: { span: 9 },
  postal_postal_code: postalCode,
  postal_locality: { span: 7 },
  postal_province: province,
  postal_country: { span: 3 },
  delivery_address: { span: 9 },
  delivery_postal_code: postalCode,
  delivery_locality: { span: 7 },
  delivery_province: province,
  delivery_country: { span: 3 },
  delivery_notes: wide,
  agent: half,
  agency: half,
  email_admin: half,
  email_commercial: half,
  email_management: half,
  email_certified: { span: 6, italian: true },
  sdi_code: { span: 6, blankSpan: 5, comb: [7], italian: true },
  public_body: { span: 6, italian: true, onlyWhenGiven: true },
  bank_name: half,
  abi: { span: 3, comb: [5], italian: true },
  cab: { span: 3, comb: [5], italian: true },
  iban: { span: 12, comb: [4, 4, 4, 4, 4, 4, 3], local: true },
  payment_code: half,
  discount: { span: 3 },
  fixed_days: { span: 3, blankSpan: 12, options: ['5', '10', '15', '20', '25', '31'] },
  notes: { span: 12, height: 40 },
} as const satisfies Readonly<Record<string, Place>>

/** The two ticks that stand for a whole address; they say so in a line of their own. */
type SameKey = 'postal_same' | 'delivery_same'
export type SheetFieldKey = keyof typeof places | SameKey

export const isPrinted = (key: string): key is SheetFieldKey =>
  key in places || key === 'postal_same' || key === 'delivery_same'

export interface PrintedField extends Place {
  readonly key: keyof typeof places
  readonly label: Words
  /** Of a client in Italy whose addresses are the registered office. */
  readonly required: boolean
}

export interface PrintedSection {
  readonly key: SectionKey
  readonly title: Words
  readonly hint?: Words
  readonly remark?: Words
  /** The tick that leaves the section's address out. */
  readonly same?: { readonly key: SameKey; readonly place: 'postal' | 'delivery'; readonly label: Words }
  readonly fields: readonly PrintedField[]
}

const unknown: SheetValues = { country: 'IT', postal_same: true, delivery_same: true }

const printedField = (field: SheetField): PrintedField => {
  const key = field.key as keyof typeof places
  return { key, label: field.label, required: isRequired(field, unknown), ...places[key] }
}

const sameOf = (field: SheetField | undefined): Pick<PrintedSection, 'same'> =>
  field?.place ? { same: { key: `${field.place}_same`, place: field.place, label: field.label } } : {}

/** Sections, order, titles and required marks are the contract's, for the filled sheet and the blank one. */
export const sections: readonly PrintedSection[] = Object.entries(sheetSections).map(([name, title]) => {
  const key = name as SectionKey
  const fields = sheetFields.filter((field) => field.printed && field.section === key)
  const isSame = ({ kind, place }: SheetField) => kind === 'flag' && place !== undefined
  return {
    key,
    title,
    ...sectionHints[key],
    ...sameOf(fields.find(isSame)),
    fields: fields.filter((field) => !isSame(field)).map(printedField),
  }
})
