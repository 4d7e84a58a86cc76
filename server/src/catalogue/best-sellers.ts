import { type bestSellerCalls, bestSellersAtMost } from '@mandato/contract/catalogue/best-seller-calls'
import type * as z from 'zod'
import { today } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { downloadUrls } from '../platform/files/downloads.ts'
import { holds, isStaff, type Person } from '../platform/person.ts'
import { bestSold, soldAreas, soldYears } from '../sales/index.ts'
import { cardsOf, pinsOf } from './queries/pins.ts'

type Asked = z.output<typeof bestSellerCalls.bestSellers.query>

/** Shares are for the network, pieces and amounts for head office; everybody else sees ranks. */
const seesShares = (person: Person): boolean => isStaff(person) || person.role === 'agent'

/** The articles of most pieces, those of head office first. */
export async function bestSellersAnswer(context: Context, { category, year: wanted, area }: Asked) {
  const { db, user, clock } = context
  const day = today(clock)
  const { as_of, years } = await soldYears(db)
  const standing = as_of ?? day
  const year = wanted ?? Number(standing.slice(0, 4))
  const month = year === Number(standing.slice(0, 4)) ? Number(standing.slice(5, 7)) : 12
  const pins = await pinsOf(db, category)
  const pinned = pins && pins.until >= day ? pins.codes : []
  const sold = await bestSold(db, { year, month, category, area, most: bestSellersAtMost, also: pinned })
  const cards = await cardsOf(
    db,
    sold.map(({ code }) => code),
  )
  const url = await downloadUrls(db, clock.now(), user)
  const rows = sold.map(({ code, name, rank, previous_rank, quantity, amount, share }) => {
    const card = cards.get(code.toUpperCase())
    return {
      rank,
      previous_rank,
      code,
      name: card?.name ?? name ?? code,
      group: card?.group ?? null,
      energy_class: card?.energy_class ?? null,
      energy_range: card?.energy_range ?? null,
      appliance_id: card?.id ?? null,
      image: card?.thumb_id ? url(card.thumb_id) : null,
      pinned: pinned.includes(code),
      ...(seesShares(user) && { share_pct: share }),
      ...(isStaff(user) && { quantity, amount }),
    }
  })
  const places = await soldAreas(db, year)
  const each = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '')
  return {
    response: [
      ...pinned.flatMap((code) => rows.find((row) => row.code === code) ?? []),
      ...rows.filter((row) => !row.pinned),
    ],
    meta: {
      as_of,
      year,
      month,
      years: [...years],
      regions: each(places.filter(({ country }) => country === 'IT').map(({ region }) => region)),
      countries: each(places.map(({ country }) => country)),
      ...(seesShares(user) && { shares: true as const }),
      ...(isStaff(user) && { figures: true as const }),
      ...(isStaff(user) && holds(user, 'content') && { pins: pins && { ...pins, codes: [...pins.codes] } }),
    },
  }
}
