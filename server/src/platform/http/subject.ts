import type { SubjectParameters } from '@mandato/contract'
import type { Language, Words } from '@mandato/contract/words'
import type { Db } from '../db/db.ts'
import { isStaff, type Person } from '../person.ts'
import type { Input } from './input.ts'

/** Whose rows are asked for, by ids; what was not named is null. */
export interface SubjectIds {
  readonly agency: number | null
  readonly client: number | null
  readonly agent: number | null
}

interface Coded {
  readonly code: string
  readonly business_name: string
}
/** The same by name; without names where everything in the person's sight is asked for. */
export interface SubjectNames {
  readonly agency: Coded | null
  /** The client asked for, or all those of a customer. */
  readonly clients: readonly Coded[]
  readonly agent: { readonly name: string } | null
}

/** The name of the subject; the person's own agency or clients where none was asked for. */
export type NameSubject = (db: Db, person: Person, ids: SubjectIds) => Promise<SubjectNames>

/** How a file says whose rows it holds. */
export interface Subject {
  readonly name: string
  /** The same for the file name, without business names. */
  readonly codes: readonly string[]
}

/** The ids in a request's path, query and body, by the names that the contract gives them. */
export function idsOf(parameters: SubjectParameters, { params, query, body }: Input): SubjectIds {
  const given = { ...(body as object), ...(query as object), ...(params as object) } as Record<
    string,
    unknown
  >
  const id = (parameter: string | undefined) => {
    const value = parameter === undefined ? null : given[parameter]
    return typeof value === 'number' && value > 0 ? value : null
  }
  return { agency: id(parameters.agency), client: id(parameters.client), agent: id(parameters.agent) }
}

const words = {
  network: {
    it: 'Tutte le agenzie',
    en: 'All agencies',
    fr: 'Toutes les agences',
    es: 'Todas las agencias',
  },
  areas: { it: 'Zone', en: 'Areas', fr: 'Zones', es: 'Zonas' },
  agency: { it: 'Agenzia', en: 'Agency', fr: 'Agence', es: 'Agencia' },
  client: { it: 'Cliente', en: 'Customer', fr: 'Client', es: 'Cliente' },
  clients: { it: 'Clienti', en: 'Customers', fr: 'Clients', es: 'Clientes' },
  agent: { it: 'Agente', en: 'Agent', fr: 'Agent', es: 'Agente' },
} satisfies Record<string, Words>

export function subjectIn(
  { agency, clients, agent }: SubjectNames,
  person: Person,
  language: Language,
): Subject {
  const say = (key: keyof typeof words) => words[key][language]
  const [client, ...others] = clients
  const parts = [
    ...(client
      ? [
          {
            name: `${say(others.length > 0 ? 'clients' : 'client')} ${clients.map(({ code, business_name }) => `${code} ${business_name}`).join(', ')}`,
            codes: `${say(others.length > 0 ? 'clients' : 'client')} ${clients.map(({ code }) => code).join(' ')}`,
          },
        ]
      : []),
    // An agent sees only the own agency's part of a client.
    ...(agency && (!client || isStaff(person))
      ? [
          {
            name: `${say('agency')} ${agency.code} ${agency.business_name}`,
            codes: `${say('agency')} ${agency.code}`,
          },
        ]
      : []),
    ...(agent ? [{ name: `${say('agent')} ${agent.name}`, codes: `${say('agent')} ${agent.name}` }] : []),
  ]
  const inSight = person.areas.length > 0 ? `${say('areas')} ${person.areas.join(', ')}` : say('network')
  const said = parts.length > 0 ? parts : [{ name: inSight, codes: inSight }]
  return { name: said.map(({ name }) => name).join(' · '), codes: said.map(({ codes }) => codes) }
}
