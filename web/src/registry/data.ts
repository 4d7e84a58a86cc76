import { act, type Answer, download, type Input, query, type Watch } from '../platform/api.ts'

/** Clients by code, VAT number, name or town, for the search of the header. */
export const clientSearch = (q: string) => query('search', { query: { q } })

export type AgencyRow = Answer<'agencies'>['response'][number]
export type Agency = Answer<'myAgency'>['response']
export type Contact = Agency['contacts'][number]
type AgenciesQuery = NonNullable<Input<'agencies'>['query']>

export const agenciesQuery = (page: number, filter: AgenciesQuery) =>
  query('agencies', { params: { page }, query: filter })
export const agenciesFile = (filter: AgenciesQuery, kind: 'xlsx' | 'pdf', watch: Watch) =>
  download('agencies', { params: { page: 1 }, query: filter }, kind, watch)
export const agencyQuery = (id: number) => query('agencyDetail', { params: { id } })
export const myAgencyQuery = () => query('myAgency')

const changed = ['agencies', 'agencyDetail', 'myAgency'] as const
export const changeAgency = () => act('updateAgency', changed)
export const changeMyAgency = () => act('updateMyAgency', changed)
