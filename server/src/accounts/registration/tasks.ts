import type { Context } from '../../platform/context.ts'
import { holds, isStaff } from '../../platform/person.ts'
import { countVerified } from '../queries/registration-list.ts'
import type { RegistrationSlots } from './slots.ts'

/** What waits among the requests for an account, for whoever may decide them. */
export async function registrationTasks(
  { db, user }: Pick<Context, 'db' | 'user'>,
  sees: RegistrationSlots['sees'],
) {
  if (!isStaff(user) || !holds(user, 'users')) return []
  return [{ kind: 'registrations_to_decide', count: await countVerified(db, sees(user, 'r')) }] as const
}
