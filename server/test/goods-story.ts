import { load } from '../src/materials/actions/loads.ts'
import { actAs, personOf } from './act-as.ts'
import type { Answer, TestApp } from './harness.ts'
import { newMaterial } from './materials/stock.ts'
import type { Who, World } from './world.ts'

/** `args.response` of an answer that was granted. */
export const response = <T>(answer: Answer): T => {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 400)}`)
  return (answer.body as { args: { response: T } }).args.response
}
/** Status and key of an answer that was refused. */
export const refused = (answer: Answer): [number, string] => [
  answer.status,
  (answer.body as { args: { error?: { key: string } } }).args.error?.key ?? 'granted',
]

interface Row {
  readonly request_id: number
  readonly product_id: number
  readonly residual: number
}
interface Session {
  readonly id: number
}

let next = 0

/** The way of materials from "to send" to the shop, asked as the screens ask. */
export function goodsStory(t: TestApp, world: World) {
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    who: Who = 'sales',
    headers: Record<string, string> = {},
  ): Promise<Answer> =>
    t.ask(method, `/api/v1.0/${url}`, { token: world.token(who), headers, ...(body && { body }) })

  /** A material with so many pieces in the warehouse. */
  const product = async (pieces = 100): Promise<number> => {
    const id = await newMaterial(t.db, `GS-${String((next += 1)).padStart(4, '0')}`)
    const admin = await personOf(t, world, 'admin')
    const goods = { product_id: id, quantity: pieces, day: '2025-11-14', supplier: '', note: '' }
    await actAs(t, admin, (context) => load(context, goods, undefined))
    return id
  }

  /** Lines to send of one material; gives their ids. */
  const toSend = async (
    product_id: number,
    quantity: number,
    whom: { readonly agencies_id?: number[]; readonly clients_id?: number[] },
  ): Promise<number[]> => {
    const order = { description: 'Prova', products: [{ product_id, quantity }], ...whom }
    response(await ask('POST', 'invio/save-request-massiva', order))
    return (await waiting()).filter((row) => row.product_id === product_id).map((row) => row.request_id)
  }
  const waiting = async (who: Who = 'sales'): Promise<Row[]> =>
    response(await ask('GET', 'invio/1?per_page=200', undefined, who))

  const open = async (...ids: number[]): Promise<number[]> =>
    response<{ sessions: Session[] }>(
      await ask('POST', 'invio/save-requests', { requests: ids.map((request_id) => ({ request_id })) }),
    ).sessions.map(({ id }) => id)
  const ready = async (id: number): Promise<number> => {
    response(await ask('PUT', `invio/session/${id}`, { action: 'ready' }))
    return id
  }
  const shipment = async (...preparations: number[]): Promise<number> =>
    response<Session>(await ask('POST', 'invio/group-shipping', { orders_id: preparations })).id
  const weigh = async (id: number, ...weights: number[]) =>
    response(await ask('PUT', `spedizioni/details/${id}`, { parcels: weights.map((weight) => ({ weight })) }))
  const move = (id: number, status: string, body?: object, who: Who = 'sales') =>
    ask('POST', `spedizioni/${id}/${status}`, body, who)
  const detail = async <T>(id: number, who: Who = 'sales'): Promise<T> =>
    response<T>(await ask('GET', `spedizioni/details/${id}`, undefined, who))

  /** One line for a client, in a shipment that stands where it is wanted. */
  const shipped = async (
    {
      pieces = 3,
      client = world.north.client as number | null,
      agency = world.north.id,
    }: {
      readonly pieces?: number
      readonly client?: number | null
      readonly agency?: number
    },
    ...way: string[]
  ) => {
    const product_id = await product()
    const [line = 0] = await toSend(
      product_id,
      pieces,
      client === null ? { agencies_id: [agency] } : { clients_id: [client] },
    )
    const [preparation = 0] = await open(line)
    const id = await shipment(await ready(preparation))
    await weigh(id, 2500)
    for (const status of way) response(await move(id, status))
    return { id, product_id, line, preparation }
  }

  return { ask, product, toSend, waiting, open, ready, shipment, weigh, move, detail, shipped }
}
