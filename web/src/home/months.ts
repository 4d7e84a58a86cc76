import type { Answer } from '../platform/api.ts'

export type Revenue = Exclude<NonNullable<Answer<'dashboard'>['response']['revenue']>, { error: unknown }>

/** Months that have not begun have no bar of this year. */
export const monthsOf = ({ months, meta }: Revenue) =>
  months.map(({ m, prev, curr, budget }) => ({
    m,
    prev,
    curr: m <= Number(meta.cut.slice(0, 2)) ? curr : null,
    budget: budget ?? null,
  }))
