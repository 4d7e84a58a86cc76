import { ReadyChoices } from '@mandato/contract/ready/settings'
import type { Db } from '../../platform/db/db.ts'
import { keepSetting, storedSetting } from '../../platform/settings.ts'

const key = 'ready'
/** Specification §9. */
const usual: ReadyChoices = {
  few_up_to: 5,
  hold_minutes: 30,
  queue_minutes: 10,
  prepare_days: 2,
  pickup_days: 3,
  extend_days: 3,
  patron_day: '',
  pickup_place: '',
  closures: [],
}

/** What the company chose about goods that are ready, with when and by whom it was last changed. */
export async function storedReadySettings(db: Db) {
  const { value, changed_at, changed_by } = await storedSetting(db, key)
  const parsed = ReadyChoices.safeParse({ ...usual, ...value })
  return { choices: parsed.success ? parsed.data : usual, changed_at, changed_by }
}

/** What the company chose about goods that are ready; what it did not choose is as usual. */
export const readySettings = async (db: Db): Promise<ReadyChoices> => (await storedReadySettings(db)).choices

export const keepReadySettings = (tx: Db, choices: ReadyChoices, now: Date): Promise<void> =>
  keepSetting(tx, key, choices, now)
