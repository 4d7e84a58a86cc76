import type { Words } from '@mandato/contract/words'
import { type SheetFieldKey, sectionWords } from './field-words.ts'

export type SectionKey = keyof typeof sectionWords

/** Where a field stands, and how it is written into by hand. */
export interface FieldPlace {
  readonly key: SheetFieldKey
  /** Columns out of twelve. */
  readonly span: number
  readonly blankSpan?: number
  readonly required?: true
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

export interface SectionPlace {
  readonly key: SectionKey
  readonly title: Words
  readonly hint?: Words
  /** A remark beside the fields of the blank sheet. */
  readonly remark?: Words
  readonly rows: readonly (readonly FieldPlace[])[]
}

const section = (key: SectionKey, rows: SectionPlace['rows']): SectionPlace => ({
  key,
  ...sectionWords[key],
  rows,
})

/** The one list of sections and fields: the filled sheet and the blank one are both printed from it. */
export const sections: readonly SectionPlace[] = [
  section('identity', [
    [
      { key: 'business_name', span: 9, blankSpan: 8, required: true },
      { key: 'code', span: 3, blankSpan: 4, comb: [6] },
    ],
    [
      { key: 'vat_number', span: 6, blankSpan: 5, required: true, comb: [11], local: true },
      { key: 'tax_code', span: 6, blankSpan: 7, required: true, comb: [16], local: true },
    ],
  ]),
  section('office', [
    [
      { key: 'address', span: 9, required: true },
      { key: 'postal_code', span: 3, required: true, comb: [5], local: true },
    ],
    [
      { key: 'locality', span: 7, required: true },
      { key: 'province', span: 2, required: true, comb: [2], local: true },
      { key: 'country', span: 3, required: true },
    ],
    [
      { key: 'phone', span: 6, required: true },
      { key: 'mobile', span: 6 },
    ],
  ]),
  section('postal', [
    [
      { key: 'postal_address', span: 9 },
      { key: 'postal_postal_code', span: 3, comb: [5], local: true },
    ],
    [
      { key: 'postal_locality', span: 7 },
      { key: 'postal_province', span: 2, comb: [2], local: true },
      { key: 'postal_country', span: 3 },
    ],
  ]),
  section('delivery', [
    [
      { key: 'delivery_address', span: 9 },
      { key: 'delivery_postal_code', span: 3, comb: [5], local: true },
    ],
    [
      { key: 'delivery_locality', span: 7 },
      { key: 'delivery_province', span: 2, comb: [2], local: true },
      { key: 'delivery_country', span: 3 },
    ],
    [{ key: 'delivery_notes', span: 12 }],
  ]),
  section('agent', [
    [
      { key: 'agent', span: 6 },
      { key: 'agency', span: 6 },
    ],
  ]),
  section('mail', [
    [
      { key: 'email_admin', span: 6, required: true },
      { key: 'email_commercial', span: 6, required: true },
    ],
    [
      { key: 'email_management', span: 6 },
      { key: 'email_certified', span: 6, italian: true },
    ],
  ]),
  section('invoicing', [
    [
      { key: 'sdi_code', span: 6, blankSpan: 5, comb: [7], italian: true },
      { key: 'public_body', span: 6, italian: true, onlyWhenGiven: true },
    ],
  ]),
  section('bank', [
    [
      { key: 'bank_name', span: 6 },
      { key: 'abi', span: 3, comb: [5], italian: true },
      { key: 'cab', span: 3, comb: [5], italian: true },
    ],
    [{ key: 'iban', span: 12, comb: [4, 4, 4, 4, 4, 4, 3], local: true }],
  ]),
  section('payment', [
    [
      { key: 'payment_code', span: 6, required: true },
      { key: 'discount', span: 3 },
      { key: 'fixed_days', span: 3, options: ['5', '10', '15', '20', '25', '31'], blankSpan: 12 },
    ],
  ]),
  section('notes', [[{ key: 'notes', span: 12, height: 40 }]]),
]
