import type { StockLabel } from '@mandato/contract/prices/rows'

/** So much office time head office has to decide of an order, in minutes: half a working day. */
export const halfADay = 240

/** What is free, in words; null where nothing is. */
export function labelOf(free: number, fewUpTo: number): StockLabel | null {
  if (free < 1) return null
  if (free === 1) return 'only_one'
  return free <= fewUpTo ? 'few' : 'available'
}

/** `2 × LS-14 Lavastoviglie (B, A–G)`: whoever names an article names its class and range with it. */
export const goodsIn = ({
  quantity,
  code,
  name,
  energy_class,
  energy_range,
}: {
  readonly quantity: number
  readonly code: string
  readonly name: string
  readonly energy_class: string | null
  readonly energy_range: string | null
}): string =>
  `${quantity} × ${code} ${name}${energy_class ? ` (${energy_class}, ${energy_range ?? ''})` : ''}`
