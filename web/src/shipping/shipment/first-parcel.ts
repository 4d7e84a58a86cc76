import type { Shipment } from '../data.ts'

/** What the lines weigh together; null where a piece was never weighed. */
export const weightOfLines = ({ lines }: Pick<Shipment, 'lines'>): number | null =>
  lines.some(({ weight }) => weight === null)
    ? null
    : lines.reduce((sum, { quantity, weight }) => sum + quantity * (weight ?? 0), 0) || null

/** What is in them, as a carrier reads it. */
export const contentsOfLines = ({ lines }: Pick<Shipment, 'lines'>): string =>
  lines
    .map(({ quantity, name }) => `${quantity} × ${name}`)
    .join(', ')
    .slice(0, 200)
