import {
  act,
  type Answer,
  type Asked,
  type FileKind,
  listFile,
  listQuery,
  query,
  type Watch,
} from '../platform/api.ts'

/** Clients by code, VAT number, name or town, for the search of the header. */
/** All clients in sight, by name: what forms choose from, and what is searched without a network. */
export const clientChoicesQuery = () => query('clientChoices')
export const clientSearch = (q: string) => query('search', { query: { q } })

export type AgencyRow = Answer<'agencies'>['response'][number]
export type Agency = Answer<'myAgency'>['response']
export type Contact = Agency['contacts'][number]

export type DoubtfulNumber = Answer<'doubtfulNumbers'>['response'][number]
export const doubtfulQuery = (asked: Asked) => listQuery('doubtfulNumbers', asked)
export const doubtfulFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('doubtfulNumbers', asked, kind, watch)

export type PremiaRow = Answer<'premia'>['response'][number]
export const premiaQuery = (asked: Asked) => listQuery('premia', asked)
export const premiaFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('premia', asked, kind, watch)
/** The points of one client, in the last year there are some of. */
export const clientPremiaQuery = (client: number) => query('premia', { query: { client } })

export const agenciesQuery = (asked: Asked) => listQuery('agencies', asked)
export const agenciesFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('agencies', asked, kind, watch)
/** The first agencies, by name, that fit what is typed. */
export const agencyChoicesQuery = (q: string) =>
  query('agencies', { params: { page: 1 }, query: { per_page: 50, ...(q && { q }) } })
export const agencyQuery = (id: number) => query('agencyDetail', { params: { id } })
export const myAgencyQuery = () => query('myAgency')

const changed = ['agencies', 'agencyDetail', 'myAgency'] as const
export const changeAgency = () => act('updateAgency', changed)
export const changeMyAgency = () => act('updateMyAgency', changed)
