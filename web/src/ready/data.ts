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

export type ReadyRow = Answer<'readyGoods'>['response'][number]
export type ReadyArticle = Answer<'readyArticle'>['response']
export type Hold = ReadyArticle['holds'][number]
export type PickupDay = ReadyArticle['pickup']['days'][number]

export const readyQuery = (asked: Asked) => listQuery('readyGoods', asked)
export const readyFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('readyGoods', asked, kind, watch)
export const articleQuery = (id: number, customer: number | undefined) =>
  query('readyArticle', { params: { id }, query: { ...(customer !== undefined && { customer }) } })
export const shortagesQuery = () => query('readyShortages')
export const holdsQuery = () => query('readyHolds')

const changed = ['readyGoods', 'readyArticle', 'readyHolds', 'readyShortages'] as const
export const holdReady = () => act('holdReady', changed)
export const releaseReady = () => act('releaseReady', changed)
export const queueForReady = () => act('queueForReady', changed)
export const leaveQueue = () => act('leaveReadyQueue', changed)

/** What time or another person may have changed. */
export const rereadReady = (): Promise<void> => rereadAfter(changed)

type Fields = Pick<
  Input<'saveOrder'>['fields'],
  'customer_code' | 'reference' | 'notes' | 'privacy' | 'items'
>
/** Orders goods that are ready; what that changes is read again. */
export async function orderReady(fields: Fields): Promise<Answer<'saveOrder'>['response']> {
  const saved = await upload(
    'saveOrder',
    { params: {}, fields: { type: 'ready', ...fields } },
    () => undefined,
  )
  await rereadAfter([...changed, 'orders', 'tasks'])
  return saved
}
