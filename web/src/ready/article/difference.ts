import { energyClasses } from '@mandato/contract/catalogue/energy'
import type { ReadyRow } from '../data.ts'

type Compared = Pick<ReadyRow, 'price' | 'energy_class'>

/** What another article costs more than the one that is looked at, and whether its class is better. */
export function differenceOf(
  one: Compared,
  than: Compared,
): { readonly amount: number | null; readonly better: boolean } {
  const cents = (price: number) => Math.round(price * 100)
  return {
    amount: one.price === null || than.price === null ? null : (cents(one.price) - cents(than.price)) / 100,
    better:
      one.energy_class !== null &&
      than.energy_class !== null &&
      energyClasses.indexOf(one.energy_class) < energyClasses.indexOf(than.energy_class),
  }
}
