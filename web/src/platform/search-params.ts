/* What an address may hold is read by these: anything else counts as not there, so that a mangled link still opens. */

/** Text somebody typed, cut to `max` characters. */
export const text = (value: unknown, max: number): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, max) || undefined
    : undefined

export const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

export const uuid = (value: unknown): string | undefined =>
  matching(value, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const integer = (value: unknown, least: number, most = 2_147_483_647): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined

export const id = (value: unknown): number | undefined => integer(value, 1)

export const oneOf = <T extends string>(value: unknown, choices: readonly T[]): T | undefined =>
  choices.find((one) => one === value)

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = (value: unknown): string | undefined => {
  const given = matching(value, /^\d{4}-\d\d-\d\d$/)
  const parsed = given === undefined ? Number.NaN : Date.parse(given)
  // The engine reads the thirtieth of February as the first of March.
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(`${given}`) ? given : undefined
}

/** Some of the choices, with commas between; those that do not exist are left out. */
export const someOf = (value: unknown, choices: readonly string[]): string | undefined =>
  typeof value === 'string'
    ? choices.filter((choice) => value.split(',').includes(choice)).join(',') || undefined
    : undefined

/** Which page of a list; the first one is not said. */
export const page = (value: unknown): number | undefined => integer(value, 2, 1_000_000)

/** Key of a column, with a minus where it falls. */
export const sort = (value: unknown): string | undefined => matching(value, /^-?[a-z_0-9]{1,30}$/)

/** Keys of the columns put away, see ui/table/hidden.ts. */
export const hide = (value: unknown): string | undefined => matching(value, /^[a-z_0-9]+(,[a-z_0-9]+)*$/)

/** Leaves out what is not there. */
export const present = <S extends object>(read: { [K in keyof Required<S>]: S[K] | undefined }): S =>
  Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as S
