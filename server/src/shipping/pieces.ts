export interface Pieces {
  readonly product_id: number
  readonly quantity: number
}

/** A material that is named twice counts once, with the sum. */
export const summed = (lines: readonly Pieces[]): Pieces[] =>
  [...Map.groupBy(lines, ({ product_id }) => product_id)].map(([product_id, group]) => ({
    product_id,
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
