import { same } from '../../ui/forms/same.ts'
import type { MaterialRow, RequestInput } from '../data.ts'

/** The request that is gathered now has this subject, those that left it another. */
export const gathered = 'basket'

/** A material to ask for, in pieces. */
export interface Line {
  readonly material: Pick<MaterialRow, 'id' | 'name' | 'product_code' | 'conf' | 'image'>
  readonly quantity: number
}
/** For whom a request is: without a client, for the agency. */
export interface For {
  readonly agency?: number | undefined
  readonly client?: number | undefined
  /** As a list names it. */
  readonly name?: string | undefined
}
/** A request as it is gathered. */
export interface Typed {
  readonly lines: readonly Line[]
  readonly recipient: For
  readonly note: string
}
export const nothing: Typed = { lines: [], recipient: {}, note: '' }

export const isEmpty = ({ lines, note }: Typed): boolean => lines.length === 0 && note === ''

/** What was gathered after the rest had left. */
export const furtherOf = (typed: Typed, sent: Typed): Typed => ({
  lines: typed.lines.filter((line) => !sent.lines.some(({ material }) => material.id === line.material.id)),
  recipient: typed.recipient,
  note: same(typed.note, sent.note) ? '' : typed.note,
})

export const sentOf = ({ lines, recipient, note }: Typed): RequestInput => ({
  body: {
    requests: lines.map(({ material, quantity }) => ({
      product_id: material.id,
      quantity,
      client_id: recipient.client ?? null,
      note: note.trim(),
    })),
    ...(recipient.agency !== undefined && { agency_id: recipient.agency }),
  },
})
