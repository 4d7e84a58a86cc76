import sharp from 'sharp'
import type { materialRequestCalls } from '@mandato/contract/materials/request-calls'
import type { materialsCalls } from '@mandato/contract/materials/calls'
import type { Ids, Sample } from './samples.ts'

type MaterialCall = keyof typeof materialsCalls | keyof typeof materialRequestCalls

/** Eight pixels a side: small, and yet whole. */
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a03020' } })
  .png()
  .toBuffer()

/** A question for every call about materials. */
export const materialSamples: Readonly<Record<MaterialCall, (ids: Ids) => Sample>> = {
  materials: () => ({ params: { page: 1 }, query: { q: 'catalogo', sort: 'availability' } }),
  material: ({ material }) => ({ params: { id: material } }),
  families: () => ({}),
  addFamily: () => ({ body: { name: 'Cataloghi', names: { fr: 'Catalogues' } } }),
  changeFamily: ({ family }) => ({ params: { id: family }, body: { name: 'Campioni' } }),
  deleteFamily: ({ family }) => ({ params: { id: family } }),
  addMaterial: () => ({ body: { product_code: 'CAT-25', name: 'Catalogo generale', ean: '8001234567897' } }),
  changeMaterial: ({ unused }) => ({ params: { id: unused }, body: { name: 'Catalogo generale' } }),
  deleteMaterial: ({ unused }) => ({ params: { id: unused } }),
  setMaterialFlags: ({ unused }) => ({ params: { id: unused }, body: { favourite: true } }),
  addImage: ({ unused }) => ({ params: { id: unused }, form: { fields: {}, file: picture, name: 'a.png' } }),
  changeImage: ({ picture }) => ({ params: { id: picture }, body: { place: 1 } }),
  deleteImage: ({ picture }) => ({ params: { id: picture } }),
  picture: () => ({ params: { key: 'f'.repeat(32) } }),
  loads: ({ material }) => ({ params: { product: material } }),
  movements: ({ material }) => ({ params: { product: material, page: 1 } }),
  addLoad: ({ material }) => ({ params: { id: material }, body: { quantity: 100, supplier: 'Tipografia' } }),
  changeLoad: ({ load }) => ({ params: { id: load }, body: { quantity: 90 } }),
  removeLoad: ({ load }) => ({ params: { id: load } }),
  writeOff: ({ material }) => ({ params: { product: material }, body: { quantity: 1, reason: 'Bagnato' } }),
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
  undoDecisions: ({ request }) => ({ body: { requests: [{ id: request }] } }),
  deliveredMaterials: ({ agency, client }) => ({ params: { agency, client } }),
}
