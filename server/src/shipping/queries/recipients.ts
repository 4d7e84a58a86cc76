import type { Language } from '@mandato/contract/words'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from '../../platform/person.ts'
import { seesAgency, seesClient } from '../../registry/index.ts'

/** An agency or a client goods are sent to, with what stands on the letter and whom to write to. */
export interface StoredRecipient {
  readonly type: 'agency' | 'client'
  readonly id: number
  readonly agency_id: number
  readonly client_id: number | null
  readonly code: string
  readonly business_name: string
  readonly vat_number: string | null
  readonly address: string | null
  readonly postal_code: string | null
  readonly city: string | null
  readonly province: string | null
  readonly country: string
  readonly phone: string | null
  readonly email: string | null
  readonly status: string
  readonly agency: string
  readonly agent: string | null
  readonly agent_email: string | null
  readonly agent_language: string | null
  readonly agent_active: boolean
  readonly agency_email: string | null
  readonly agency_country: string
}

/** Who gets goods: the client, or the agency where there is none. */
export async function recipientOf(
  db: Db,
  { agency_id, client_id }: { readonly agency_id: number; readonly client_id: number | null },
): Promise<StoredRecipient> {
  const { rows } = await sql<StoredRecipient>`select * from shipping_recipients r
    where (r.type, r.id) = (${client_id === null ? 'agency' : 'client'}, ${client_id ?? agency_id})`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('a shipment names somebody of the registry')
  return found
}

/** Agencies and clients by their ids, those a person sees: the agencies first, each kind in the order of its ids. */
export async function recipientsSeenBy(
  db: Db,
  person: Person,
  { agencies, clients }: { readonly agencies: readonly number[]; readonly clients: readonly number[] },
): Promise<StoredRecipient[]> {
  const { rows } = await sql<StoredRecipient>`
    select r.* from shipping_recipients r
    where (r.type = 'agency' and r.id = any(${[...agencies]})
        and exists (select from registry_agencies a where a.id = r.id and ${seesAgency(person, 'a')}))
      or (r.type = 'client' and r.id = any(${[...clients]})
        and exists (select from registry_clients c where c.id = r.id and ${seesClient(person, 'c')}))
    order by r.type, array_position(${[...agencies, ...clients]}::int[], r.id)`.execute(db)
  return rows
}

/** One of them. */
export async function recipientSeenBy(
  db: Db,
  person: Person,
  { type, id }: { readonly type: 'agency' | 'client'; readonly id: number },
): Promise<StoredRecipient | undefined> {
  const only = { agencies: type === 'agency' ? [id] : [], clients: type === 'client' ? [id] : [] }
  return (await recipientsSeenBy(db, person, only))[0]
}

/** The agents who asked for what a shipment brings, with a live account. */
export async function askersOf(db: Db, shipment: number): Promise<{ email: string; language: Language }[]> {
  const { rows } = await sql<{ email: string; language: Language }>`
    select distinct u.email, u.language from shipment_lines l join material_lines m on m.id = l.request_id
      join user_cards u on u.id = m.requested_by_id
    where l.shipment_id = ${shipment} and u.active and u.agency_id is not null order by u.email`.execute(db)
  return rows
}
