/** How a table is sorted; in the address `-curr_ytd` is falling, `label` rising. */
export interface Sort {
  readonly key: string
  readonly desc: boolean
}

export const sortFromAddress = (text: string | undefined): Sort | null =>
  text ? { key: text.replace(/^-/, ''), desc: text.startsWith('-') } : null

export const sortToAddress = (sort: Sort | null): string | undefined =>
  sort ? `${sort.desc ? '-' : ''}${sort.key}` : undefined

/** A click on a head: numbers fall first, words rise first; a second click turns round. */
export const nextSort = (current: Sort | null, key: string, numeric: boolean): Sort =>
  current?.key === key ? { key, desc: !current.desc } : { key, desc: numeric }
