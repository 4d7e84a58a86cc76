import type { ClientDetail as Detail } from '@mandato/contract/registry/client-page'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { clientContacts, office } from './office.ts'
import { seesClient } from './scope.ts'

export type StoredDetail = Omit<z.input<typeof Detail>, 'open' | 'may' | 'addresses'>

const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** The overview of one client in sight, in one statement, with everything that only staff may read. */
export async function clientDetail(db: Db, person: Person, id: number): Promise<StoredDetail | undefined> {
  const { rows } = await sql<StoredDetail>`
    select c.id, c.code, c.internal_code, c.business_name, c.vat_number, c.tax_code, c.status as customer_status,
      json_build_object('id', a.id, 'code', a.code, 'business_name', a.business_name) as agency,
      case when p.id is null then null
        else json_build_object('id', p.id, 'name', p.name, 'email', p.email, 'phone', p.phone) end as agent,
      ${office('c')} as office, json_build_object('lat', v.lat, 'lng', v.lng, 'quality', v.geo_quality) as location,
      ${clientContacts} as contacts, c.price_list, c.activation_date, c.last_order_date,
      json_build_object('id', v.sheet_id, 'status', v.sheet_status, 'sent_at', ${moment('c.sheet_sent_at')},
        'signed_at', ${moment('c.sheet_signed_at')}, 'confirmed_at', ${moment('c.sheet_confirmed_at')},
        'valid_from', c.sheet_valid_from) as sheet,
      case when c.suspended_at is null then null
        else json_build_object('since', ${moment('c.suspended_at')}, 'by', s.name, 'reason', c.suspension_reason) end as suspension,
      case when c.deletion_asked_at is null or c.status <> 'deletion_requested' then null
        else json_build_object('since', ${moment('c.deletion_asked_at')}, 'by', d.name, 'reason', c.deletion_reason) end as deletion,
      (select count(*)::int from licences l where l.client_id = c.id) as licences, c.version
    from clients c
    join client_cards v on v.id = c.id
    join agencies a on a.id = c.agency_id
    left join user_cards p on p.id = c.agent_id
    left join user_cards s on s.id = c.suspended_by
    left join user_cards d on d.id = c.deletion_asked_by
    where c.id = ${id} and ${seesClient(person, 'c')}`.execute(db)
  return rows[0]
}
