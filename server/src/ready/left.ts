import { WhatIsLeft } from '@mandato/contract/ready/rows'
import type { Context } from '../platform/context.ts'
import { clientFor } from '../prices/index.ts'
import { shownArticles } from './answers.ts'
import { substitutesOf } from './queries/goods.ts'
import type { Standing } from './queries/stock.ts'
import { refuse } from './refusals.ts'

/** What is left of an article for somebody who wanted more, with what is alike, as it goes out. */
export async function whatIsLeft(
  context: Context,
  { id, code, free, own }: Standing,
  wanted: number,
  at: Date,
  client?: number,
) {
  const { db, user } = context
  const whose = client ?? (await clientFor(context, undefined))?.id ?? null
  const alike = await substitutesOf(db, id, user.id, at)
  return WhatIsLeft.parse({
    id,
    code,
    wanted,
    // Counted again, there may be less than is held: then a hold of one’s own is no piece.
    left: Math.max(0, free + own),
    substitutes: await shownArticles(context, whose, alike),
  })
}

/** The refusal that says so. */
export async function gone(context: Context, standing: Standing, wanted: number, at: Date) {
  const left = await whatIsLeft(context, standing, wanted, at)
  return refuse('ready_gone', { code: standing.code, left: left.left }, { current: left })
}
