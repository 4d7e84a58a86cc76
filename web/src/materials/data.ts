import {
  act,
  type Answer,
  type Asked,
  call,
  type FileKind,
  type Input,
  listFile,
  listQuery,
  query,
  type Watch,
} from '../platform/api.ts'
import { actOf, holdKey } from '../platform/idempotency.ts'
import { rereadAfter } from '../platform/queries.ts'
import { clientChoicesQuery } from '../registry/index.ts'

export type RequestInput = Input<'requestMaterials'>
export type MaterialRow = Answer<'materials'>['response'][number]

export const materialsQuery = (asked: Asked) => listQuery('materials', asked)
export const materialsFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('materials', asked, kind, watch)
export const familiesQuery = () => query('families')
/** The clients in sight, those of one agency where one is chosen. */
export const clientsQuery = (agency: number | undefined) =>
  agency === undefined ? clientChoicesQuery() : query('clientChoices', { query: { agency } })

export const setFlags = () => act('setMaterialFlags', ['materials', 'material'])
export const rereadMaterials = (): Promise<void> => rereadAfter(['materials', 'material', 'families'])

export type RequestRow = Answer<'agencyRequests'>['response'][number]
export const requestsQuery = (asked: Asked) => listQuery('agencyRequests', asked)
export const requestsFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('agencyRequests', asked, kind, watch)

/** What a request or its answer changes: the stock and what is to send, too. */
const changed = ['materials', 'agencyRequests', 'dashboardMaterials', 'toSend'] as const
/** Asks under the number this device gave to the request: sent twice it is asked once. */
export function requestNumbered(input: RequestInput, key: string) {
  holdKey(actOf('requestMaterials', input), key)
  return call('requestMaterials', input)
}
export const changeRequest = () => act('changeRequest', changed)
export const withdrawRequest = () => act('withdrawRequest', changed)
export const decideRequest = () => act('decideRequest', changed)
/** One's own decisions of the last minutes are taken back: the lines wait again. */
export const undoDecisions = () => act('undoDecisions', changed)
export const rereadRequests = (): Promise<void> => rereadAfter(changed)
