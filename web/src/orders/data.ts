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
  upload,
  type Watch,
} from '../platform/api.ts'
import { actOf, holdKey } from '../platform/idempotency.ts'
import { rereadAfter } from '../platform/queries.ts'
import type { OnSent } from '../platform/upload.ts'

export type OrderRow = Answer<'orders'>['response'][number]
export type Order = Answer<'order'>['response']
export type { Input }
export type SavedOrder = Answer<'saveOrder'>['response']

export const ordersQuery = (asked: Asked) => listQuery('orders', asked)
export const ordersFile = (asked: Asked, kind: FileKind, watch: Watch) =>
  listFile('orders', asked, kind, watch)
/** Of a client, the newest first. */
export const ordersOfQuery = (client: number) =>
  query('orders', { params: { page: 1 }, query: { client, per_page: 50, sort: 'order_date', order: 'desc' } })
export type PricedLines = Answer<'priceOrderLines'>['response']
export const linePricesQuery = (body: Input<'priceOrderLines'>['body']) => query('priceOrderLines', { body })
/** Articles by a piece of their code, with the client’s price. */
export const articlesQuery = (q: string, customer: number | undefined) =>
  query('searchPrices', { query: { q, ...(customer !== undefined && { customer }) } })
export type FoundArticle = Answer<'searchPrices'>['response'][number]
export const orderLinesFile = (order_id: number, kind: FileKind, watch: Watch) =>
  listFile('orderLines', { filter: { order_id } }, kind, watch)

export const orderQuery = (id: number) => query('order', { params: { id } })

/** The record of a customer, who has no list of clients. */
export const ownRecordQuery = (client: number) =>
  query('masterRecord', { params: { type: 'client', id: client } })

const changed = ['orders', 'order'] as const
export const moveOrder = () => act('moveOrder', changed)
/** What head office does with ready goods; what is free of them changes with it. */
const changedReady = [...changed, 'readyGoods', 'readyArticle', 'readyShortages', 'tasks'] as const
export const decideReady = () => act('decideReadyOrder', changedReady)
export const collectReady = () => act('collectReadyOrder', changedReady)
export const extendReady = () => act('extendReadyOrder', changedReady)
export const deleteOrder = () => act('deleteOrder', ['orders'])
export const mailOrder = () => act('mailOrder', ['order'])

/** What another state of an order changes is read again. */
export const rereadOrders = (): Promise<void> => rereadAfter(changed)

/** Sends the form with its files, under the number its device gave it. */
export function saveOrder(input: Input<'saveOrder'>, key: string, onSent: OnSent): Promise<SavedOrder> {
  holdKey(actOf('saveOrder', input), key)
  return upload('saveOrder', input, onSent)
}

/** Hands the PDF of an order to the browser, under the name everybody searches for. */
export async function savePaper(id: number): Promise<void> {
  const { response } = await call('orderPapers', { params: { id } })
  const [paper] = response
  if (!paper) return
  const link = document.createElement('a')
  link.href = paper.url
  link.download = paper.name
  link.click()
}
