import type { registrationCalls } from '@mandato/contract/accounts/registration-calls'
import type { HandlerOutput } from '@mandato/contract'
import type { Context } from '../../platform/context.ts'
import { holds } from '../../platform/person.ts'
import { notFound } from '../../platform/refusals.ts'
import { othersLike, registrationInSight } from '../queries/registration-list.ts'
import type { RegistrationSlots } from './slots.ts'

type One = HandlerOutput<typeof registrationCalls.registration>

/** One request as head office decides it: what is known of the applicant stands beside what he says. */
export async function oneRegistration(context: Context, slots: RegistrationSlots, id: number): Promise<One> {
  const { db, user } = context
  const row = await registrationInSight(db, slots.sees(user, 'r'), id)
  if (!row) throw notFound()
  const decides = (user.role === 'admin' || user.role === 'sales') && holds(user, 'users')
  const matches = [
    ...(row.type === 'press' ? [] : await slots.clientsLike(db, user, row)),
    // Accounts and other people's requests are head office's business.
    ...(user.role === 'agent' ? [] : await othersLike(db, row)),
  ]
  const { privacy_version: version, privacy_at: at, ...rest } = row
  return {
    ...(rest as unknown as One),
    privacy: { version, at },
    matches,
    may: {
      decide: decides && (row.state === 'verified' || row.state === 'info_requested'),
      renew: user.role === 'admin' && row.type === 'press' && row.user_id !== null,
    },
  }
}
