import type { Shop } from '../network/shop.ts'
import { randomFor, type Random } from '../random.ts'
import { firstYear as firstInvented, months, seasonOf } from '../sales/calendar.ts'

export const licenceColumns = ['licence', 'client_id', 'product', 'activation_date', 'expiry'] as const
export const activityColumns = ['licence', 'year', 'month', 'quotes', 'orders'] as const

interface Licence {
  readonly number: string
  readonly shop: Shop
  readonly product: string
  readonly activation: string
  readonly expiry: string | null
  /** Quotes in an ordinary month, and how many of a hundred become orders. */
  readonly quotes: number
  readonly success: number
}

const products = [
  'Progetto Cucina 3D',
  'Progetto Cucina 3D',
  'Progetto Cucina 3D Studio',
  'Rilievo Mobile',
] as const
/** One shop in four draws its kitchens with the company's software. */
const share = 0.25
const firstYear = firstInvented + 1
const firstNumber = 40_211

/**
 * Licences of the design software. Most go on until somebody ends them; the others end around the day of loading,
 * so that some are about to.
 */
export function sellLicences(shops: readonly Shop[], loadedOn: string): readonly Licence[] {
  const random = randomFor('licences')
  let number = firstNumber
  return shops.flatMap((shop): Licence[] => {
    if (shop.activation === null || !random.chance(shop.code === '014207' ? 1 : share)) return []
    const count = shop.weight > 3 ? 2 : 1
    return Array.from({ length: count }, (_, i) => {
      number += random.whole(1, 9)
      return {
        number: `NC-${number}`,
        shop,
        product: i === 0 ? random.pick(products) : 'Rilievo Mobile',
        activation: laterOf(
          shop.activation ?? '',
          `${random.whole(firstYear - 5, firstYear - 1)}-0${random.whole(1, 9)}-01`,
        ),
        expiry: random.chance(0.6)
          ? null
          : daysFrom(loadedOn, random.pick([-75, -20, 25, 48, 140, 260, 330])),
        quotes: Math.min(24, 4 + Math.round(shop.weight * 2)),
        success: random.whole(18, 52),
      }
    })
  })
}

const laterOf = (one: string, other: string): string => (one > other ? one : other)
const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

export const licenceRows = (licences: readonly Licence[]) =>
  licences.map(({ number, shop, product, activation, expiry }) => [
    number,
    shop.id,
    product,
    activation,
    expiry,
  ])

/** What was quoted and ordered with each licence, month by month. */
export function activityRows(licences: readonly Licence[]) {
  const random = randomFor('software activity')
  return licences.flatMap((licence) =>
    months
      .filter(
        ({ year, month }) =>
          year >= firstYear && `${year}-${String(month).padStart(2, '0')}` >= licence.activation.slice(0, 7),
      )
      .map(({ year, month, elapsed }) => [
        licence.number,
        year,
        month,
        ...monthOf(random, licence, month, elapsed),
      ]),
  )
}

function monthOf(
  random: Random,
  { quotes, success }: Licence,
  month: number,
  elapsed: number,
): [number, number] {
  const made = Math.round(((quotes * seasonOf(month)) / 320) * random.around(0.5) * elapsed)
  const orders = Math.round((made * success * random.around(0.4)) / 100)
  return [made, Math.min(made, orders)]
}
