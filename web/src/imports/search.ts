export const rowTabs = ['rejected', 'notice', 'created', 'updated'] as const
export type RowTab = (typeof rowTabs)[number]

/** What the address of an import may hold. */
export interface ImportSearch {
  page?: number
  tab?: RowTab
}

export function importSearch({ page, tab }: Readonly<Record<string, unknown>>): ImportSearch {
  const known = rowTabs.find((one) => one === tab)
  return {
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && { page }),
    ...(known && { tab: known }),
  }
}
