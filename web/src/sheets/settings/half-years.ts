const dayOf = (half: number) => `${Math.floor(half / 2)}-${half % 2 === 0 ? '01' : '07'}-01`
const numberOf = (day: string) => Number(day.slice(0, 4)) * 2 + halfOf(day) - 1

/** Which half of its year a first day begins. */
export const halfOf = (day: string): 1 | 2 => (day.slice(5, 7) === '01' ? 1 : 2)

/** The half-years around one, from which another is chosen. */
export const halfYears = (day: string): readonly string[] =>
  Array.from({ length: 13 }, (_, i) => dayOf(numberOf(day) + 6 - i))

/** The half-year after the last of these. */
export const nextHalf = (days: readonly string[]): string => dayOf(Math.max(...days.map(numberOf)) + 1)
