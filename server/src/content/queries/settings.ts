import type { ContentKind } from '@mandato/contract/content/names'
import { ContentChoices } from '@mandato/contract/content/settings'
import { settingsGroup } from '../../company/index.ts'
import type { Db } from '../../platform/db/db.ts'

export const contentGroup = settingsGroup({
  key: 'content',
  shape: ContentChoices,
  usual: { communications_per_page: 12, news_per_page: 13 },
})

/** How many items of a kind stand on a page. */
export async function perPageOf(db: Db, kind: ContentKind): Promise<number> {
  const { communications_per_page, news_per_page } = await contentGroup.chosen(db)
  return kind === 'communications' ? communications_per_page : news_per_page
}
