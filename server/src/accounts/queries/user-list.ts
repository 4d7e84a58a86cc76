import type { usersCalls } from '@mandato/contract/accounts/user-calls'
import type { RowOf, SortOf } from '@mandato/contract/list'
import type { RawBuilder } from 'kysely'
import type * as z from 'zod'
import type { List } from '../../platform/db/list.ts'
import { containing, sql } from '../../platform/db/sql.ts'

type Call = typeof usersCalls.users
type Filter = z.output<Call['query']>

/** The role of the permission matrix, as `roleOf` has it for one person. */
const roleSql = sql<string>`case u.user_type when 1 then 'admin' when 2 then 'agent' when 4 then 'sales' else
  case when u.profile = 'press' then 'press'
    when u.profile is not null and not exists (select from user_clients uc where uc.user_id = u.id) then 'reseller'
    else 'customer' end end`

/** A link to the first password that can still be used makes it an invitation. */
export const stateSql = (now: Date) => sql<'active' | 'invited' | 'uninvited' | 'off'>`case
  when not u.active or u.expires_at <= ${now.toISOString()}::timestamptz then 'off'
  when u.password_hash is not null then 'active'
  when exists (select from one_time_links k where k.user_id = u.id and k.purpose = 'reset' and k.used_at is null
    and k.replaced_at is null and k.expires_at > ${now.toISOString()}::timestamptz) then 'invited'
  else 'uninvited' end`

const placeSql = sql<string>`coalesce(p.agency_name, p.client_name, array_to_string(u.areas, ', '), '')`

const sortKeys: Readonly<Record<SortOf<Call>, RawBuilder<unknown>>> = {
  name: sql`plain(u.name)`,
  place: sql`nullif(plain(${placeSql}), '')`,
  last_login_at: sql`u.last_login_at`,
}

/** Accounts, without those that were emptied when their client was deleted. */
export const userList = (
  sees: RawBuilder<boolean>,
  now: Date,
  { q, role, state, sort, order }: Filter,
): List<RowOf<Call>> => ({
  from: sql`users u join user_cards p on p.id = u.id`,
  where: [
    sees,
    sql<boolean>`u.email not like '%@invalid'`,
    q &&
      sql<boolean>`plain(concat_ws(' ', u.name, u.email, p.agency_name, p.client_name)) like ${containing(q)}`,
    role && sql<boolean>`${roleSql} = ${role}`,
    state && sql<boolean>`${stateSql(now)} = ${state}`,
  ],
  id: sql`u.id`,
  sort: sortKeys[sort],
  order,
  fields: sql`u.id, u.name, u.email, ${roleSql} as role, ${placeSql} as place, ${stateSql(now)} as state,
    u.last_login_at`,
})
