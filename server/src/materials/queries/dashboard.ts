import type { Language } from '@mandato/contract/words'
import { acceptedStatuses } from '@mandato/contract/materials/status'
import { calledIn } from '../../platform/db/called.ts'
import type { Db } from '../../platform/db/db.ts'
import { isAmong, sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { seesAgency, seesGoods } from '../../registry/index.ts'

interface Counters {
  readonly requests_to_decide: number
  readonly to_send: number
  readonly in_preparation: number
  readonly still_to_deliver: number
}
interface Low {
  readonly id: number
  readonly product_code: string
  readonly name: string
  readonly availability: number
}

/** Of the hundreds of thousands that are closed nothing is counted. */
const openStatuses = ['requested', ...acceptedStatuses, 'in_preparation'] as const

/** How many lines in sight wait for a decision, and how many to be sent. */
export async function countWaiting(
  db: Db,
  person: Person,
): Promise<{ readonly to_decide: number; readonly to_send: number }> {
  const { rows } = await sql<{ to_decide: number; to_send: number }>`
    select (count(*) filter (where r.status = 'requested'))::int as to_decide,
      (count(*) filter (where r.status <> 'requested'))::int as to_send
    from material_requests r
    where r.status = any(${['requested', ...acceptedStatuses]}) and ${seesGoods(person, 'r')}`.execute(db)
  return rows[0] ?? { to_decide: 0, to_send: 0 }
}

/** Below a tenth of what was ever loaded, or below a pack, a material runs out; only those shown in the catalogue. */
const low = sql<boolean>`m.archived_at is null and m.visible and m.realised > 0
  and m.available < greatest(m.pack, m.realised / 10)`

/** What is waiting, of the lines in sight, and what the agencies in sight hold; and which materials run out, for those who can load them. */
export async function materialCounters(
  db: Db,
  person: Person,
  language: Language,
): Promise<Counters & { readonly low_stock: Low[] }> {
  const { rows } = await sql<Counters>`
    select (count(*) filter (where r.status = 'requested'))::int as requests_to_decide,
      (count(*) filter (where ${isAmong('r.status', acceptedStatuses)}))::int as to_send,
      (count(*) filter (where r.status = 'in_preparation'))::int as in_preparation,
      (select coalesce(sum(h.quantity), 0)::int from material_agency_stock h where h.quantity > 0 and exists (
        select from registry_agencies a where a.id = h.agency_id and ${seesAgency(person, 'a')})) as still_to_deliver
    from material_requests r where r.status = any(${[...openStatuses]}) and ${seesGoods(person, 'r')}`.execute(
    db,
  )
  const [counters] = rows
  if (!counters) throw new Error('a count gives a row')
  const low_stock = isStaff(person)
    ? (
        await sql<Low>`select m.id, m.product_code, ${calledIn(language, 'm')} as name, m.available as availability from material_cards m
          where ${low} order by m.available, m.product_code limit 8`.execute(db)
      ).rows
    : []
  return { ...counters, low_stock }
}
