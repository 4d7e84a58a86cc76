import type { Clock } from '../platform/clock.ts'
import type { StockOf } from '../prices/index.ts'
import { freeByCode } from './queries/goods.ts'
import { readySettings } from './queries/settings.ts'
import { labelOf } from './rules.ts'

/** What of some articles is ready, in words, for the search of prices. */
export const stockLabels =
  (clock: Clock): StockOf =>
  async (db, codes, person) => {
    if (codes.length === 0) return new Map()
    const free = await freeByCode(db, codes, person.id, clock.now())
    if (free.size === 0) return new Map()
    const { few_up_to } = await readySettings(db)
    return new Map(
      [...free].flatMap(([code, pieces]) => {
        const label = labelOf(pieces, few_up_to)
        return label === null ? [] : [[code, label] as const]
      }),
    )
  }
