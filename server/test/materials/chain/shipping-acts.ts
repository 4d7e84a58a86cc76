import { type Act, fitting, one, pieces, type Scene, some } from './scene.ts'

const accepted = ['accepted', 'accepted_partial', 'accepted_modified']
const toSend = (scene: Scene) => scene.lines.filter(({ status }) => accepted.includes(status))
/** As many as are left, or fewer; at times more. */
const part = (scene: Scene, residual: number): number =>
  scene.random.chance(0.05) ? residual + 1 : scene.random.between(1, Math.max(1, residual))

/** Moves a shipment that stands in one of these statuses. */
const move =
  (to: string, ...from: string[]): Act =>
  (scene) => {
    const weighed = scene.shipments.filter((one) => one.weighed)
    const packs = from[0] === 'to_send' && scene.random.chance(0.9)
    const shipment = fitting(scene, packs ? weighed : scene.shipments, ...from)
    const body = to === 'to-send' ? { reason: 'Manca un pacco' } : {}
    return shipment
      ? { who: 'sales', method: 'POST', path: `v1.0/spedizioni/${shipment.id}/${to}`, body }
      : null
  }

/** Preparations and shipments. */
export const shippingActs: Readonly<Record<string, Act>> = {
  prepare: (scene) => {
    const requests = some(scene, toSend(scene)).map(({ id, residual }) => ({
      request_id: id,
      ...(scene.random.chance(0.5) && { quantity: part(scene, residual) }),
    }))
    return requests.length > 0
      ? { who: 'sales', method: 'POST', path: 'v1.0/invio/save-requests', body: { requests } }
      : null
  },
  prepareDirect: (scene) => {
    const agency = scene.random.pick(scene.agencies)
    const line = one(scene, toSend(scene))
    const direct = {
      product_id: scene.random.pick(scene.products),
      quantity: pieces(scene, 4),
      agency_id: agency.id,
    }
    return {
      who: 'admin',
      method: 'POST',
      path: 'v1.0/invio/save-requests',
      body: { requests: [direct, ...(line ? [{ request_id: line.id }] : [])], request_massiva: true },
    }
  },
  changeLines: (scene) => {
    const preparation = fitting(scene, scene.preparations, 'open')
    if (!preparation) return null
    const kept = preparation.lines.filter(() => scene.random.chance(0.7))
    const added = toSend(scene).filter(
      ({ agency_id, client_id }) =>
        agency_id === preparation.agency_id && client_id === preparation.client_id,
    )
    const ids = [...kept, ...some(scene, added, 2).map(({ id }) => id)]
    const lines = ids.map((request_id) => ({ request_id, quantity: scene.random.between(1, 3) }))
    return { who: 'sales', method: 'PUT', path: `v1.0/invio/session/${preparation.id}`, body: { lines } }
  },
  changeRecipient: (scene) => {
    const preparation = fitting(scene, scene.preparations, 'open')
    const agency = scene.agencies.find(({ id }) => id === preparation?.agency_id)
    if (!preparation || !agency) return null
    const recipient = scene.random.chance(0.5)
      ? { type: 'agency', id: agency.id }
      : { type: 'client', id: scene.random.pick(agency.clients) }
    const notes = Array.from({ length: scene.random.between(0, 3) }, (_, n) => `Nota ${n}`)
    return {
      who: 'sales',
      method: 'PUT',
      path: `v1.0/invio/session/${preparation.id}`,
      body: { recipient, notes, parcels: scene.random.between(0, 3) },
    }
  },
  close: (scene) => {
    const one = fitting(scene, scene.preparations, 'open')
    return one
      ? { who: 'sales', method: 'PUT', path: `v1.0/invio/session/${one.id}`, body: { action: 'ready' } }
      : null
  },
  reopen: (scene) => {
    const one = fitting(scene, scene.preparations, 'ready')
    return one
      ? { who: 'admin', method: 'PUT', path: `v1.0/invio/session/${one.id}`, body: { action: 'reopen' } }
      : null
  },
  deletePreparation: (scene) => {
    const one = fitting(scene, scene.preparations, 'open', 'ready')
    return one ? { who: 'sales', method: 'DELETE', path: `v1.0/invii/${one.id}` } : null
  },
  group: (scene) => {
    const first = fitting(scene, scene.preparations, 'ready')
    if (!first) return null
    const alike = scene.preparations.filter(
      ({ status, agency_id, client_id }) =>
        status === 'ready' && agency_id === first.agency_id && client_id === first.client_id,
    )
    const orders_id = [...new Set([first.id, ...some(scene, alike).map(({ id }) => id)])]
    return { who: 'sales', method: 'POST', path: 'v1.0/invio/group-shipping', body: { orders_id } }
  },
  weigh: (scene) => {
    const unweighed = scene.shipments.filter((one) => !one.weighed)
    const shipment = fitting(
      scene,
      scene.random.chance(0.8) ? unweighed : scene.shipments,
      'to_confirm',
      'to_send',
    )
    const parcels = Array.from({ length: scene.random.between(1, 3) }, () => ({ weight: 1200 }))
    const notes = Array.from({ length: scene.random.between(0, 3) }, (_, n) => `Nota ${n}`)
    return shipment
      ? {
          who: 'sales',
          method: 'PUT',
          path: `v1.0/spedizioni/details/${shipment.id}`,
          body: { parcels, notes },
        }
      : null
  },
  confirm: move('to-send', 'to_confirm'),
  pack: move('ready', 'to_send'),
  unpack: move('to-send', 'ready'),
  ship: move('shipped', 'ready'),
  shipAtOnce: move('shipped', 'to_send'),
  deleteShipment: (scene) => {
    const shipment = fitting(scene, scene.shipments, 'to_confirm', 'to_send', 'ready')
    return shipment
      ? { who: 'sales', method: 'DELETE', path: `v1.0/spedizioni/${shipment.id}?reason=Doppia` }
      : null
  },
  returnGoods: (scene) => {
    const shipment = fitting(scene, scene.shipments, 'shipped')
    const product_id = shipment && one(scene, shipment.products)
    if (!shipment || !product_id) return null
    const clients = scene.agencies.find(({ id }) => id === shipment.agency_id)?.clients ?? []
    const fromClient = shipment.client_id === null && scene.random.chance(0.4)
    return {
      who: 'sales',
      method: 'POST',
      path: `v1.0/spedizioni/return/${shipment.id}`,
      body: {
        lines: [{ product_id, quantity: pieces(scene, 3) }],
        ...(fromClient && { client_id: scene.random.pick(clients) }),
      },
    }
  },
  handOver: (scene) => {
    const held = one(scene, scene.held)
    const agency = scene.agencies.find(({ id }) => id === held?.agency_id)
    if (!held || !agency) return null
    const others = scene.held.filter(({ agency_id }) => agency_id === agency.id)
    const request = [held, ...some(scene, others, 2)].map(({ product_id, quantity }) => ({
      product_id,
      quantity: scene.random.between(1, Math.min(3, quantity)),
    }))
    return {
      who: agency.agent,
      method: 'POST',
      path: `v1.0/agencies/delivery/${scene.random.pick(agency.clients)}`,
      body: { request, signature: { kind: 'typed', name: 'Elena Piva' } },
    }
  },
  undoHandOver: (scene) => {
    const handOver = one(scene, scene.handOvers)
    const own = scene.agencies.find(({ id }) => id === handOver?.agency_id)?.agent
    return handOver && own
      ? { who: own, method: 'DELETE', path: `v1.0/agencies/delivery/${handOver.id}` }
      : null
  },
}
