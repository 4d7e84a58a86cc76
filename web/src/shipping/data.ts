import {
  act,
  type Answer,
  type Asked,
  call,
  download,
  type FileKind,
  type Input,
  listFile,
  listQuery,
  query,
  type Watch,
} from '../platform/api.ts'
import { saveBlob } from '../platform/files.ts'
import { actOf, holdKey } from '../platform/idempotency.ts'
import { followPrint } from '../platform/print-job.ts'
import { rereadAfter } from '../platform/queries.ts'
import { send } from '../platform/request.ts'

export type ToSendRow = Answer<'toSend'>['response'][number]
export type PreparationRow = Answer<'preparations'>['response'][number]
export type Preparation = Answer<'preparation'>['response']
export type ShipmentRow = Answer<'shipments'>['response'][number]
export type Shipment = Answer<'shipment'>['response']
export type HeldRow = Answer<'heldMaterials'>['response'][number]
export type HandOverRow = Answer<'handOvers'>['response'][number]
export type HandOverInput = Input<'handOver'>
export type HandedOver = Answer<'handOver'>['response']
export type OwnRow = Answer<'ownMaterials'>['response'][number]
export type RegisterRow = Answer<'letterRegister'>['response']['rows'][number]

export const toSendQuery = (asked: Asked) => listQuery('toSend', asked)
export const toSendFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('toSend', asked, kind, watch)
export const toSendAgenciesQuery = () => query('toSendAgencies')
export const toSendClientsQuery = (agency: number) => query('toSendClients', { params: { id: agency } })
export const preparationsQuery = (asked: Asked) => listQuery('preparations', asked)
export const preparationsFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('preparations', asked, kind, watch)
export const preparationQuery = (id: number) => query('preparation', { params: { id } })
export const shipmentsQuery = (asked: Asked) => listQuery('shipments', asked)
export const shipmentsFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('shipments', asked, kind, watch)
export const shipmentQuery = (id: number) => query('shipment', { params: { id } })
export const registerQuery = (year: number) => query('letterRegister', { params: { year } })
export const registerFile = (year: number, kind: FileKind, watch: Watch) =>
  download('letterRegister', { params: { year } }, kind, watch)
export const handOversQuery = (asked: Asked) => listQuery('handOvers', asked)
export const handOversFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('handOvers', asked, kind, watch)
export const ownMaterialsQuery = (page: number) =>
  query('ownMaterials', { params: { page }, query: { per_page: 50 } })
export const heldQuery = (agency: number, delivered?: '0' | '1') =>
  query('heldMaterials', { params: { id: agency }, query: delivered ? { delivered } : {} })
export const agencyOf = (client: number) => query('isClient', { params: { id: client } })

export const placesQuery = (agency: number, client: number | null) =>
  query('shippingPlaces', { query: { agency, ...(client !== null && { client }) } })
export const clientsOfAgencyQuery = (agency: number) => query('clientChoices', { query: { agency } })

/** Shipments of the last thirty days and all that have not left: what stands on the board. */
export const boardQuery = (q: string | undefined) =>
  query('shipments', {
    params: { page: 1 },
    query: { days: '30', per_page: 200, sort: 'number', order: 'desc', ...(q && { q }) },
  })

const ofShipments = ['shipments', 'shipment', 'letterRegister'] as const
const waiting = ['toSend', 'toSendAgencies', 'toSendClients'] as const
const ofPreparations = ['preparations', 'preparation', ...waiting] as const

export const openPreparations = () => act('openPreparations', ofPreparations)
export const changePreparation = () => act('changePreparation', ofPreparations)
export const deletePreparation = () => act('deletePreparation', ofPreparations)
export const makeShipment = () => act('makeShipment', [...ofPreparations, 'shipments'])
export const takeOff = () => act('takeManyOff', [...waiting, 'agencyRequests', 'materials'])
export const moveShipment = () => act('moveShipment', ofShipments)
export const changeShipment = () => act('changeShipment', ofShipments)
export const writeInternalNote = () => act('writeInternalNote', ['shipment'])
export const deleteShipment = () => act('deleteShipment', [...ofShipments, ...ofPreparations])
/** The shop has what was sent to it. */
export const confirmReceipt = () => act('confirmReceipt', ['ownMaterials', 'shipment'])
export const returnGoods = () => act('returnGoods', ['shipment'])
/** Hands over under the number this device gave: sent twice the pieces are gone once. */
export async function handOverNumbered(input: HandOverInput, key: string) {
  holdKey(actOf('handOver', input), key)
  return (await call('handOver', input)).response
}
export const rereadHandOvers = (): Promise<void> => rereadAfter(['heldMaterials', 'handOvers'])
export const undoHandOver = () => act('undoHandOver', ['heldMaterials', 'handOvers'])

export const rereadPreparations = (): Promise<void> => rereadAfter([...ofPreparations, 'shipments'])
export const rereadShipments = (): Promise<void> => rereadAfter(ofShipments)

export type Document = 'label' | 'transport-letter' | 'detail'

/** A paper of a shipment, handed to the browser. */
export const saveDocument = (id: number, document: Document, format?: 'a4' | '100x150') =>
  download('shipmentDocument', {
    params: { a: String(id), b: document },
    query: format ? { format } : {},
  })
export const savePickingList = (id: number, kind: FileKind, watch: Watch) =>
  download('preparation', { params: { id } }, kind, watch)
export const saveReceipt = (delivery: number) => download('handOverReceipt', { params: { delivery } })

/** A paper by its address, as the answer named it. */
export async function savePaper(row: Pick<OwnRow, 'kind' | 'id'>): Promise<void> {
  if (row.kind === 'shipment') return saveDocument(row.id, 'transport-letter')
  if (row.kind === 'hand_over') return saveReceipt(row.id)
  return download('returnReceipt', { params: { id: row.id } })
}

/** Papers of many shipments in one file, printed in the background and followed until it is there. */
export async function printMany(body: Input<'printShipments'>['body'], watch: Watch): Promise<void> {
  const { response } = await call('printShipments', { body })
  const id = await followPrint(response.job_id, watch.onPages ?? (() => undefined), watch.signal)
  await saveBlob(await send('printedFile', { params: { id } }, { signal: watch.signal }), 'papers.pdf')
}

/** What a scanned or typed code leads to. */
export const scan = async (code: string) => (await call('scan', { params: { code } })).response

export interface Leaving {
  readonly freight: Shipment['freight']
  readonly transport_by: Shipment['transport_by']
  readonly appearance: string
  readonly date: string
  readonly carrier: string
  readonly tracking: string
  /** What they hold, as a carrier reads it. */
  readonly contents?: string
  /** Grams of each parcel, where they were not written before. */
  readonly parcels?: readonly number[]
}

/** Packs what is not packed yet, with these parcels, and ships it: both steps are in its history. */
export async function shipNow(
  one: Pick<Shipment, 'id' | 'version'>,
  { parcels, contents = '', ...leaving }: Leaving,
): Promise<void> {
  const params = { a: String(one.id), b: 'shipped' }
  let { version } = one
  if (parcels) {
    const { response } = await call('changeShipment', {
      params: { id: one.id },
      body: { version, parcels: parcels.map((weight) => ({ weight, size: null, contents })) },
    })
    version = response.version
  }
  await call('moveShipment', { params, body: { ...leaving, version } })
}
