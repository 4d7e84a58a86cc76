import { itemAt } from '../random.ts'
import type { Shop } from './shop.ts'

/** Neighbouring agencies, and the year from which a client is the second one's. Never between 1 and 2. */
const moves: readonly (readonly [before: number, now: number, from: number])[] = [
  [4, 1, 2025],
  [4, 1, 2025],
  [1, 4, 2025],
  [1, 4, 2024],
  [3, 2, 2025],
  [2, 3, 2024],
  [5, 2, 2025],
  [8, 7, 2025],
  [11, 9, 2024],
  [14, 13, 2025],
  [19, 18, 2025],
  [23, 24, 2024],
]

/** Lets a handful of clients change agency: their older lines stay with the agency of that year. */
export function moveSome(shops: readonly Shop[]): readonly Shop[] {
  const moved = new Map<Shop, Shop['moved']>()
  for (const [before, now, from] of moves) {
    const former = itemAt(
      shops,
      shops.findIndex(({ agency }) => agency.id === before),
    ).agency
    const shop = shops
      .filter((candidate) => candidate.agency.id === now && isSteady(candidate) && !moved.has(candidate))
      .toSorted((a, b) => b.weight - a.weight || a.id - b.id)[2]
    if (shop) moved.set(shop, { before: former, from })
  }
  return shops.map((shop) => ({ ...shop, moved: moved.get(shop) ?? null }))
}

/** An active client since before 2023, and not one the demonstration tells about. */
const isSteady = ({ status, firstMonth, shares }: Shop): boolean =>
  status === 'active' && firstMonth === 0 && shares === null
