import { hide, id, present, oneOf, page, sort, text, uuid } from '../platform/search-params.ts'
import { isLanguage, type Language } from '../platform/i18n/languages.ts'

const views = ['edit', 'review', 'files'] as const
type SheetViewName = (typeof views)[number]
/** What the address of a sheet may hold. */
export interface SheetSearch {
  view?: SheetViewName
  /** Of a new client: which of those begun on this device it is. */
  draft?: string
}

/** What the address of the status boards may hold; which words are a status the page itself knows. */
export interface BoardSearch {
  /** The clients behind the agencies; for a customer a view of its sheet. */
  view?: 'clients' | SheetViewName
  agency?: number
  q?: string
  status?: string
  filter?: string
  page?: number
  sort?: string
  /** Columns of the clients not shown, with commas between; those of the agencies are other ones. */
  hide?: string
  hide_agencies?: string
}

export const boardSearch = (raw: Readonly<Record<string, unknown>>): BoardSearch =>
  present<BoardSearch>({
    view: raw['view'] === 'clients' ? 'clients' : sheetSearch(raw).view,
    agency: id(raw['agency']),
    q: text(raw['q'], 100),
    status: text(raw['status'], 20),
    filter: text(raw['filter'], 20),
    page: page(raw['page']),
    sort: sort(raw['sort']),
    hide: hide(raw['hide']),
    hide_agencies: hide(raw['hide_agencies']),
  })

export const sheetSearch = (raw: Readonly<Record<string, unknown>>): SheetSearch =>
  present<SheetSearch>({ view: oneOf(raw['view'], views), draft: uuid(raw['draft']) })

/** What the address of the blank sheet may hold. */
export interface BlankSearch {
  language?: Language
}

export function blankSearch({ language }: Readonly<Record<string, unknown>>): BlankSearch {
  return isLanguage(language) ? { language } : {}
}
