import type { profiles } from './people.ts'

/** What is judged of an account besides the form of its fields. */
interface Judged {
  readonly user_type: number
  readonly profile?: (typeof profiles)[number] | null | undefined
  readonly agency_id?: number | null | undefined
  readonly client_ids?: readonly number[] | undefined
  readonly areas?: readonly string[] | undefined
  readonly permissions?: readonly string[] | undefined
}

/** An agent has an agency, a customer a client; areas and permissions refine the sales office alone. */
export function userFaults(given: Judged): [keyof Judged, string][] {
  const faults: [keyof Judged, string][] = []
  const filled = (list: readonly unknown[] | undefined) => (list?.length ?? 0) > 0
  if (given.user_type === 2 && !given.agency_id) faults.push(['agency_id', 'required'])
  if (given.user_type !== 2 && given.agency_id) faults.push(['agency_id', 'not_here'])
  if (given.user_type === 3 && !given.profile && !filled(given.client_ids))
    faults.push(['client_ids', 'required'])
  if ((given.user_type !== 3 || given.profile === 'press') && filled(given.client_ids))
    faults.push(['client_ids', 'not_here'])
  if (given.user_type !== 3 && given.profile) faults.push(['profile', 'not_here'])
  if (given.user_type !== 4 && filled(given.areas)) faults.push(['areas', 'not_here'])
  if (given.user_type !== 4 && filled(given.permissions)) faults.push(['permissions', 'not_here'])
  return faults
}
