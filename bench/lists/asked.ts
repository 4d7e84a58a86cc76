import * as contents from './content-references.ts'
import * as goods from './goods-references.ts'
import * as invoices from './invoice-references.ts'
import * as orders from './order-references.ts'
import * as reference from './references.ts'

/** A statement whose one column is the answer's JSON, and its values. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Made a plan for anew, where the values decide which one is good; prepared once unless said. */
  readonly planned?: 'each time'
}

/** A list to measure: who asks for what, and the statement that gives the same rows without the portal. */
export interface Asked {
  readonly goal: 'P1' | 'P2' | 'P15'
  readonly name: string
  /** An e-mail of the demonstration company. */
  readonly who: string
  /** At least this share of the bare handler's requests a second. */
  readonly target: number
  /** The address of the nth request. */
  readonly url: (n: number) => string
  readonly reference: (asked: URL) => Statement
}

/** How many different requests are asked in turn: one alone would be answered out of every cache there is. */
export const different = 240

const words = [
  'cucine',
  'arredo',
  'casa',
  'mobili',
  'centro',
  'design',
  'ambienti',
  'interni',
  'rossi',
  'nova',
]
const towns = ['mi', 'ro', 've', 'to', 'na', 'pa', 'bo', 'fi', 'ba', 'ca', 'tr', 'vi', 'pe', 'li', 'mo', 'le']
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T
const pieces = ['ca', 'cam', 'es', 'mo', 'an', 'ta', 'ri', 'co', 'li', 'pa']
/** Different for each of the 240: a word whole or cut short, with the beginning of another. */
const wordOf = (n: number) => pick(words, n).slice(0, 3 + (Math.floor(n / words.length) % 5))
const order = (n: number) => (n % 2 === 0 ? 'asc' : 'desc')

export const lists: readonly Asked[] = [
  {
    goal: 'P1',
    name: 'agencies',
    who: 'admin@mandato.example',
    target: 0.7,
    url: (n) => {
      const sort = pick(['clients', 'business_name', 'city', 'active_clients'], Math.floor(n / 2))
      return `/api/v1.0/agencies/1?per_page=25&sort=${sort}&order=${order(n)}&q=${pick(towns, Math.floor(n / 8))}`
    },
    reference: reference.agencies,
  },
  {
    goal: 'P1',
    name: 'lines',
    who: 'agent@mandato.example',
    target: 0.7,
    url: (n) =>
      `/api/v1.0/sales/lines/${1 + (n % 10)}?per_page=50&category=furniture&year=${2024 + (n % 2)}&month=${1 + (Math.floor(n / 20) % 12)}`,
    reference: reference.lines,
  },
  {
    goal: 'P1',
    name: 'materials',
    who: 'sales@mandato.example',
    target: 0.7,
    url: (n) => {
      const sort = pick(['name', 'product_code', 'brand', 'availability'], Math.floor(n / 2))
      const q = Math.floor(n / 8) % 3 === 0 ? '' : `&q=${pick(pieces, Math.floor(n / 8))}`
      return `/api/v1.0/materiali/products/${1 + (n % 3)}?per_page=50&sort=${sort}&order=${order(n)}${q}`
    },
    reference: goods.materials,
  },
  {
    goal: 'P1',
    name: 'to send',
    who: 'sales@mandato.example',
    target: 0.7,
    url: (n) => {
      const sort = pick(['date', 'agency', 'product_code', 'residual'], Math.floor(n / 2))
      const q = Math.floor(n / 8) % 3 === 0 ? '' : `&q=${pick(pieces, Math.floor(n / 8))}`
      return `/api/v1.0/invio/1?per_page=50&sort=${sort}&order=${order(n)}${q}`
    },
    reference: goods.toSend,
  },
  {
    goal: 'P2',
    name: 'search',
    who: 'sales@mandato.example',
    target: 0.85,
    url: (n) => `/api/v1.0/generic/search?q=${wordOf(n)}`,
    reference: reference.search,
  },
]

export const listsOfMany: readonly Asked[] = [
  {
    goal: 'P1',
    name: 'clients',
    who: 'sales@mandato.example',
    target: 0.7,
    url: (n) => {
      const sort = pick(['last_order_date', 'business_name', 'city', 'code'], Math.floor(n / 2))
      const page = 1 + (Math.floor(n / 8) % 30)
      return `/api/v1.0/agencies/clients?page=${page}&per_page=50&status=active,dormant&sort=${sort}&order=${order(n)}`
    },
    reference: reference.clients,
  },
  {
    goal: 'P2',
    name: 'clients by text',
    who: 'sales@mandato.example',
    target: 0.85,
    url: (n) => `/api/v1.0/agencies/clients?page=1&per_page=50&order=${order(n)}&q=${wordOf(n)}`,
    reference: reference.clients,
  },
  {
    goal: 'P2',
    name: 'search',
    who: 'sales@mandato.example',
    target: 0.85,
    url: (n) => `/api/v1.0/generic/search?q=${wordOf(n)}`,
    reference: reference.search,
  },
]

export const listsOfOrders: readonly Asked[] = [
  {
    goal: 'P1',
    name: 'orders',
    who: 'sales@mandato.example',
    target: 0.65,
    url: (n) => {
      const sort = pick(['order_date', 'number', 'client', 'reference'], Math.floor(n / 2))
      const status =
        Math.floor(n / 8) % 3 === 0 ? '' : `&status=${pick(['sent', 'in_charge', 'delivered'], n)}`
      return `/api/v1.0/orders/${1 + (Math.floor(n / 8) % 30)}?per_page=50&sort=${sort}&order=${order(n)}${status}`
    },
    reference: orders.orders,
  },
]

export const listsOfInvoices: readonly Asked[] = [
  {
    goal: 'P1',
    name: 'invoices',
    who: 'sales@mandato.example',
    target: 0.7,
    url: (n) => {
      const sort = pick(['date', 'gross', 'open', 'number'], Math.floor(n / 2))
      const unpaid = pick(['', '&unpaid=true', '&unpaid=false'], Math.floor(n / 8))
      const year = Math.floor(n / 24) % 2 === 0 ? '' : `&year=${2023 + (n % 3)}`
      return `/api/v1.0/invoices/${1 + (n % 10)}?per_page=50&sort=${sort}&order=${order(n)}${unpaid}${year}`
    },
    reference: invoices.invoices,
  },
]

export const listsOfContents: readonly Asked[] = [
  {
    goal: 'P1',
    name: 'news',
    who: 'agent@mandato.example',
    target: 0.7,
    url: (n) => {
      const q = Math.floor(n / 8) % 3 === 0 ? '' : `&q=${wordOf(n)}`
      return `/api/v1.0/news/${1 + (n % 4)}?per_page=13&order=${order(n)}${q}`
    },
    reference: contents.news,
  },
  {
    goal: 'P1',
    name: 'one of the news',
    who: 'agent@mandato.example',
    target: 0.7,
    // Those that were made lie close together, after the few of the demonstration company.
    url: (n) => `/api/v1.0/news/detail/${100 + (n % 100)}`,
    reference: contents.newsItem,
  },
]
