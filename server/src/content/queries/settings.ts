import type { ContentKind } from '@mandato/contract/content/names'
import { ContentChoices } from '@mandato/contract/content/settings'
import type { Db } from '../../platform/db/db.ts'
import { keepSetting, storedSetting } from '../../platform/settings.ts'

const key = 'content'
const usual: ContentChoices = { communications_per_page: 12, news_per_page: 13 }

/** What the company chose about its contents, with when and by whom it was last changed. */
export async function storedContentSettings(db: Db) {
  const { value, changed_at, changed_by } = await storedSetting(db, key)
  const parsed = ContentChoices.safeParse({ ...usual, ...value })
  return { choices: parsed.success ? parsed.data : usual, changed_at, changed_by }
}

/** How many items of a kind stand on a page. */
export async function perPageOf(db: Db, kind: ContentKind): Promise<number> {
  const { choices } = await storedContentSettings(db)
  return kind === 'communications' ? choices.communications_per_page : choices.news_per_page
}

export const keepContentSettings = (tx: Db, choices: ContentChoices, now: Date): Promise<void> =>
  keepSetting(tx, key, choices, now)
