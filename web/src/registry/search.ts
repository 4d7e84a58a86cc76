/** What the address of the list of agencies may hold. */
export interface AgenciesSearch {
  q?: string
  country?: string
  page?: number
  sort?: string
}

const word = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, max) || undefined
    : undefined

export function agenciesSearch(raw: Readonly<Record<string, unknown>>): AgenciesSearch {
  const { page } = raw
  const q = word(raw.q, 100)
  const country = word(raw.country, 2)
  const sort = word(raw.sort, 30)
  return {
    ...(q && { q }),
    ...(country && { country }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && { page }),
    ...(sort && { sort }),
  }
}
