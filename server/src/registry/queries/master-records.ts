import type { MasterRecord } from '@mandato/contract/registry/master-record'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { sql } from '../../platform/db/sql.ts'
import { clientContacts, contacts, office } from './office.ts'
import { seesAgency, seesClient } from './scope.ts'

/** The places of agencies and clients are added by `placesOf`. */
type Record = Omit<z.input<typeof MasterRecord>, 'addresses'>

/** Bank or branch out of an Italian IBAN, else as the client gave it. */
const inIban = (part: 'abi' | 'cab', from: number) =>
  sql`case when c.iban ~ '^(IT|SM)' then substr(c.iban, ${from}::int, 5) else ${sql.ref(`c.${part}`)} end`

/** Internal code and full IBAN are for the company; an agent gets the last four characters, a customer its own. */
export async function clientRecord(db: Db, person: Person, id: number): Promise<Record | undefined> {
  const iban = person.role === 'agent' ? sql`'… ' || right(c.iban, 4)` : sql`c.iban`
  const { rows } = await sql<Record>`
    select 'client' as type, c.id, c.code, ${isStaff(person) ? sql`c.internal_code as internal_code,` : sql``} c.business_name, c.vat_number, c.tax_code,
      c.status, ${office('c')} as registered_office,
      ${clientContacts} as contacts,
      json_build_object('bank_name', c.bank_name, 'iban', ${iban}, 'abi', ${inIban('abi', 6)}, 'cab', ${inIban('cab', 11)}) as bank,
      json_build_object('payment_code', c.payment_code, 'discount', c.discount, 'fixed_days', c.fixed_days) as payment,
      case when c.status = 'suspended' or (c.status = 'deletion_requested' and c.status_before = 'suspended') then 'stopped' else 'open' end
        as credit_status,
      c.sdi_code, c.public_body, c.price_list, c.activation_date::text as activation_date, c.notes,
      json_build_object('id', a.id, 'code', a.code, 'business_name', a.business_name) as agency,
      case when p.id is null then null else json_build_object('id', p.id, 'name', p.name, 'email', p.email) end as agent
    from clients c join agencies a on a.id = c.agency_id left join user_cards p on p.id = c.agent_id
    where c.id = ${id} and ${seesClient(person)}`.execute(db)
  return rows[0]
}

export async function agencyRecord(db: Db, person: Person, id: number): Promise<Record | undefined> {
  const { rows } = await sql<Record>`
    select 'agency' as type, a.id, a.code, a.business_name, a.vat_number, null as tax_code,
      case when a.active then 'active' else 'dormant' end as status, ${office('a')} as registered_office,
      ${contacts([
        ['general', 'a.email'],
        ['phone', 'a.phone'],
      ])} as contacts,
      null as bank, null as payment, null as credit_status, null as sdi_code, null as public_body, null as price_list, null as activation_date, null as notes, null as agency, null as agent
    from agencies a where a.id = ${id} and ${seesAgency(person)}`.execute(db)
  return rows[0]
}

/** A user: an administrator sees all, an agent those of its agency, others themselves. */
export async function userRecord(db: Db, person: Person, id: number): Promise<Record | undefined> {
  const seen =
    person.role === 'admin'
      ? sql`true`
      : person.role === 'agent'
        ? sql`u.agency_id = ${person.agencyId}`
        : sql`u.id = ${person.id}`
  const { rows } = await sql<Record>`
    select 'user' as type, u.id, null as code, u.name as business_name, null as vat_number, null as tax_code,
      case when u.active then 'active' else 'dormant' end as status,
      json_build_object('address', null, 'postal_code', null, 'city', null, 'province', null, 'region', null, 'country', null) as registered_office,
      ${contacts([
        ['general', 'u.email'],
        ['phone', 'u.phone'],
      ])} as contacts,
      null as bank, null as payment, null as credit_status, null as sdi_code, null as public_body, null as price_list, null as activation_date, null as notes,
      case when a.id is null then null else json_build_object('id', a.id, 'code', a.code, 'business_name', a.business_name) end as agency, null as agent
    from user_cards u left join agencies a on a.id = u.agency_id
    where u.id = ${id} and (${seen})`.execute(db)
  return rows[0]
}
