import { OrderChoices, usualHoldDays } from '@mandato/contract/orders/settings'
import type { Db } from '../../platform/db/db.ts'
import { keepSetting, storedSetting } from '../../platform/settings.ts'

const key = 'orders'
const usual: OrderChoices = {
  desk_mail: '',
  suspended_clients: 'refuse',
  price_hold_days: usualHoldDays,
}

/** What the company chose about its orders, with when and by whom it was last changed. */
export async function storedOrderSettings(db: Db) {
  const { value, changed_at, changed_by } = await storedSetting(db, key)
  const parsed = OrderChoices.safeParse({ ...usual, ...value })
  return { choices: parsed.success ? parsed.data : usual, changed_at, changed_by }
}

/** What the company chose about its orders; what it did not choose is as usual. */
export const orderSettings = async (db: Db): Promise<OrderChoices> => (await storedOrderSettings(db)).choices

export const keepOrderSettings = (tx: Db, choices: OrderChoices, now: Date): Promise<void> =>
  keepSetting(tx, key, choices, now)
