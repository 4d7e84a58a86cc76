import { roleOf, type User } from '../accounts/index.ts'
import type { RevenueSearch } from './search.ts'

/** What the page is about, and for whom. */
export interface Scope {
  readonly role: ReturnType<typeof roleOf>
  readonly level: 'network' | 'agency' | 'client'
  /** The path parameters of the calls: a client is always below an agency, 0 when none is given. */
  readonly about: { readonly agency?: number; readonly client?: number }
  /** A budget is an internal target: never shown to customers, and not set for one agent of an agency. */
  readonly budgets: boolean
  /** People with a single agency do not choose how invoices are assigned to agencies. */
  readonly wayBack: 'network' | 'agency' | null
}

/** The person decides what can be asked for; the address chooses within it. */
export function scopeOf(user: User, { agency, client, agent }: RevenueSearch): Scope {
  const role = roleOf(user)
  const budgets = agent === undefined || client !== undefined
  if (role === 'customer' || role === 'reseller' || role === 'press') {
    const own = user.client_id
    return {
      role,
      level: 'client',
      about: own === null ? {} : { agency: 0, client: own },
      budgets: false,
      wayBack: null,
    }
  }
  if (role === 'agent') {
    const own = user.agency_id ?? 0
    return {
      role,
      level: client ? 'client' : 'agency',
      about: client ? { agency: own, client } : { agency: own },
      budgets,
      wayBack: client ? 'agency' : null,
    }
  }
  const level = client ? 'client' : agency ? 'agency' : 'network'
  const about = { ...(agency && { agency }), ...(client && { agency: agency ?? 0, client }) }
  const wayBack = level === 'network' ? null : level === 'client' && agency ? 'agency' : 'network'
  return { role, level, about, budgets, wayBack }
}
