import { keepPreviousData } from '@tanstack/react-query'
import {
  act,
  type Answer,
  type Asked,
  type FileKind,
  type Input,
  listFile,
  listQuery,
  query,
  upload,
  type Watch,
} from '../platform/api.ts'
import { rereadAfter } from '../platform/queries.ts'
import type { BestSearch } from './search.ts'

export type ApplianceRow = Answer<'appliances'>['response'][number]
export type Appliance = Answer<'appliance'>['response']

export const appliancesQuery = (asked: Asked) => listQuery('appliances', asked)
/** A few appliances for the search of the header. */
export const applianceSearch = (q: string, most: number) => ({
  ...query('appliances', { params: { page: 1 }, query: { q, per_page: most } }),
  placeholderData: keepPreviousData,
})
export const appliancesFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('appliances', asked, kind, watch)
export const applianceQuery = (id: number, customer: number | undefined) =>
  query('appliance', { params: { id }, query: customer === undefined ? {} : { customer } })

const changed = ['appliances', 'appliance', 'energyLabels', 'energyLabel'] as const
export const deleteDocument = () => act('deleteApplianceDocument', changed)

type Given = Pick<Input<'addApplianceDocument'>['fields'], 'kind' | 'language'>
/** Sends a document of an appliance; what it changes is read again. */
export async function sendDocument(id: number, fields: Given, file: File, onSent: (part: number) => void) {
  await upload('addApplianceDocument', { params: { id }, fields, file }, onSent)
  await rereadAfter(changed)
}

export type BestSeller = Answer<'bestSellers'>['response'][number]
export type BestMeta = Answer<'bestSellers'>['meta']
const ranked = ({ category, year, area }: BestSearch) => ({
  ...(category && { category }),
  ...(year !== undefined && { year }),
  ...(area && { area }),
})
export const bestSellersQuery = (search: BestSearch) => query('bestSellers', { query: ranked(search) })
export const bestSellersFile = (search: BestSearch, kind: FileKind, watch: Watch) =>
  listFile('bestSellers', { filter: ranked(search) }, kind, watch)
export const pinBestSellers = () => act('pinBestSellers', ['bestSellers'])
