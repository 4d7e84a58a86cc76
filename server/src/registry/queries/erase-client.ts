import type { Db } from '../../platform/db/db.ts'
import { atMoment } from '../../platform/db/moment.ts'
import { sql } from '../../platform/db/sql.ts'

/** The addresses mail for a client went to. */
export async function addressesOf(db: Db, id: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(m.email) as email from clients c,
      lateral (values (c.email), (c.email_admin), (c.email_commercial), (c.email_management), (c.email_certified)) m (email)
    where c.id = ${id} and m.email <> ''`.execute(db)
  return rows.map((row) => row.email)
}

/**
 * Makes a client a deleted one: nothing that tells who it was stays in its row, and the code stays taken. What
 * keeps figures and documents together (id, code, agency, province, country) is kept.
 */
export async function eraseClient(db: Db, id: number, { by, at }: { by: number; at: Date }): Promise<void> {
  await atMoment(db, at)
  await sql`update clients set status = 'deleted', deleted_at = ${at.toISOString()}, deleted_by = ${by},
      business_name = 'Ex ' || code, vat_number = null, tax_code = null, email = null, email_admin = null,
      email_commercial = null, email_management = null, email_certified = null, phone = null, mobile = null, address = null, postal_code = null,
      city = null, lat = null, lng = null, geo_quality = 'none', placed_for = null, sdi_code = null, bank_name = null,
      iban = null, abi = null, cab = null, public_body = false, notes = null, postal_address = null, postal_postal_code = null,
      postal_city = null, postal_province = null, postal_country = null, delivery_address = null, delivery_postal_code = null,
      delivery_city = null, delivery_province = null, delivery_country = null, delivery_notes = null, payment_code = null, discount = null, fixed_days = '{}', price_list = null, suspension_reason = null,
      deletion_reason = null, version = version + 1
    where id = ${id}`.execute(db)
  await sql`delete from doubtful_numbers where entity = 'client' and entity_id = ${id}`.execute(db)
}

/**
 * Empties the history of a client: who did what and when stays, and which status it went to; the values that
 * changed, the reasons and the places its own people acted from go.
 * @param logins accounts that were closed with the client
 */
export async function eraseHistory(db: Db, id: number, logins: readonly number[]): Promise<void> {
  const status = (side: 'before' | 'after') => {
    const values = sql.ref(side)
    return sql`case when ${values} ? 'status' then jsonb_build_object('status', ${values} -> 'status') end`
  }
  await sql`update events set before = ${status('before')}, after = ${status('after')}
    where client_id = ${id} and (before is not null or after is not null)`.execute(db)
  const names = logins.map(String)
  await sql`update events set before = null, after = null where entity = 'user' and entity_id = any(${names})`.execute(
    db,
  )
  await sql`update events set ip = null where user_id = any(${[...logins]})`.execute(db)
}
