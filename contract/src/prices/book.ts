/**
 * Which price holds on a day. The database finds the winner of many articles at once (`server/src/prices/queries`);
 * this names for one article also those that lose and why. Both are tested against each other.
 */

/** Days are `YYYY-MM-DD`, both ends included; an open end has none. */
interface Period {
  readonly valid_from: string
  readonly valid_to: string | null
}

/** A row of a price list. */
export interface ListPrice extends Period {
  readonly price_cents: number
}

/** Whom and what a chain of discounts is for, the most particular first: the first that is not empty decides. */
export const discountSources = ['client_family', 'client', 'list_family', 'list'] as const
export type DiscountSource = (typeof discountSources)[number]

/** Whether a discount decides on a day: of one holder and family the one that began last. */
export const discountStates = ['standing', 'coming', 'superseded', 'ended'] as const
export type DiscountState = (typeof discountStates)[number]

export interface Discount extends Period {
  readonly source: DiscountSource
  readonly chain: string
  readonly note: string
}

export const covers = ({ valid_from, valid_to }: Period, day: string): boolean =>
  valid_from <= day && (valid_to === null || day <= valid_to)

/** Of several that cover the day the one that began last; two cannot begin on the same day. */
function latest<P extends Period>(rows: readonly P[], day: string): P | null {
  const open = rows.filter((row) => covers(row, day))
  return open.reduce<P | null>((best, row) => (best && best.valid_from >= row.valid_from ? best : row), null)
}

export const priceOn = <P extends ListPrice>(rows: readonly P[], day: string): P | null => latest(rows, day)

/** Levels never add up, and a chain `0` decides like any other. */
export function discountOn<D extends Discount>(rows: readonly D[], day: string): D | null {
  for (const source of discountSources) {
    const found = latest(
      rows.filter((row) => row.source === source),
      day,
    )
    if (found) return found
  }
  return null
}
