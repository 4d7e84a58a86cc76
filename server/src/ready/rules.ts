import { labelBehind, type LabelFields } from '@mandato/contract/catalogue/energy-words'
import type { Language } from '@mandato/contract/words'
import type { StockLabel } from '@mandato/contract/ready/names'

/** So much office time head office has to decide of an order, in minutes: half a working day. */
export const halfADay = 240

/** What is free, in words; null where nothing is. */
export function labelOf(free: number, fewUpTo: number): StockLabel | null {
  if (free < 1) return null
  if (free === 1) return 'only_one'
  return free <= fewUpTo ? 'few' : 'available'
}

interface Goods extends LabelFields {
  readonly quantity: number
  readonly code: string
  readonly name: string
}
/** `2 × LS-14 Lavastoviglie (Classe energetica B, scala da A a G)`: whoever names an article names its label with it. */
export const goodsIn = (goods: Goods, language: Language): string =>
  `${goods.quantity} × ${goods.code} ${goods.name}${labelBehind(goods, language)}`
