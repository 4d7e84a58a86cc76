import type { Person } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'

export type Assignment = 'year' | 'current'

/** What a question about revenue covers; it only ever narrows what the person sees. */
export interface Subject {
  readonly person: Person
  /** 0 is every agency in the person's sight. */
  readonly agency: number
  readonly client: number | null
  /** Only the clients assigned to this person today; null for all. */
  readonly agent: number | null
  /** `year`: the agency on the invoice line; `current`: the client's agency today. */
  readonly assignment: Assignment
}

/** What a request names; what it leaves out is not narrowed by. */
export interface About {
  readonly agency?: number | undefined
  readonly client?: number | undefined
  /** The user id of the person who looks after the clients. */
  readonly agent?: number | undefined
}

/**
 * The subject of a question. An agent always asks about the own agency, whether named or not; a customer is not
 * told who looks after whom.
 * @throws not_found when an agent names another agency, or a customer a person; whether others are in sight the
 * query itself finds out
 */
export function subjectOf(person: Person, asked: About, assignment: Assignment): Subject {
  const { agency = 0, client = null, agent = null } = asked
  if (person.role === 'customer' && agent !== null) throw notFound()
  if (person.role !== 'agent') return { person, agency, client, agent, assignment }
  if (person.agencyId === null || (agency !== 0 && agency !== person.agencyId)) throw notFound()
  return { person, agency: person.agencyId, client, agent, assignment }
}

/** Whether every client of every agency is in sight: administrators, and sales people without areas. */
const seesEverything = ({ role, areas }: Person) =>
  role === 'admin' || (role === 'sales' && areas.length === 0)

/**
 * Whether the subject is a whole agency or the whole network, whose figures stand ready in agency_revenue.
 * Today's assignment moves clients between agencies, so that only the network stays whole.
 */
export const isWhole = ({ person, agency, client, agent, assignment }: Subject): boolean =>
  client === null &&
  agent === null &&
  (seesEverything(person) || person.role === 'agent') &&
  (agency === 0 || assignment === 'year')

/** Whether the person's own sight cuts through agencies, so that rows must be checked client by client. */
export const seesSomeClients = (person: Person): boolean => !seesEverything(person) && person.role !== 'agent'

/** Whether a client's figures are only what the person's own agency sold him, as `subjectOf` has it. */
export const onlyOwnLines = ({ role }: Person): boolean => role === 'agent'

/** Budgets are set for agencies and their clients: a person's part of an agency has none. */
export const hasBudget = ({ agent, client }: Subject): boolean => agent === null || client !== null

/** A budget is an internal target: never shown to customers. */
export const maySeeBudgets = ({ role }: Person): boolean =>
  role === 'admin' || role === 'sales' || role === 'agent'
