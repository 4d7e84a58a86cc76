import type { Language } from '@mandato/contract/words'
import type { TimelineEntry } from '@mandato/contract/registry/client-page'
import type * as z from 'zod'
import { calledIn } from '../../platform/db/called.ts'
import type { List } from '../../platform/db/list.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesClient } from './scope.ts'

export type StoredEntry = z.input<typeof TimelineEntry>

/** What happened with a client in sight, newest first. */
export const timelineOf = (person: Person, client: number, language: Language): List<StoredEntry> => ({
  from: sql`events e join clients c on c.id = e.client_id`,
  where: [
    sql<boolean>`c.id = ${client}`,
    seesClient(person, 'c'),
    // That the staff noted something is not told outside.
    !isStaff(person) && sql<boolean>`e.what not in ('free.note', 'order.note')`,
  ],
  id: sql`e.id`,
  sort: sql`e.id`,
  order: 'desc',
  fields: sql`e.id, e.at, e.what, e.entity, e.entity_id, ${detail(language)} as detail, p.name as by, ${ofStatus('before')} as status_before,
    ${ofStatus('after')} as status_after, e.after ->> 'reason' as reason`,
  joins: sql`left join user_cards p on p.id = e.user_id`,
})

/** What it happened to, in words; a client and its sheet need none. */
const detail = (language: Language) => sql`case e.entity
    when 'order' then coalesce((select o.number from order_numbers o where o.id = e.entity_id::int), e.after ->> 'number')
    when 'free' then e.after ->> 'number'
    when 'preparation' then (select p.number from preparation_numbers p where p.id = e.entity_id::int)
    when 'shipment' then (select s.number from shipment_numbers s where s.id = e.entity_id::int)
    when 'request' then (select ${calledIn(language, 'l')} || ' × ' || l.requested from material_lines l where l.id = e.entity_id::int)
    when 'hand_over' then (select string_agg(h.quantity || ' × ' || ${calledIn(language, 'h')}, ', ' order by h.name)
      from hand_over_pieces h where h.hand_over_id = e.entity_id::int) end`

/** The status a client or a sheet had; other things have statuses of their own, which are no business of this list. */
const ofStatus = (when: 'before' | 'after') =>
  sql`case when e.entity in ('client', 'sheet') then e.${sql.ref(when)} ->> 'status' end`
