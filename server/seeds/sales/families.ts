import type { Agency } from '../network/agencies.ts'
import { weighted, type Random } from '../random.ts'
import { firstYear } from './calendar.ts'

/** Lines in a thousand, and how that moves from year to year. */
const mix: readonly (readonly [family: string, lines: number, yearly: number])[] = [
  ['NN', 408, 1],
  ['E2', 172, 1.03],
  ['PN', 110, 1.05],
  ['PK', 68, 1.02],
  ['PJ', 64, 1.08],
  ['PL', 46, 1.03],
  ['PS', 72, 0.95],
  ['PR', 32, 0.97],
  ['OD', 26, 1.01],
  ['RC', 8, 1],
  ['SV', 4, 1],
  ['KT', 2, 1],
]

/** How an agency's families are drawn in a year; each agency has its own taste. */
export function familyDraws(agencies: readonly Agency[], random: Random) {
  const tastes = new Map(
    agencies.map((agency) => [agency, new Map(mix.map(([family]) => [family, random.around(0.22)]))]),
  )
  const draws = new Map(
    [...tastes].flatMap(([agency, taste]) =>
      [0, 1, 2].map(
        (years) =>
          [
            `${agency.id} ${firstYear + years}`,
            weighted(
              mix,
              ([family, lines, yearly]) => lines * (taste.get(family) ?? 1) * powerOf(yearly, years),
            ),
          ] as const,
      ),
    ),
  )
  return (agency: Agency, year: number): string => {
    const draw = draws.get(`${agency.id} ${year}`)
    if (!draw) throw new Error(`no families for ${agency.name} in ${year}`)
    return draw(random)[0]
  }
}

/** Multiplied out: `**` may round differently elsewhere. */
const powerOf = (base: number, times: number): number => (times === 0 ? 1 : base * powerOf(base, times - 1))
