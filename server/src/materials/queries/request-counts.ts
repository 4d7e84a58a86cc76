import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { goodsInSight } from '../../registry/index.ts'

/** How many lines in sight stand where; of those that wait, how far the stock covers them and since when the oldest waits. */
export interface RequestCounts {
  readonly counts: Readonly<
    Record<'requested' | 'to_send' | 'in_preparation' | 'gone' | 'rejected' | 'taken_back', number>
  >
  readonly cover: Readonly<Record<'whole' | 'part' | 'none', number>>
  readonly oldest: string | null
}

/** Counted from the narrow index of the statuses; the stock is looked at for the few lines that wait. */
export async function countRequests(db: Db, person: Person): Promise<RequestCounts> {
  const { from, inSight } = goodsInSight(person, 'material_requests', 'r')
  const [{ rows: stand }, { rows: waiting }] = [
    await sql<{ status: string; n: number }>`select r.status, count(*)::int as n from ${from}
      where ${inSight} group by r.status`.execute(db),
    await sql<{ whole: number; part: number; none: number; oldest: string | null }>`
      select count(*) filter (where k.on_hand - k.committed >= r.requested)::int as whole,
        count(*) filter (where k.on_hand - k.committed between 1 and r.requested - 1)::int as part,
        count(*) filter (where k.on_hand - k.committed <= 0)::int as none, min(r.requested_at) as oldest
      from ${from} join material_stock k on k.product_id = r.product_id
      where r.status = 'requested' and ${inSight}`.execute(db),
  ]
  const of = (...statuses: string[]) =>
    stand.filter(({ status }) => statuses.includes(status)).reduce((sum, { n }) => sum + n, 0)
  const { whole = 0, part = 0, none = 0, oldest = null } = waiting[0] ?? {}
  return {
    counts: {
      requested: of('requested'),
      to_send: of('accepted', 'accepted_partial', 'accepted_modified'),
      in_preparation: of('in_preparation'),
      gone: of('sent', 'delivered'),
      rejected: of('rejected'),
      taken_back: of('withdrawn', 'cancelled'),
    },
    cover: { whole, part, none },
    oldest,
  }
}
