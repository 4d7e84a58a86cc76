import type { Permission, Role } from '@mandato/contract'
import { permissions } from '@mandato/contract'
import type { User } from '@mandato/contract/accounts/people'
import type { Language } from '@mandato/contract/words'
import type * as z from 'zod'
import type { Db } from '../platform/db/db.ts'
import { notFound } from '../platform/refusals.ts'
import { factorsOf, hasFactor } from './queries/factors.ts'
import { accountGroup } from './queries/settings.ts'
import { cardOf } from './queries/users.ts'
import { roleOf } from './rules.ts'

/** The stored user of specification §3, as login and `auth/me` answer it. */
export async function userCard(
  db: Db,
  id: number,
  viewing: { by: string; until: string } | null = null,
): Promise<z.input<typeof User>> {
  const card = await cardOf(db, id)
  if (!card || card.id === null) throw notFound()
  const userType = card.user_type as 1 | 2 | 3 | 4
  return {
    userId: card.id,
    userType,
    profile: card.profile as 'italian_reseller' | 'foreign_reseller' | 'press' | null,
    name: card.name ?? '',
    email: card.email ?? '',
    language: card.language as Language,
    agency_id: card.agency_id,
    agency_name: card.agency_name,
    client_id: card.client_id,
    client_name: card.client_name,
    // An administrator holds them all.
    permissions: userType === 1 ? [...permissions] : ((card.permissions ?? []) as Permission[]),
    // Whoever looks as somebody need not, and cannot, choose a password for him.
    must_change_password: (card.must_change_password ?? false) && !viewing,
    // Whoever looks as somebody has his own factor to think of.
    must_add_factor:
      !viewing && (await owesFactor(db, id, roleOf(userType, card.profile, card.client_id === null ? 0 : 1))),
    viewing,
  }
}

/** The company wants a second factor of this role, and the person has none. */
export async function owesFactor(db: Db, id: number, role: Role): Promise<boolean> {
  const { two_factor_for } = await accountGroup.chosen(db)
  return two_factor_for.includes(role) && !hasFactor(await factorsOf(db, id))
}
