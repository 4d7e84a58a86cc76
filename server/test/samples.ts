import type { CallName } from '@mandato/contract'
import type { World } from './world.ts'

/** A well-formed question: what the path, the query and the body need. */
export interface Sample {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly form?: { readonly fields: Readonly<Record<string, string>>; readonly file: string }
}

/** Ids a person of the northern agency may ask for, one of the southern agency, and one that never existed. */
export type Owner = 'own' | 'foreign' | 'never'
type Ids = { agency: number; client: number; user: number; record: number }

export const never = 2_000_000_000
export const idsOf = (world: World, owner: Owner): Ids => {
  if (owner === 'never') return { agency: never, client: never, user: never, record: never }
  const { agency, client, user } =
    owner === 'own'
      ? { agency: world.north.id, client: world.north.client, user: world.people.agent.id }
      : { agency: world.south.id, client: world.south.client, user: world.people.southAgent.id }
  return { agency, client, user, record: client }
}

const newPassword = { password: 'Faggio-2026!', confirm: 'Faggio-2026!' }
const linkToken = 'x'.repeat(43)

/** A question for every call; a call without one does not compile. Those that name no row ignore the ids. */
export const samples: Readonly<Record<CallName, (ids: Ids) => Sample>> = {
  login: () => ({ body: { user: 'nobody@shops.example', password: 'Sbagliata-99' } }),
  logout: () => ({}),
  me: () => ({}),
  updateMe: () => ({ body: { language: 'it' } }),
  recoverPassword: () => ({ body: { email: 'nobody@shops.example' } }),
  checkReset: () => ({ params: { token: linkToken } }),
  resetPassword: () => ({ params: { token: linkToken }, body: newPassword }),
  changePassword: () => ({
    body: { old: 'Sbagliata-99', new: newPassword.password, confirm: newPassword.confirm },
  }),
  sendPasswordLink: ({ user }) => ({ params: { user } }),
  sessions: () => ({}),
  endSession: () => ({ params: { id: never } }),
  checkFirstAdmin: () => ({ params: { token: linkToken } }),
  createFirstAdmin: () => ({
    params: { token: linkToken },
    body: { email: 'x@shops.example', name: 'X', ...newPassword },
  }),
  agencies: () => ({ params: { page: 1 } }),
  agencyDetail: ({ agency }) => ({ params: { id: agency } }),
  myAgency: () => ({}),
  updateMyAgency: () => ({ body: { phone: '+390422111111' } }),
  updateAgency: ({ agency }) => ({ params: { id: agency }, body: { phone: '+390422111111' } }),
  clientChoices: ({ agency }) => ({ query: { agency: String(agency) } }),
  isClient: ({ record }) => ({ params: { id: record } }),
  masterRecord: ({ record }) => ({ params: { type: 'client', id: record } }),
  search: () => ({ query: { q: 'cucine' } }),
  provinces: () => ({}),
  salesYears: ({ agency, client }) => ({ params: { agency, client } }),
  salesCurrent: ({ agency, client }) => ({ params: { agency, client } }),
  salesDetail: ({ agency, client }) => ({ params: { agency, client } }),
  salesCategory: ({ agency, client }) => ({ params: { id: 'furniture', agency, client } }),
  salesTwoYears: ({ agency, client }) => ({ params: { agency, client } }),
  salesBudget: ({ agency }) => ({ params: { id: agency } }),
  salesBudgetAsked: ({ agency }) => ({ params: { id: agency }, body: { category: 'furniture' } }),
  setBudget: ({ agency }) => ({
    params: { id: agency },
    body: { year: 2025, category: 'furniture', amount: 1000 },
  }),
  salesLines: ({ agency, client }) => ({
    params: { page: 1 },
    query: { agency: String(agency), client: String(client) },
  }),
  startImport: () => ({
    params: { kind: 'agencies' },
    form: { fields: { dry_run: '1' }, file: 'code,business_name\n0999,Agenzia\n' },
  }),
  import: () => ({ params: { id: never } }),
  applyImport: () => ({ params: { id: never }, body: {} }),
  cancelImport: () => ({ params: { id: never } }),
  imports: () => ({ params: { page: 1 } }),
  importErrors: () => ({ params: { id: never } }),
  dashboard: () => ({}),
  legend: () => ({}),
  checkStore: () => ({}),
  printJob: () => ({ params: { id: never } }),
  cancelPrintJob: () => ({ params: { id: never } }),
  printedFile: () => ({ params: { id: never } }),
  outbox: () => ({ params: { page: 1 } }),
}
