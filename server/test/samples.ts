import type { CallName } from '@mandato/contract'
import { type ArticlesThatGo, noArticles } from './articles-that-go.ts'
import { type GoodsThatGo, noGoods } from './goods-that-go.ts'
import { type MaterialsThatGo, noMaterials } from './materials-that-go.ts'
import { registrationSamples } from './samples-registration.ts'
import { viewSamples } from './samples-views.ts'
import { userSamples } from './samples-users.ts'
import { linkToken, never } from './never.ts'
import { invoiceSamples } from './samples-invoices.ts'
import { type InvoicesThatGo, noInvoices } from './invoices-that-go.ts'
import { materialSamples } from './samples-materials.ts'
import { type ContentsThatGo, noContents } from './contents-that-go.ts'
import { contentSamples, downloadSamples } from './samples-content.ts'
import { catalogueSamples } from './samples-catalogue.ts'
import { requestSamples } from './samples-requests.ts'
import { noRequests, type RequestsThatGo } from './requests-that-go.ts'
import { homeSamples } from './samples-home.ts'
import { orderSamples, readyOrderSamples } from './samples-orders.ts'
import { readySamples } from './samples-ready.ts'
import { noOrders, type OrdersThatGo } from './orders-that-go.ts'
import { noSheets, type SheetsThatGo } from './sheets-that-go.ts'
import { priceSamples } from './samples-prices.ts'
import { choices, fill, legal, signature } from './samples-bodies.ts'
import type { World } from './world.ts'

/** A well-formed question: what the path, the query and the body need. */
export interface Sample {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly form?: {
    readonly fields: Readonly<Record<string, string>>
    /** As text, or as bytes. */
    readonly file: string | Buffer
    readonly name?: string
  }
}

/** Ids a person of the northern agency may ask for, one of the southern agency, and one that never existed. */
export type Owner = 'own' | 'foreign' | 'never'
export type Ids = SheetsThatGo &
  MaterialsThatGo & {
    agency: number
    client: number
    user: number
    record: number
    /** Clients for acts that are for ever: an active one, and one whose deletion has been asked for. */
    closing: number
    leaving: number
    goods: GoodsThatGo
    orders: OrdersThatGo
    articles: ArticlesThatGo
    invoices: InvoicesThatGo
    requests: RequestsThatGo
    contents: ContentsThatGo
  }

export const idsOf = (world: World, owner: Owner): Ids => {
  if (owner === 'never')
    return {
      agency: never,
      client: never,
      user: never,
      record: never,
      closing: never,
      leaving: never,
      goods: noGoods,
      orders: noOrders,
      articles: noArticles,
      invoices: noInvoices,
      requests: noRequests,
      contents: noContents,
      ...noSheets,
      ...noMaterials,
    }
  const { agency, client, user } =
    owner === 'own'
      ? { agency: world.north.id, client: world.north.client, user: world.people.agent.id }
      : { agency: world.south.id, client: world.south.client, user: world.people.southAgent.id }
  const side = owner === 'own' ? 'north' : 'south'
  const going = world.going?.[side] ?? { closing: client, leaving: client }
  const goods = world.goods?.[side] ?? noGoods
  const orders = world.orders?.[side] ?? noOrders
  const invoices = world.invoices?.[side] ?? noInvoices
  const requests = world.requests?.[side] ?? noRequests
  return {
    agency,
    client,
    user,
    record: client,
    goods,
    orders,
    articles: world.articles ?? noArticles,
    invoices,
    requests,
    // Contents are nobody's: their audience is tried by itself.
    contents: world.contents ?? noContents,
    ...going,
    ...(world.sheets?.[side] ?? noSheets),
    ...(world.materials?.[side] ?? noMaterials),
  }
}

const newPassword = { password: 'Faggio-2026!', confirm: 'Faggio-2026!' }

/** A question for every call; a call without one does not compile. Those that name no row ignore the ids. */
export const samples: Readonly<Record<CallName, (ids: Ids) => Sample>> = {
  login: () => ({ body: { user: 'nobody@shops.example', password: 'Sbagliata-99' } }),
  logout: () => ({}),
  me: () => ({}),
  updateMe: () => ({ body: { language: 'it' } }),
  recoverPassword: () => ({ body: { email: 'nobody@shops.example' } }),
  checkReset: () => ({ params: { token: linkToken } }),
  resetPassword: () => ({ params: { token: linkToken }, body: newPassword }),
  changePassword: () => ({
    body: { old: 'Sbagliata-99', new: newPassword.password, confirm: newPassword.confirm },
  }),
  sendPasswordLink: ({ user }) => ({ params: { user } }),
  sessions: () => ({}),
  endSession: () => ({ params: { id: never } }),
  checkFirstAdmin: () => ({ params: { token: linkToken } }),
  createFirstAdmin: () => ({
    params: { token: linkToken },
    body: { email: 'x@shops.example', name: 'X', ...newPassword },
  }),
  ...viewSamples,
  announceDevice: () => ({
    body: { device: '6f0c1a52-7c1e-4a5f-9d3b-2f6f0e8c4b11', highest: 3, label: 'Tablet, Chrome' },
  }),
  ownDevices: () => ({}),
  ...registrationSamples,
  ...userSamples,
  agencies: () => ({ params: { page: 1 } }),
  agencyDetail: ({ agency }) => ({ params: { id: agency } }),
  myAgency: () => ({}),
  updateMyAgency: () => ({ body: { phone: '+390422111111' } }),
  updateAgency: ({ agency }) => ({ params: { id: agency }, body: { phone: '+390422111111' } }),
  clientChoices: ({ agency }) => ({ query: { agency: String(agency) } }),
  isClient: ({ record }) => ({ params: { id: record } }),
  masterRecord: ({ record }) => ({ params: { type: 'client', id: record } }),
  search: () => ({ query: { q: 'cucine' } }),
  provinces: () => ({}),
  clients: ({ agency }) => ({ query: { agency: String(agency), location: 'IT', sort: 'city' } }),
  agencyClients: ({ agency }) => ({ params: { id: agency }, query: { status: 'active,prospect' } }),
  clientsByAgency: () => ({ query: { filters: 'to_fill,confirmed' } }),
  location: ({ record }) => ({ params: { id: record } }),
  placeClient: ({ client }) => ({ params: { id: client }, body: { lat: 45.66, lng: 12.24, accuracy: 9 } }),
  clientDetail: ({ client }) => ({ params: { id: client } }),
  clientTimeline: ({ client }) => ({ params: { id: client, page: 1 } }),
  software: ({ agency, client }) => ({ params: { agency, client } }),
  suspendClient: ({ client }) => ({
    params: { id: client },
    body: { suspended: false, reason: 'Pagamento arrivato' },
  }),
  deleteClient: ({ closing }) => ({ params: { id: closing }, query: { reason: 'Ha chiuso' } }),
  deleteOwnClient: ({ closing }) => ({ params: { id: closing }, body: { reason: 'Ha chiuso' } }),
  approveClientDeletion: ({ leaving }) => ({ params: { id: leaving } }),
  withdrawClientDeletion: ({ leaving }) => ({ params: { id: leaving } }),
  salesYears: ({ agency, client }) => ({ params: { agency, client } }),
  salesCurrent: ({ agency, client }) => ({ params: { agency, client } }),
  salesDetail: ({ agency, client }) => ({ params: { agency, client } }),
  salesCategory: ({ agency, client }) => ({ params: { id: 'furniture', agency, client } }),
  salesArticles: ({ agency, client }) => ({ params: { agency, client } }),
  salesTwoYears: ({ agency, client }) => ({ params: { agency, client } }),
  salesBudget: ({ agency }) => ({ params: { id: agency } }),
  salesBudgetAsked: ({ agency }) => ({ params: { id: agency }, body: { category: 'furniture' } }),
  setBudget: ({ agency }) => ({
    params: { id: agency },
    body: { year: 2025, category: 'furniture', amount: 1000 },
  }),
  salesLines: ({ agency, client }) => ({
    params: { page: 1 },
    query: { agency: String(agency), client: String(client) },
  }),
  startImport: () => ({
    params: { kind: 'agencies' },
    form: { fields: { dry_run: '1' }, file: 'code,business_name\n0999,Agenzia\n' },
  }),
  import: () => ({ params: { id: never } }),
  applyImport: () => ({ params: { id: never }, body: {} }),
  cancelImport: () => ({ params: { id: never } }),
  imports: () => ({ params: { page: 1 } }),
  importErrors: () => ({ params: { id: never } }),
  importChanges: () => ({ params: { id: never }, query: { what: 'updated' } }),
  heldFile: () => ({ params: { kind: 'agencies' } }),
  importTemplate: () => ({ params: { kind: 'clients' } }),
  premia: ({ agency, client }) => ({ query: { agency: String(agency), client: String(client) } }),
  doubtfulNumbers: () => ({ params: { page: 1 } }),
  printJob: () => ({ params: { id: never } }),
  cancelPrintJob: () => ({ params: { id: never } }),
  printedFile: () => ({ params: { id: never } }),
  towns: () => ({ query: { q: 'trev' } }),
  statusAgencies: () => ({}),
  statusClients: ({ agency }) => ({ params: { id: agency } }),
  statusClientsAsked: ({ agency }) => ({ params: { id: agency }, body: { filter: 'to_fill' } }),
  ownStatusClients: () => ({ query: { filter: 'with_agent' } }),
  statusSheets: () => ({}),
  adminClientForm: ({ client }) => ({ params: { id: client } }),
  agencyClientForm: ({ client }) => ({ params: { id: client } }),
  adminClientSet: ({ client }) => ({ params: { id: client }, body: fill }),
  agencyClientSet: ({ client }) => ({ params: { id: client }, body: fill }),
  confirmSheet: ({ inReview }) => ({ params: { id: inReview }, body: { note: 'Tutto in ordine' } }),
  rejectSheet: ({ inReview }) => ({ params: { id: inReview }, body: { reason: 'Manca la PEC' } }),
  withdrawSheet: ({ sent }) => ({ params: { client: sent } }),
  withdrawOwnSheet: ({ sent }) => ({ params: { client: sent } }),
  cancelSheet: ({ sent }) => ({ params: { client: sent } }),
  flagForRenewal: ({ confirmed }) => ({ params: { client: confirmed } }),
  remindAgency: ({ agency }) => ({ params: { id: agency } }),
  remindAgencyAsked: ({ agency }) => ({ params: { id: agency } }),
  remindSigner: ({ sent }) => ({ params: { client: sent } }),
  attachments: ({ client }) => ({ params: { id: client } }),
  addAttachment: ({ client }) => ({
    params: { id: client },
    form: { fields: { kind: 'upload' }, file: '%PDF-1.7\nvisura camerale\n%%EOF\n', name: 'visura.pdf' },
  }),
  deleteAttachment: ({ attachment }) => ({ params: { id: attachment } }),
  download: () => ({ params: { key: linkToken } }),
  sheetPdf: ({ client }) => ({ params: { id: client } }),
  privacyText: () => ({ query: { language: 'fr' } }),
  saleTerms: () => ({}),
  legalTextPdf: () => ({ params: { kind: 'terms' } }),
  legalTextVersions: () => ({ params: { kind: 'privacy' } }),
  publishLegalText: () => ({
    params: { kind: 'privacy' },
    body: { valid_from: '2030-01-01', texts: { it: legal, en: legal, fr: legal, es: legal } },
  }),
  settings: () => ({}),
  changeSettings: () => ({ body: { sheets: choices } }),
  blankSheet: () => ({ query: { language: 'es' } }),
  printClients: ({ client }) => ({ body: { output: 'excel', clients_id: [client] } }),
  printOwnClients: ({ client }) => ({ body: { output: 'pdf', clients_id: [client] } }),
  erpExport: () => ({ params: { page: 1 } }),
  signerPage: () => ({ params: { token: linkToken } }),
  sendSigningCode: () => ({ params: { token: linkToken } }),
  checkSigningCode: () => ({ params: { token: linkToken }, body: { code: '123456' } }),
  signSheet: () => ({ params: { token: linkToken }, body: signature }),
  declineSheet: () => ({ params: { token: linkToken }, body: { reason: 'Il prezzo non va' } }),
  signerPdf: () => ({ params: { token: linkToken } }),
  ...catalogueSamples,
  ...readySamples,
  ...orderSamples,
  ...readyOrderSamples,
  ...invoiceSamples,
  ...requestSamples,
  ...contentSamples,
  ...downloadSamples,
  ...priceSamples,
  ...materialSamples,
  checkDocument: () => ({ form: { fields: {}, file: '%PDF-1.7 unknown', name: 'scheda.pdf' } }),
  toSend: ({ agency }) => ({
    params: { page: 1 },
    query: { agency: String(agency), 'order-by': 'agency_asc' },
  }),
  toSendAgencies: () => ({}),
  toSendClients: ({ agency }) => ({ params: { id: agency } }),
  shippingPlaces: ({ agency }) => ({ query: { agency: String(agency) } }),
  orderKeys: () => ({}),
  scan: ({ goods }) => ({ params: { code: goods.code } }),
  preparation: ({ goods }) => ({ params: { id: goods.openPreparation } }),
  changePreparation: ({ goods }) => ({
    params: { id: goods.openPreparation },
    body: { parcels: 2, notes: ['Fragile'], description: 'Campagna', action: 'ready' },
  }),
  openPreparations: ({ goods }) => ({
    body: { requests: [{ request_id: goods.line, quantity: 3 }], description: 'Campagna' },
  }),
  bulkOrder: ({ agency, goods }) => ({
    body: {
      description: 'Catalogo nuovo',
      products: [{ product_id: goods.product, quantity: 1 }],
      agencies_id: [agency],
      split: 'each',
      allow_partial: false,
    },
  }),
  makeShipment: ({ goods }) => ({ body: { orders_id: [goods.readyPreparation] } }),
  shippingNotes: ({ goods }) => ({
    params: { id: goods.shipment },
    body: { notes: [{ n: 1, text: 'Consegnare di mattina' }] },
  }),
  takeOff: ({ goods }) => ({ params: { id: goods.line }, query: { reason: 'Non serve' } }),
  dashboardMaterials: () => ({}),
  ...homeSamples,
  takeManyOff: ({ goods }) => ({ body: { requests_id: [goods.line], reason: 'Non serve' } }),
  deletePreparation: ({ goods }) => ({ params: { id: goods.openPreparation } }),
  preparations: ({ agency }) => ({ params: { page: 1 }, query: { agency: String(agency), status: 'live' } }),
  shipments: ({ agency }) => ({
    params: { page: 1 },
    query: { agency: String(agency), status: 'ready,3', days: '30' },
  }),
  shipment: ({ goods }) => ({ params: { id: goods.shipment } }),
  changeShipment: ({ goods }) => ({
    params: { id: goods.shipment },
    body: {
      parcels: [{ weight: 1500, contents: 'Cataloghi' }],
      carrier: 'Corriere',
      tracking: 'AB 12',
      notes: [],
    },
  }),
  internalNote: ({ goods }) => ({ params: { id: goods.shipment } }),
  writeInternalNote: ({ goods }) => ({
    params: { id: goods.shipment },
    body: { note: 'Sostituisce il primo' },
  }),
  moveShipment: ({ goods }) => ({
    params: { a: goods.shipment, b: 'to-send' },
    body: { carrier: 'Corriere', tracking: 'AB 12', notes: 'Di mattina', reason: 'Prova' },
  }),
  shipmentDocument: ({ goods }) => ({
    params: { a: goods.packedShipment, b: 'label' },
    query: { format: 'a4' },
  }),
  deleteShipment: ({ goods }) => ({ params: { id: goods.shipment }, query: { reason: 'Doppia' } }),
  confirmReceipt: ({ goods }) => ({ params: { id: goods.leftShipment } }),
  returnGoods: ({ goods }) => ({
    params: { id: goods.leftShipment },
    body: { lines: [{ product_id: goods.product, quantity: 1 }], note: 'Danneggiato' },
  }),
  returnReceipt: ({ goods }) => ({ params: { id: goods.returned } }),
  letterRegister: () => ({ params: { year: 2025 } }),
  printShipments: ({ goods }) => ({
    body: { document: 'label', shipments: [goods.packedShipment], format: '100x150' },
  }),
  heldMaterials: ({ agency }) => ({ params: { id: agency }, query: { delivered: '0', from: '2025-01-01' } }),
  handOver: ({ client, goods }) => ({
    params: { id: client },
    body: {
      request: [{ product_id: goods.product, quantity: 1 }],
      note: 'In negozio',
      signature: { kind: 'typed', name: 'Elena Piva' },
    },
  }),
  undoHandOver: ({ goods }) => ({ params: { delivery: goods.handOver } }),
  handOverReceipt: ({ goods }) => ({ params: { delivery: goods.handOver } }),
  handOvers: ({ client }) => ({ params: { page: 1 }, query: { client: String(client) } }),
  ownMaterials: () => ({ params: { page: 1 } }),
}
