import { afterWorkingDays } from '@mandato/contract/fields/dates'

interface OnItsWay {
  readonly shipped_on: string | null
  readonly received: boolean
}

/**
 * When a shipment to a shop should be there: a local date, or null where it has not left, came, or nobody wants it said.
 * @param days working days on the way, a setting; 0: nothing is said
 */
export const expectedOn = ({ shipped_on, received }: OnItsWay, days: number): string | null =>
  shipped_on !== null && !received && days > 0 ? afterWorkingDays(shipped_on, days) : null
