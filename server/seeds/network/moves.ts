import { itemAt } from '../random.ts'
import { lastYear } from '../sales/calendar.ts'
import type { Shop } from './shop.ts'

/** Neighbouring agencies, and how many years before the last a client became the second one's. Never between 1 and 2. */
const moves: readonly (readonly [before: number, now: number, ago: number])[] = [
  [4, 1, 0],
  [4, 1, 0],
  [1, 4, 0],
  [1, 4, 1],
  [3, 2, 0],
  [2, 3, 1],
  [5, 2, 0],
  [8, 7, 0],
  [11, 9, 1],
  [14, 13, 0],
  [19, 18, 0],
  [23, 24, 1],
]

/** Lets a handful of clients change agency: their older lines stay with the agency of that year. */
export function moveSome(shops: readonly Shop[]): readonly Shop[] {
  const moved = new Map<Shop, Shop['moved']>()
  for (const [before, now, ago] of moves) {
    const former = itemAt(
      shops,
      shops.findIndex(({ agency }) => agency.id === before),
    ).agency
    const shop = shops
      .filter((candidate) => candidate.agency.id === now && isSteady(candidate) && !moved.has(candidate))
      .toSorted((a, b) => b.weight - a.weight || a.id - b.id)[2]
    if (shop) moved.set(shop, { before: former, from: lastYear - ago })
  }
  return shops.map((shop) => ({ ...shop, moved: moved.get(shop) ?? null }))
}

/** An active client since before the first year, and not one the demonstration tells about. */
const isSteady = ({ status, firstMonth, shares }: Shop): boolean =>
  status === 'active' && firstMonth === 0 && shares === null
