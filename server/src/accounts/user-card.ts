import type { Permission } from '@mandato/contract'
import { permissions } from '@mandato/contract'
import type { User } from '@mandato/contract/accounts/people'
import type { Language } from '@mandato/contract/words'
import type * as z from 'zod'
import type { Db } from '../platform/db/db.ts'
import { notFound } from '../platform/refusals.ts'
import { cardOf } from './queries/users.ts'

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
    decision_mails: card.decision_mails === 'at_once' ? 'at_once' : 'daily',
    agency_id: card.agency_id,
    agency_name: card.agency_name,
    client_id: card.client_id,
    client_name: card.client_name,
    // An administrator holds them all.
    permissions: userType === 1 ? [...permissions] : ((card.permissions ?? []) as Permission[]),
    // Whoever looks as somebody need not, and cannot, choose a password for him.
    must_change_password: (card.must_change_password ?? false) && !viewing,
    viewing,
  }
}
