import type { ContentKind } from '@mandato/contract/content/names'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { containing, sql } from '../../platform/db/sql.ts'
import { named, newestFor, seesFolder } from './download-scope.ts'
import { type Reader, seesItem, textHolds, textIn } from './scope.ts'

interface Found {
  readonly kind: ContentKind | 'downloads'
  readonly id: number
  readonly title: string
  readonly note: string
}
/** Of items and of files. */
const most = 5

/** What a reader sees whose words hold a text: titles first, the newest first. */
export async function searchSeenBy(
  db: Db,
  reader: Reader,
  language: Language,
  now: Date,
  q: string,
): Promise<Found[]> {
  const { rows: items } = await sql<Found>`
    select i.kind, i.id, t.title, t.abstract as note
    from content_items i cross join ${reader.row} r cross join ${textIn(language)}
    where ${seesItem(reader, now)} and ${textHolds(q)}
    order by plain(t.title) like ${containing(q)} desc, i.publish_at desc, i.id limit ${most}`.execute(db)
  const title = named(sql`f.titles`, language)
  const { rows: files } = await sql<Found>`
    select 'downloads' as kind, f.id, ${title} as title, ${named(sql`d.names`, language)} as note
    from download_folders d cross join ${reader.row} r
    join download_files f on f.folder_id = d.id and f.status = 'live' ${newestFor(reader, language)}
    join files s on s.id = v.stored_id
    where ${seesFolder(reader)}
      and plain(concat_ws(' ', f.titles, f.captions, f.credit, d.names, s.name)) like ${containing(q)}
    order by plain(${title}) like ${containing(q)} desc, v.at desc, f.id limit ${most}`.execute(db)
  return [...items, ...files]
}
