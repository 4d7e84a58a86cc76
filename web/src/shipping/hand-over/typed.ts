import type { KeptForm } from '../../ui/forms/useDraftedForm.ts'
import { same } from '../../ui/forms/same.ts'
import { today } from '../../ui/today.ts'
import type { HandOverInput, HeldRow } from '../data.ts'
import { type Signed, signatureOf } from '../signed.ts'

export interface Values extends Signed {
  /** How many of each material, by its id. */
  readonly pieces: Readonly<Record<number, number>>
}
/** A hand-over as it lies on the device. */
export interface KeptHandOver extends KeptForm<Values> {
  /** The codes of the materials in hand, which the papers name. */
  readonly codes: Readonly<Record<number, string>>
  /** The day it was signed. */
  readonly day: string
}

export const nothing: Values = { pieces: {}, name: '', drawing: null }
export const totalOf = ({ pieces }: Values) =>
  Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0)
export const codesOf = (held: readonly HeldRow[]): KeptHandOver['codes'] =>
  Object.fromEntries(held.map(({ product_id, product_code }) => [product_id, product_code]))

/** What was handed over is gone from the form; who signed may sign again, so that the name stays. */
export const arrivedOf = (values: Values, sent: Values): Values => ({
  pieces: same(values.pieces, sent.pieces) ? {} : values.pieces,
  name: values.name,
  drawing: same(values.drawing, sent.drawing) ? null : values.drawing,
})

export function sentOf(client: number, { values, codes, day }: KeptHandOver): HandOverInput {
  const request = Object.entries(values.pieces).flatMap(([id, quantity]) => {
    const code = codes[Number(id)]
    return quantity > 0 ? [{ product_id: Number(id), quantity, ...(code && { product_code: code }) }] : []
  })
  const signature = signatureOf(values)
  return {
    params: { id: client },
    // On the day itself the server's clock says the day: that of the device may be wrong.
    body: { request, ...(signature && { signature }), ...(day !== today() && { date: day }) },
  }
}
