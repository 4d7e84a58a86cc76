import { type Act, fitting, one, pieces, type Scene, type LineThing, some } from './scene.ts'

const somebody = (scene: Scene) => {
  const agency = scene.random.pick(scene.agencies)
  return { agency, client_id: scene.random.chance(0.4) ? scene.random.pick(agency.clients) : null }
}
const accepted = ['accepted', 'accepted_partial', 'accepted_modified']
const answers = ['accepted', 'accepted', 'partial', 'modified', 'rejected'] as const
/** Mostly one that suits the quantity. */
const answerTo = (scene: Scene, { requested }: LineThing) => {
  const status = scene.random.pick(answers)
  const part = scene.random.between(1, scene.random.chance(0.9) ? Math.max(1, requested - 1) : requested + 1)
  return {
    status,
    note: 'Sentito l’agente',
    ...(status === 'partial' && { accepted_quantity: part }),
    ...(status === 'modified' && { accepted_quantity: pieces(scene) }),
  }
}

/** The warehouse, requests and what head office makes of them. */
export const requestActs: Readonly<Record<string, Act>> = {
  load: (scene) => ({
    who: 'sales',
    method: 'POST',
    path: `v1.0/materiali/carico/${scene.random.pick(scene.products)}`,
    body: { quantity: scene.random.between(10, 40) },
  }),
  correctLoad: (scene) => {
    const load = one(scene, scene.loads)
    return load
      ? {
          who: 'admin',
          method: 'PUT',
          path: `v1.0/materiali/carico/${load.id}`,
          body: { quantity: pieces(scene, 40) },
        }
      : null
  },
  removeLoad: (scene) => {
    const load = one(scene, scene.loads)
    return load ? { who: 'sales', method: 'DELETE', path: `v1.0/materiali/carico/${load.id}` } : null
  },
  writeOff: (scene) => ({
    who: 'admin',
    method: 'POST',
    path: `v1.0/materiali/write-off/${scene.random.pick(scene.products)}`,
    body: { quantity: pieces(scene, 3), reason: 'Bagnati' },
  }),
  writeOffAtAgency: (scene) => {
    const held = one(scene, scene.held)
    return held
      ? {
          who: 'sales',
          method: 'POST',
          path: `v1.0/materiali/write-off/${held.product_id}`,
          body: {
            quantity: pieces(scene, Math.min(3, held.quantity)),
            agency_id: held.agency_id,
            reason: 'Rovinati in fiera',
          },
        }
      : null
  },
  archive: (scene) => ({
    who: 'admin',
    method: 'PUT',
    path: `v1.0/materiali/flags/${scene.random.pick(scene.products)}`,
    body: { archived: scene.random.chance(0.15) },
  }),
  ask: (scene) => {
    const { agency, client_id } = somebody(scene)
    const requests = some(scene, scene.products).map((product_id) => ({
      product_id,
      client_id,
      quantity: pieces(scene),
    }))
    return { who: agency.agent, method: 'POST', path: 'v1.0/materiali/request', body: { requests } }
  },
  askByStaff: (scene) => {
    const { agency, client_id } = somebody(scene)
    const requests = some(scene, scene.products).map((product_id) => ({
      product_id,
      client_id,
      quantity: pieces(scene),
    }))
    return {
      who: 'sales',
      method: 'POST',
      path: 'v1.0/materiali/request',
      body: { requests, agency_id: agency.id },
    }
  },
  changeQuantity: (scene) => {
    const line = fitting(scene, scene.lines, 'requested', ...accepted)
    const own = scene.agencies.find(({ id }) => id === line?.agency_id)?.agent ?? 'sales'
    return line
      ? {
          who: line.status === 'requested' && scene.random.chance(0.5) ? own : 'sales',
          method: 'PUT',
          path: `v1.0/materiali/request/${line.id}`,
          body: { quantity: pieces(scene) },
        }
      : null
  },
  withdraw: (scene) => {
    const line = fitting(scene, scene.lines, 'requested')
    const own = scene.agencies.find(({ id }) => id === line?.agency_id)?.agent
    return line && own ? { who: own, method: 'DELETE', path: `v1.0/materiali/request/${line.id}` } : null
  },
  decide: (scene) => {
    const line = fitting(scene, scene.lines, 'requested', ...accepted)
    return line
      ? {
          who: 'sales',
          method: 'POST',
          path: `v2.0/richieste-agenti/${line.id}`,
          body: answerTo(scene, line),
        }
      : null
  },
  decideMany: (scene) => {
    const lines = scene.lines.filter(({ status }) => status === 'requested')
    const requests = some(scene, lines).map((line) => ({ id: line.id, ...answerTo(scene, line) }))
    return requests.length > 0
      ? { who: 'admin', method: 'POST', path: 'v2.0/richieste-agenti', body: { requests } }
      : null
  },
  bulkOrder: (scene) => {
    const { agency } = somebody(scene)
    const products = some(scene, scene.products, 2).map((product_id) => ({
      product_id,
      quantity: pieces(scene, 3),
    }))
    return {
      who: 'admin',
      method: 'POST',
      path: 'v1.0/invio/save-request-massiva',
      body: {
        description: 'Campagna',
        products,
        ...(scene.random.chance(0.5) ? { agencies_id: [agency.id] } : { clients_id: agency.clients }),
        split: scene.random.pick(['each', 'total']),
        allow_partial: scene.random.chance(0.5),
      },
    }
  },
  takeOff: (scene) => {
    const line = fitting(scene, scene.lines, ...accepted)
    return line ? { who: 'sales', method: 'DELETE', path: `v1.0/invio/${line.id}?reason=Superato` } : null
  },
  takeManyOff: (scene) => {
    const lines = scene.lines.filter(({ status }) => accepted.includes(status))
    const requests_id = some(scene, lines).map(({ id }) => id)
    return requests_id.length > 0
      ? { who: 'admin', method: 'POST', path: 'v1.0/invio/take-off', body: { requests_id } }
      : null
  },
}
