import { premiaCalls } from '@mandato/contract/registry/premia-calls'
import type { Context } from '../platform/context.ts'
import { listInParts, listPage } from '../platform/db/list.ts'
import { answer } from '../platform/http/handlers.ts'
import { premiaList, premiaStanding, premiaYears } from './queries/premia.ts'

/** The reward programme: points and tiers of the clients in sight. */
export const premiaRoutes = answer(
  premiaCalls,
  {
    premia: async ({ query }, context) => {
      const meta = await metaOf(context, query.year)
      const { rows, total } = await listPage(context.db, premiaList(context.user, meta.year, query), query)
      return { response: rows, total, meta }
    },
  },
  {
    readers: {
      async *premia({ query }, context) {
        const meta = await metaOf(context, query.year)
        for await (const part of listInParts(context.db, premiaList(context.user, meta.year, query)))
          yield { response: part.rows, total: part.total, meta }
      },
    },
  },
)

async function metaOf({ db, user }: Context, asked: number | undefined) {
  const years = await premiaYears(db)
  const year = asked ?? years[0] ?? null
  return { year, years, ...(await premiaStanding(db, user, year)) }
}
