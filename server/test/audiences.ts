import fc from 'fast-check'
import type { StoredAudience } from '@mandato/contract/content/audience'
import { audienceProfiles } from '@mandato/contract/content/names'

/* The rule of audiences, written down once more, and audiences to try it with. */

/** Somebody as the audiences see him. */
export interface Reader {
  readonly type: number
  readonly profile: string | null
  readonly countries: readonly string[]
  readonly agencies: readonly number[]
}
export const countries = ['IT', 'FR', 'ES', 'DE'] as const
export const some = <T>(list: readonly T[]) => fc.subarray([...list])

/** Audiences that name these agencies, one part or several. */
export const audiencesOf = (agencies: readonly number[]): fc.Arbitrary<StoredAudience> =>
  fc.array(
    fc.record({
      types: some([2, 3]),
      profiles: some(audienceProfiles),
      countries: some(countries),
      agencies: some(agencies),
    }),
    { minLength: 1, maxLength: 3 },
  )

const meets = <T>(wanted: readonly T[], given: readonly T[]) =>
  wanted.length === 0 || wanted.some((one) => given.includes(one))
/** Any part; of it everything it says; the press only where it is named. */
export const fits = (parts: StoredAudience, { type, profile, countries, agencies }: Reader): boolean =>
  parts.some(
    (one) =>
      meets(one.types, [type]) &&
      meets(one.countries, countries) &&
      meets(one.agencies, agencies) &&
      (one.profiles.length === 0 ? profile !== 'press' : one.profiles.some((wanted) => wanted === profile)),
  )
/** A folder is for whom every folder around it is. */
export const fitsAll = (path: readonly (StoredAudience | null)[], one: Reader): boolean =>
  path.every((each) => each === null || fits(each, one))
