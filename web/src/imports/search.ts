/** What the address of an import may hold. */
export interface ImportSearch {
  page?: number
}

export function importSearch({ page }: Readonly<Record<string, unknown>>): ImportSearch {
  return typeof page === 'number' && Number.isInteger(page) && page > 1 ? { page } : {}
}
