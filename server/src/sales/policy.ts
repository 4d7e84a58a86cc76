import type { Person } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'

export type Assignment = 'year' | 'current'

/** What a question about revenue covers; it only ever narrows what the person sees. */
export interface Subject {
  readonly person: Person
  /** 0 is every agency in the person's sight. */
  readonly agency: number
  readonly client: number | null
  /** `year`: the agency on the invoice line; `current`: the client's agency today. */
  readonly assignment: Assignment
}

/**
 * The subject of a question. An agent always asks about the own agency, whether named or not.
 * @throws not_found when an agent names another agency; whether others are in sight the query itself finds out
 */
export function subjectOf(
  person: Person,
  asked: { agency?: number | undefined; client?: number | undefined },
  assignment: Assignment,
): Subject {
  const { agency = 0, client = null } = asked
  if (person.role !== 'agent') return { person, agency, client, assignment }
  if (person.agencyId === null || (agency !== 0 && agency !== person.agencyId)) throw notFound()
  return { person, agency: person.agencyId, client, assignment }
}

/** Whether every client of every agency is in sight: administrators, and sales people without areas. */
const seesEverything = ({ role, areas }: Person) =>
  role === 'admin' || (role === 'sales' && areas.length === 0)

/**
 * Whether the subject is a whole agency or the whole network, whose figures stand ready in agency_revenue.
 * Today's assignment moves clients between agencies, so that only the network stays whole.
 */
export const isWhole = ({ person, agency, client, assignment }: Subject): boolean =>
  client === null &&
  (seesEverything(person) || person.role === 'agent') &&
  (agency === 0 || assignment === 'year')

/** Whether the person's own sight cuts through agencies, so that rows must be checked client by client. */
export const seesSomeClients = (person: Person): boolean => !seesEverything(person) && person.role !== 'agent'

/** Whether a client's figures are only what the person's own agency sold him, as `subjectOf` has it. */
export const onlyOwnLines = ({ role }: Person): boolean => role === 'agent'

/** A budget is an internal target: customers never learn of it. */
export const maySeeBudgets = ({ role }: Person): boolean =>
  role === 'admin' || role === 'sales' || role === 'agent'
