import { isLanguage, type Language } from '../platform/i18n/languages.ts'

const views = ['edit', 'review', 'files'] as const
type SheetViewName = (typeof views)[number]
/** What the address of a sheet may hold. */
export interface SheetSearch {
  view?: SheetViewName
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
}

const word = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, max) || undefined
    : undefined
const whole = (value: unknown, least: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least ? value : undefined

export function boardSearch(raw: Readonly<Record<string, unknown>>): BoardSearch {
  const agency = whole(raw['agency'], 1)
  const page = whole(raw['page'], 2)
  const words = { q: 100, status: 20, filter: 20, sort: 30 } as const
  return {
    ...(raw['view'] === 'clients' ? { view: 'clients' as const } : sheetSearch(raw)),
    ...(agency && { agency }),
    ...(page && { page }),
    ...Object.fromEntries(
      Object.entries(words).flatMap(([key, max]) => {
        const given = word(raw[key], max)
        return given ? [[key, given]] : []
      }),
    ),
  }
}

export function sheetSearch(raw: Readonly<Record<string, unknown>>): SheetSearch {
  const view = views.find((one) => one === raw['view'])
  return view ? { view } : {}
}

/** What the address of the blank sheet may hold. */
export interface BlankSearch {
  language?: Language
}

export function blankSearch({ language }: Readonly<Record<string, unknown>>): BlankSearch {
  return isLanguage(language) ? { language } : {}
}
