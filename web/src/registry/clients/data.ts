import type { MeasuredPlace } from '@mandato/contract/registry/measured-place'
import { act, type Answer, call, download, type Input, query, type Watch } from '../../platform/api.ts'
import { flagged } from '../../platform/flagged.ts'
import { actOf, holdKey } from '../../platform/idempotency.ts'
import { rereadAfter } from '../../platform/queries.ts'

export type ClientRow = Answer<'clients'>['response'][number]
export type Client = Answer<'clientDetail'>['response']
export type TimelineEntry = Answer<'clientTimeline'>['response'][number]
export type Licence = Answer<'software'>['response']['licences'][number]
export type ActivityRow = Answer<'software'>['response']['rows'][number]
export type MasterRecord = Answer<'masterRecord'>['response']
export type ClientsQuery = NonNullable<Input<'clients'>['query']>
export type ClientFile = 'xlsx' | 'csv' | 'pdf'

/** Without a page every client in sight: what the map draws. */
export const clientsQuery = (asked: ClientsQuery) => ({
  ...query('clients', { query: asked }),
  select: flagged<Answer<'clients'>>,
})
/** The list as a file, exactly as it is asked for on the screen and with its columns, every page of it. */
export const clientsFile = (asked: ClientsQuery, hidden: readonly string[], kind: ClientFile, watch: Watch) =>
  download('clients', { query: asked }, kind, watch, hidden)

export const clientQuery = (id: number) => query('clientDetail', { params: { id } })
export const recordQuery = (id: number) => query('masterRecord', { params: { type: 'client', id } })
export const timelineQuery = (id: number, page: number, per_page: number) =>
  query('clientTimeline', { params: { id, page }, query: { per_page } })
export const softwareQuery = (client: number) => query('software', { params: { agency: 0, client } })
export const provincesQuery = () => query('provinces')

const changed = ['clientDetail', 'clientTimeline', 'masterRecord', 'clients'] as const
export const suspendClient = () => act('suspendClient', changed)
export const deleteClient = () => act('deleteClient', changed)
export const deleteOwnClient = () => act('deleteOwnClient', changed)
export const approveDeletion = () => act('approveClientDeletion', changed)
export const withdrawDeletion = () => act('withdrawClientDeletion', changed)

/** Puts a client on the map under the number this device gave: sent twice it is put there once. */
export async function placeNumbered(id: number, measured: MeasuredPlace, key: string) {
  const input = { params: { id }, body: measured }
  holdKey(actOf('placeClient', input), key)
  return (await call('placeClient', input)).response
}
export const rereadClients = (): Promise<void> => rereadAfter(changed)
