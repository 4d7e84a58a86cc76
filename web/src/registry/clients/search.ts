/** What the addresses of the clients may hold. */
export interface ClientsSearch {
  mode?: 'split' | 'map'
  q?: string
  /** Statuses and flags, with commas between: see contract/src/client-filters.ts. */
  status?: string
  sheet?: string
  filters?: string
  agency?: number
  agent?: number
  country?: string
  /** A province of Italy (`IT-TV`) or a region (`Veneto`). */
  area?: string
  sort?: string
  page?: number
}
export interface ClientSearch {
  tab?: string
  page?: number
  /** Of the invoice lines. */
  year?: number
}

type Raw = Readonly<Record<string, unknown>>

const word = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, max) || undefined
    : undefined
const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined
const whole = (value: unknown, least: number, most: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined
const id = (value: unknown) => whole(value, 1, 2_147_483_647)
const page = (value: unknown) => whole(value, 2, 1_000_000)
const keys = /^[a-z_]+(,[a-z_]+)*$/

/** Anything a page does not understand is left out, so that a mangled link still opens. */
const known = <S extends object>(read: { [K in keyof S]: S[K] | undefined }): S =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as S

export const clientsSearch = (raw: Raw): ClientsSearch =>
  known<Required<ClientsSearch>>({
    mode: (['split', 'map'] as const).find((mode) => mode === raw.mode),
    q: word(raw.q, 100),
    status: matching(raw.status, keys),
    sheet: matching(raw.sheet, keys),
    filters: matching(raw.filters, keys),
    agency: id(raw.agency),
    agent: id(raw.agent),
    country: matching(raw.country, /^[A-Z]{2}$/),
    area: matching(raw.area, /^[\p{L} '’./-]{1,50}$/u),
    sort: matching(raw.sort, /^-?[a-z_]{1,30}$/),
    page: page(raw.page),
  })

export const clientPageSearch = (raw: Raw): ClientSearch =>
  known<Required<ClientSearch>>({
    tab: matching(raw.tab, /^[a-z-]{1,30}$/),
    page: page(raw.page),
    year: whole(raw.year, 1990, 2100),
  })
