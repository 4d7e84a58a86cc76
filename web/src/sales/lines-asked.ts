import type { CategoryKey } from '@mandato/contract/sales/category-keys'

/** Which invoice lines are asked for: those behind one figure. */
export interface LinesAsked {
  readonly year: number
  /** Up to the day the years are compared at, or the whole year. */
  readonly upTo: 'cut' | 'end'
  readonly agency?: number | undefined
  readonly client?: number | undefined
  readonly category?: CategoryKey | undefined
  readonly code?: string | undefined
  readonly month?: number | undefined
  readonly page?: number | undefined
}

const numbers = ['agency', 'client', 'month', 'page'] as const
const words = ['category', 'code'] as const

/** Written in the address: `2025~cut~client~26~month~3`. */
export function linesToAddress(asked: LinesAsked): string {
  const pairs = [...numbers, ...words].flatMap((name) => {
    const value = asked[name]
    // What parts the pieces may stand in the code of a family; a full stop makes an address look like a file's.
    return value === undefined
      ? []
      : [name, encodeURIComponent(value).replaceAll('~', '%7E').replaceAll('.', '%2E')]
  })
  return [asked.year, asked.upTo, ...pairs].join('~')
}

/** Null where the address holds no lines, or none that make sense. */
export function linesFromAddress(text: string | undefined): LinesAsked | null {
  const [year, upTo, ...pieces] = text?.split('~') ?? []
  if (!year || (upTo !== 'cut' && upTo !== 'end')) return null
  const given = new Map<string, string>()
  for (let i = 0; i + 1 < pieces.length; i += 2) given.set(pieces[i] ?? '', pieces[i + 1] ?? '')
  const number = (name: (typeof numbers)[number]) => {
    const value = Number(given.get(name) ?? Number.NaN)
    return Number.isInteger(value) && value >= 0 ? value : undefined
  }
  const word = (name: (typeof words)[number]) => {
    const value = given.get(name)
    return value === undefined ? undefined : decoded(value)
  }
  return {
    year: Number(year),
    upTo,
    agency: number('agency'),
    client: number('client'),
    month: number('month'),
    page: number('page'),
    // The server refuses a category it does not know.
    category: word('category') as CategoryKey | undefined,
    code: word('code'),
  }
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
