import type { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import type { materialsCalls } from '@mandato/contract/materials/calls'
import type { Ids, Sample } from './samples.ts'

const never = 2_000_000_000
type MaterialCall = keyof typeof materialsCalls | keyof typeof materialRequestCalls

/** A question for every call about materials. */
export const materialSamples: Readonly<Record<MaterialCall, (ids: Ids) => Sample>> = {
  materials: () => ({ params: { page: 1 }, query: { q: 'catalogo', sort: 'availability' } }),
  material: () => ({ params: { id: never } }),
  families: () => ({}),
  addFamily: () => ({ body: { name: 'Cataloghi', names: { fr: 'Catalogues' } } }),
  changeFamily: () => ({ params: { id: never }, body: { name: 'Campioni' } }),
  deleteFamily: () => ({ params: { id: never } }),
  addMaterial: () => ({ body: { product_code: 'CAT-25', name: 'Catalogo generale', ean: '8001234567897' } }),
  changeMaterial: () => ({ params: { id: never }, body: { name: 'Catalogo generale' } }),
  deleteMaterial: () => ({ params: { id: never } }),
  setMaterialFlags: () => ({ params: { id: never }, body: { favourite: true } }),
  addImage: () => ({ params: { id: never }, form: { fields: {}, file: 'no picture', name: 'a.png' } }),
  changeImage: () => ({ params: { id: never }, body: { cover: true } }),
  deleteImage: () => ({ params: { id: never } }),
  picture: () => ({ params: { key: 'f'.repeat(32) } }),
  loads: () => ({ params: { product: never } }),
  movements: () => ({ params: { product: never, page: 1 } }),
  addLoad: () => ({ params: { id: never }, body: { quantity: 100, supplier: 'Tipografia' } }),
  changeLoad: () => ({ params: { id: never }, body: { quantity: 90 } }),
  removeLoad: () => ({ params: { id: never } }),
  writeOff: () => ({ params: { product: never }, body: { quantity: 1, reason: 'Bagnato' } }),
  printMaterials: () => ({ body: {} }),
  requestMaterials: ({ client, material }) => ({
    body: { requests: [{ product_id: material, quantity: 2, client_id: client }] },
  }),
  changeRequest: ({ request }) => ({ params: { id: request }, body: { quantity: 3 } }),
  withdrawRequest: ({ request }) => ({ params: { id: request } }),
  agencyRequests: ({ agency }) => ({ params: { page: 1 }, query: { agency: String(agency) } }),
  decideRequest: ({ request }) => ({
    params: { id: request },
    body: { status: 'rejected', note: 'Esaurito' },
  }),
  decideRequests: ({ request }) => ({
    body: { requests: [{ id: request, status: 'rejected', note: 'Esaurito' }] },
  }),
  deliveredMaterials: ({ agency, client }) => ({ params: { agency, client } }),
  dashboardMaterials: () => ({}),
}
