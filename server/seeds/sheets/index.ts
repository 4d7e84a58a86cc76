import type { Shop } from '../network/shop.ts'
import { personOf } from '../past/cast.ts'
import type { Happening } from '../past/stage.ts'
import type { WayName } from './ways.ts'
import { firstFields, laterFields, signerOf } from './fields.ts'
import { ways } from './ways.ts'

/** What happened with the sheets, in every state of their way. */
export const sheetsOf = (
  cast: readonly (readonly [Shop, WayName])[],
  at: (daysAgo: number, time: string) => Date,
): readonly Happening[] =>
  cast.flatMap(([shop, way]) => {
    const player = { client: shop.id, agent: personOf(shop.agent), signer: signerOf(shop) }
    return ways[way](firstFields(shop), laterFields(shop)).map(([daysAgo, time, act]) => ({
      at: at(daysAgo, time),
      run: (stage) => act(stage, player),
    }))
  })
