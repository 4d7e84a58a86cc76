import type { Who } from './sign-in.ts'

/** The menu of each person: the words of the entry and its address. */
const menu = {
  dashboard: ['Cruscotto', '/it'],
  day: ['La giornata', '/it/day'],
  revenue: ['Fatturato e budget', '/it/revenue'],
  purchases: ['I tuoi acquisti', '/it/revenue'],
  ownSheet: ['La mia scheda', '/it/sheets'],
  clients: ['Clienti', '/it/clients'],
  sheets: ['Schede cliente', '/it/sheets'],
  prices: ['Prezzi', '/it/prices'],
  orders: ['Ordini', '/it/orders'],
  priceChanges: ['Prezzi cambiati', '/it/price-changes'],
  invoices: ['Fatture', '/it/invoices'],
  appliances: ['Elettrodomestici', '/it/appliances'],
  ready: ['Pronta consegna', '/it/ready'],
  bestSellers: ['Più venduti', '/it/best-sellers'],
  requests: ['Richieste alla sede', '/it/requests'],
  premia: ['Premia', '/it/premia'],
  agencies: ['Agenzie', '/it/agencies'],
  myAgency: ['La mia agenzia', '/it/my-agency'],
  blankSheet: ['Scheda vuota', '/it/blank-sheet'],
  materials: ['Materiali', '/it/materials'],
  materialRequests: ['Richieste di materiali', '/it/material-requests'],
  toSend: ['Da inviare', '/it/to-send'],
  preparations: ['Preparazioni', '/it/preparations'],
  shipments: ['Spedizioni', '/it/shipments'],
  register: ['Registro DDT', '/it/shipments/register'],
  archive: ['Archivio', '/it/archive'],
  agencyMaterials: ['Materiali dell’agenzia', '/it/agency-materials'],
  handOver: ['Consegna in negozio', '/it/hand-over'],
  myMaterials: ['Consegne', '/it/my-materials'],
  news: ['Novità', '/it/news'],
  communications: ['Comunicazioni', '/it/communications'],
  trends: ['Tendenze', '/it/trends'],
  promotions: ['Promozioni', '/it/promotions'],
  downloads: ['Area download', '/it/downloads'],
  contents: ['Contenuti', '/it/contents'],
  priceLists: ['Listini e sconti', '/it/price-lists'],
  users: ['Persone', '/it/users'],
  permissions: ['Permessi', '/it/permissions'],
  audit: ['Registro attività', '/it/audit'],
  processing: ['Registro dei trattamenti', '/it/processing'],
  registrations: ['Registrazioni', '/it/registrations'],
  imports: ['Importazioni', '/it/imports'],
  health: ['Stato del portale', '/it/health'],
  outbox: ['Posta in uscita', '/it/outbox'],
  doubtfulNumbers: ['Numeri da controllare', '/it/doubtful-numbers'],
  checkDocument: ['Verifica documento', '/it/check-document'],
  settings: ['Impostazioni', '/it/settings'],
} as const

export const menuOf: Readonly<Record<Exclude<Who, 'agent2'>, readonly (keyof typeof menu)[]>> = {
  admin: [
    'dashboard',
    'day',
    'revenue',
    'clients',
    'sheets',
    'prices',
    'orders',
    'priceChanges',
    'appliances',
    'ready',
    'bestSellers',
    'premia',
    'invoices',
    'requests',
    'agencies',
    'blankSheet',
    'materials',
    'materialRequests',
    'toSend',
    'preparations',
    'shipments',
    'register',
    'archive',
    'handOver',
    'news',
    'communications',
    'trends',
    'promotions',
    'downloads',
    'contents',
    'users',
    'permissions',
    'audit',
    'processing',
    'registrations',
    'imports',
    'priceLists',
    'health',
    'outbox',
    'doubtfulNumbers',
    'checkDocument',
    'settings',
  ],
  sales: [
    'dashboard',
    'day',
    'revenue',
    'clients',
    'sheets',
    'prices',
    'orders',
    'priceChanges',
    'appliances',
    'ready',
    'bestSellers',
    'premia',
    'invoices',
    'requests',
    'agencies',
    'blankSheet',
    'materials',
    'materialRequests',
    'toSend',
    'preparations',
    'shipments',
    'register',
    'archive',
    'handOver',
    'news',
    'communications',
    'trends',
    'promotions',
    'downloads',
    'contents',
    'registrations',
    'imports',
    'priceLists',
    'checkDocument',
  ],
  agent: [
    'dashboard',
    'day',
    'revenue',
    'clients',
    'sheets',
    'prices',
    'orders',
    'priceChanges',
    'appliances',
    'ready',
    'bestSellers',
    'premia',
    'invoices',
    'requests',
    'myAgency',
    'blankSheet',
    'materials',
    'materialRequests',
    'shipments',
    'agencyMaterials',
    'handOver',
    'news',
    'communications',
    'trends',
    'promotions',
    'downloads',
    'registrations',
  ],
  customer: [
    'dashboard',
    'purchases',
    'ownSheet',
    'prices',
    'orders',
    'priceChanges',
    'appliances',
    'ready',
    'bestSellers',
    'premia',
    'invoices',
    'requests',
    'myAgency',
    'blankSheet',
    'materials',
    'myMaterials',
    'news',
    'communications',
    'trends',
    'promotions',
    'downloads',
  ],
  reseller: [
    'dashboard',
    'appliances',
    'bestSellers',
    'requests',
    'blankSheet',
    'news',
    'trends',
    'downloads',
  ],
  press: ['dashboard', 'requests', 'news', 'downloads'],
}
export const people = Object.keys(menuOf) as (keyof typeof menuOf)[]
export const wordsOf = (screen: keyof typeof menu) => menu[screen][0]

/** The map beside the list, and a client of agency 1. */
const clients = [
  ['lista e mappa dei clienti', '/it/clients?mode=split'],
  ['un cliente', '/it/clients/45'],
  ['la scheda di un cliente', '/it/clients/45?tab=sheet'],
  ['gli allegati di un cliente', '/it/clients/45?tab=attachments'],
  ['il fatturato di un cliente', '/it/clients/45?tab=revenue'],
  ['gli ordini di un cliente', '/it/clients/45?tab=orders'],
  ['i materiali di un cliente', '/it/clients/45?tab=materials'],
  ['le licenze di un cliente', '/it/clients/45?tab=licences'],
  ['la cronologia di un cliente', '/it/clients/45?tab=timeline'],
] as const

/** Of the same agency: one in review, one in draft, and one who is not entered yet. */
const inReview = ['una scheda in verifica', '/it/sheets/26'] as const
const sheets = [
  inReview,
  ['una scheda in bozza', '/it/sheets/103'],
  ['gli allegati di una scheda', '/it/sheets/26?view=files'],
  ['una nuova scheda', '/it/sheets/0'],
] as const

export type Screens = readonly (readonly [name: string, address: string])[]

/** Who walks the screens that are the same for everybody: the back office at its desk, agents on the way. */
const looksAtShared = { desk: 'admin', phone: 'agent' } as const
export type Device = keyof typeof looksAtShared
const isShared = (screen: keyof typeof menu): boolean => screen === 'blankSheet' || screen === 'checkDocument'

/** Every screen a person can reach, the menu's and those behind it; `:id` stands for one that exists. */
export function screensOf(who: keyof typeof menuOf, device: Device): Screens {
  const shared = looksAtShared[device] === who
  const behind = [
    ...(shared
      ? [
          ['Il mio profilo', '/it/account'] as const,
          ['gli avvisi che sceglie', '/it/account/notices'] as const,
          ['gli invii programmati', '/it/account/schedules'] as const,
          ...clients,
          ...sheets,
        ]
      : []),
    // It is judged on a phone, too.
    ...(who === 'admin' && !shared ? [inReview] : []),
    ...(menuOf[who].includes('agencies')
      ? [
          ['una agenzia', '/it/agencies/1'] as const,
          ['lo stato delle schede', '/it/sheets?view=clients'] as const,
        ]
      : []),
    ...(menuOf[who].includes('materials') ? [['un materiale', '/it/materials/1'] as const] : []),
    ...(who === 'admin'
      ? [
          ['il magazzino di un materiale', '/it/materials/1?tab=stock'] as const,
          ['un nuovo materiale', '/it/materials/new'] as const,
        ]
      : []),
    ...(menuOf[who].includes('settings')
      ? [
          ['le impostazioni dell’azienda', '/it/settings?tab=company'] as const,
          ['le impostazioni dei materiali', '/it/settings?tab=materials'] as const,
          ['le impostazioni degli ordini', '/it/settings?tab=orders'] as const,
          ['le impostazioni della pronta consegna', '/it/settings?tab=ready'] as const,
          ['l’informativa privacy', '/it/settings?tab=privacy'] as const,
          ['le condizioni di vendita', '/it/settings?tab=terms'] as const,
        ]
      : []),
    ...(shared
      ? [
          ['una novità', '/it/news/3'] as const,
          ['una comunicazione da scrivere', '/it/contents/new?kind=communications'] as const,
          ['un file dell’area download', '/it/downloads?file=1'] as const,
        ]
      : []),
    ...(menuOf[who].includes('orders') ? [['un nuovo ordine', '/it/orders/new?type=missing'] as const] : []),
    ...(who === 'agent'
      ? [['un nuovo ordine di mobili', '/it/orders/new?type=furniture&client=45'] as const]
      : []),
    ...(who === 'admin'
      ? [['un ordine', '/it/orders/1'] as const, ['una persona', '/it/users/3'] as const]
      : []),
    ...(menuOf[who].includes('ready') ? [['un articolo pronto', '/it/ready/1'] as const] : []),
    ...(menuOf[who].includes('appliances') ? [['un elettrodomestico', '/it/appliances/1'] as const] : []),
    ...(menuOf[who].includes('imports') ? [['una importazione', '/it/imports/:id'] as const] : []),
  ]
  const own = menuOf[who].filter((screen) => shared || !isShared(screen))
  return [...own.map((screen) => menu[screen]), ...behind]
}

/**
 * Whether a person's screen is looked at in the dark and by keyboard, too: the administrator's are, and of the others'
 * those that he does not have, with the start page, which is made for each role.
 */
export function isLookedAtClosely(who: keyof typeof menuOf, address: string): boolean {
  if (who === 'admin' || address === menu.dashboard[1]) return true
  return !screensOf('admin', 'desk').some(([, other]) => other === address)
}

/** Before one is signed in. */
export const openScreens: Screens = [
  ['l’accesso', '/it/login?expired=true'],
  ['la verifica di un documento', '/it/check-document'],
  ['la password dimenticata', '/it/recovery'],
  ['un link scaduto', `/it/reset/${'a'.repeat(43)}`],
  ['un invio già finito', `/it/schedule-end/${'a'.repeat(43)}`],
]
