import { firstPassword } from '../company.ts'
import { newKey } from '../ledger.ts'
import { type Desk, settle } from '../settle.ts'
import { type Client, deskOf, expectDone, type Setting, signIn } from './client.ts'

type Ids = readonly (number | string)[]
interface Given {
  readonly id: number
}

/**
 * Takes pieces of the one material everybody wants from the load to the shop: accepted, prepared, packed, shipped and
 * handed over; at times unpacked, packed anew, or deleted on the way.
 */
export function goodsClient(setting: Setting, index: number): Client {
  const { company, random } = setting
  const desk = deskOf(setting)
  const agency = company.agencies[index] ?? 0
  const client = company.clients[index] ?? 0
  const tokens = { staff: '', agent: '' }
  const write = writer(setting, desk)
  const staff = <Shape>(method: Method, path: string, done: Done<Shape>, body?: object) =>
    write(tokens.staff, method, path, done, body)

  async function signedIn(): Promise<void> {
    tokens.staff ||= await signIn(desk, company.admin, firstPassword)
    tokens.agent ||= await signIn(desk, company.agents[index] ?? '', firstPassword)
  }

  /** Pieces that came in and were promised at once, in a preparation of their own. */
  async function prepared(quantity: number, client_id: number | null): Promise<number | undefined> {
    const pieces = { quantity }
    await staff<Given>(
      'POST',
      `materiali/carico/${company.material}`,
      ({ id }) => [['load.added', [id]]],
      pieces,
    )
    const line = { product_id: company.material, quantity, client_id }
    const asked = await staff<{ requests: Given[] }>(
      'POST',
      'materiali/request',
      ({ requests }) => [['request.accept', requests.map(({ id }) => id)]],
      { requests: [line], agency_id: agency },
    )
    const requests = asked?.requests.map(({ id }) => ({ request_id: id }))
    const opened = await staff<{ sessions: Given[] }>(
      'POST',
      'invio/save-requests',
      ({ sessions }) => [['preparation.create', sessions.map(({ id }) => id)]],
      { requests },
    )
    const id = opened?.sessions[0]?.id
    await staff('PUT', `invio/session/${id}`, () => [['preparation.close', [id ?? '']]], { action: 'ready' })
    return id
  }

  /** A shipment, weighed and confirmed. */
  async function confirmed(preparation: number | undefined): Promise<number | undefined> {
    const orders = { orders_id: [preparation] }
    const made = await staff<Given>(
      'POST',
      'invio/group-shipping',
      ({ id }) => [['shipment.create', [id]]],
      orders,
    )
    const id = made?.id
    const parcels = { parcels: [{ weight: 900 }] }
    await staff('PUT', `spedizioni/details/${id}`, () => [['shipment.change', [id ?? '']]], parcels)
    await move(id, 'to-send', 'confirm')
    return id
  }
  const move = (id: number | undefined, to: string, ...events: string[]) =>
    staff(
      'POST',
      `spedizioni/${id}/${to}`,
      () => events.map((event) => [`shipment.${event}`, [id ?? '']]),
      {},
    )

  async function handOver(quantity: number): Promise<void> {
    const pieces = { request: [{ product_id: company.material, quantity }] }
    const told = ({ id }: Given) => [['hand_over.create', [id]]] as const
    await write<Given>(tokens.agent, 'POST', `agencies/delivery/${client}`, told, pieces)
  }

  return {
    name: `goods ${agency}`,
    async act() {
      await signedIn()
      const quantity = random.between(1, 3)
      const toClient = random.chance(0.5)
      const id = await confirmed(await prepared(quantity, toClient ? client : null))
      if (random.chance(0.3)) {
        await move(id, 'ready', 'pack')
        await move(id, 'to-send', 'unpack')
      }
      if (random.chance(0.2)) {
        await staff('DELETE', `spedizioni/${id}`, () => [['shipment.delete', [id ?? '']]])
        return
      }
      if (random.chance(0.5)) await move(id, 'shipped', 'pack', 'ship')
      else {
        await move(id, 'ready', 'pack')
        await move(id, 'shipped', 'ship')
      }
      if (!toClient) await handOver(quantity)
    },
  }
}

type Method = 'POST' | 'PUT' | 'DELETE'
/** The events an answer promises, each with the things it happened to. */
type Done<Shape> = (response: Shape) => readonly (readonly [what: string, to: Ids])[]

/** Writes until there is an answer, and notes what it promises. */
const writer =
  (setting: Setting, desk: Desk) =>
  async <Shape>(token: string, method: Method, path: string, done: Done<Shape>, body?: object) => {
    const key = newKey()
    const answer = await settle(desk, { method, path: `/api/v1.0/${path}`, token, key, body })
    if (!expectDone(desk, `${method} ${path}`, answer)) return undefined
    const response = answer.response<Shape>()
    const events = done(response).flatMap(([what, to]) =>
      to.map((id) => ({ subject: what, mark: String(id) })),
    )
    // Several things may happen under one key.
    setting.ledger.entries.push(
      ...events.map((event, i) => ({ kind: 'goods' as const, ...event, key: i === 0 ? key : '' })),
    )
    return response
  }
