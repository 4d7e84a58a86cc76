import type { TimelineEntry } from '@mandato/contract/registry/client-page'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { Page } from '../../platform/db/list.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesClient } from './scope.ts'

export type StoredEntry = z.input<typeof TimelineEntry>

/**
 * What happened with a client in sight, newest first, one page, with how much there is in all; undefined where
 * the client is not in sight.
 */
export async function timelineOf(
  db: Db,
  person: Person,
  id: number,
  { page, per_page }: Page,
): Promise<{ rows: StoredEntry[]; total: number } | undefined> {
  const { rows } = await sql<StoredEntry & { total: number }>`
    select e.*, n.total
    from (select c.id, (select count(*)::int from events e where e.client_id = c.id) as total
      from clients c where c.id = ${id} and ${seesClient(person, 'c')}) n
    left join lateral (
      select e.id, e.at, e.what, e.entity, e.entity_id, p.name as by, e.before ->> 'status' as status_before,
        e.after ->> 'status' as status_after, e.after ->> 'reason' as reason
      from events e left join user_cards p on p.id = e.user_id
      where e.client_id = n.id order by e.id desc
      limit ${page === 0 ? 0 : per_page} offset ${Math.max(0, page - 1) * per_page}
    ) e on true
    order by e.id desc`.execute(db)
  const [first] = rows
  return first && { rows: rows.filter((row) => row.id !== null), total: first.total }
}
