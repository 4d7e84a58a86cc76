import type { RegistrationMatch, registrationCalls } from '@mandato/contract/accounts/registration-calls'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { List } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'

type Call = typeof registrationCalls.registrations
type Filter = z.output<Call['query']>

const title = sql`coalesce(nullif(r.company, ''), r.magazine)`
const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  name: sql`plain(r.surname || ' ' || r.name)`,
  company: sql`plain(${title})`,
  since: sql`r.since`,
}
/** Head office never sees a request whose address was not confirmed. */
const confirmed = sql<boolean>`r.confirmed_at is not null and r.erased_at is null`

const confirmedOther = sql`o.id <> r.id and o.confirmed_at is not null and o.erased_at is null`
/** Each found by its index: an `or` of the two read every request for each row of a page. */
const matching = sql`((select count(*) from users u where u.email = r.email and u.id is distinct from r.user_id)
  + (select count(*) from (
      select o.id from registrations o where o.email = r.email and ${confirmedOther}
      union select o.id from registrations o where o.vat_number = r.vat_number and o.vat_number <> '' and ${confirmedOther}
    ) alike))::int`

/** @param headOffice who else has the same address or VAT number in the whole network is told to head office alone */
export const registrationList = (
  { sees, headOffice }: { readonly sees: RawBuilder<boolean>; readonly headOffice: boolean },
  { q, state, type, sort, order }: Filter,
): List<RowOf<Call>> => ({
  from: sql`registrations r`,
  where: [
    confirmed,
    sees,
    q &&
      sql<boolean>`plain(concat_ws(' ', r.name, r.surname, r.email, r.company, r.magazine, r.vat_number, r.city)) like ${containing(q)}`,
    state && sql<boolean>`r.state = ${state}`,
    type && sql<boolean>`r.type = ${type}`,
  ],
  id: sql`r.id`,
  sort: sortKeys[sort],
  order,
  fields: sql`r.id, r.since, r.state, r.type, r.name || ' ' || r.surname as name, r.email, ${title} as company,
    concat_ws(' ', r.city, nullif(r.province, ''), case when r.country <> 'IT' then r.country end) as place,
    ${headOffice ? matching : sql`0`} as matches`,
})

/** How many requests wait for a decision. */
export async function countVerified(db: Db, sees: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from registrations r where r.state = 'verified' and ${sees}`.execute(db)
  return rows[0]?.n ?? 0
}

/** All of one request, if it is in sight. */
export async function registrationInSight(db: Db, sees: RawBuilder<boolean>, id: number) {
  const { rows } = await sql<{
    id: number
    email: string
    company: string
    vat_number: string
    customer_code: string
    city: string
    state: string
    type: string
    user_id: number | null
    user_active: boolean | null
    erased: boolean
    privacy_version: number | null
    privacy_at: string
  }>`select r.*, d.name as decided_by, r.erased_at is not null as erased, u.expires_at, u.active as user_active
    from registrations r left join users d on d.id = r.decided_by left join users u on u.id = r.user_id
    where r.id = ${id} and ${confirmed} and ${sees}`.execute(db)
  return rows[0]
}

/** As domains are misread: `rn` for m, `0` for o, `1` for l; what reads alike is written alike. */
const skeleton = (domain: RawBuilder<unknown>) =>
  sql`translate(replace(replace(${domain}, 'rn', 'm'), 'vv', 'w'), '01i-', 'oll')`

/** Accounts and other requests of the same address or VAT number, and known domains that only look like its own. */
export async function othersLike(
  db: Db,
  given: { readonly id: number; readonly email: string; readonly vat_number: string },
): Promise<RegistrationMatch[]> {
  const domain = given.email.split('@').at(-1) ?? ''
  const { rows } = await sql<RegistrationMatch>`
    select 'user' as kind, u.id, '' as code, u.name, u.email as place, array['email'] as why
      from users u where u.email = ${given.email}
        and not exists (select from registrations s where s.id = ${given.id} and s.user_id = u.id)
    union all
    (select 'registration', o.id, '', o.name || ' ' || o.surname, concat_ws(' ', nullif(o.company, ''), o.city),
        array_remove(array[case when o.email = ${given.email} then 'email' end,
          case when o.vat_number = ${given.vat_number} and o.vat_number <> '' then 'vat_number' end], null)
      from registrations o where o.id <> ${given.id} and o.confirmed_at is not null and o.erased_at is null
        and (o.email = ${given.email} or (o.vat_number = ${given.vat_number} and o.vat_number <> ''))
      order by o.id desc limit 10)
    union all
    (select distinct on (split_part(u.email, '@', 2)) 'user', u.id, '', u.name, split_part(u.email, '@', 2), array['lookalike']
      from users u where split_part(u.email, '@', 2) <> ${domain}
        and ${skeleton(sql`split_part(u.email, '@', 2)`)} = ${skeleton(sql`${domain}::text`)} limit 3)`.execute(
    db,
  )
  return rows
}
