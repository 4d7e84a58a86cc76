import { readyCalls } from '@mandato/contract/ready/calls'
import { answer } from '../platform/http/handlers.ts'
import { holdReady, releaseReady } from './actions/hold.ts'
import { leaveReadyQueue, queueForReady } from './actions/queue.ts'
import { holdsAnswer, readyAnswer, readyLists } from './answers.ts'
import { shortagesAt } from './queries/shortages.ts'

/** Goods that are ready for delivery. */
export const readyRoutes = answer(
  readyCalls,
  {
    readyGoods: ({ params, query }, context) => readyLists.page(params.page, query, context),
    readyArticle: ({ params, query }, context) => readyAnswer(context, params.id, query.customer),
    readyShortages: (_input, { db, user, clock }) => shortagesAt(db, user, clock.now()),
    readyHolds: (_input, context) => holdsAnswer(context),
    holdReady: async ({ body }, context) => {
      const { id, quantity, ends_at } = await holdReady(context, body)
      return { success: true as const, id, quantity, ends_at }
    },
    releaseReady: async ({ params }, context) => {
      await releaseReady(context, params.id)
      return { success: true as const }
    },
    queueForReady: async ({ body }, context) => ({
      success: true as const,
      ...(await queueForReady(context, body)),
    }),
    leaveReadyQueue: async ({ params }, context) => {
      await leaveReadyQueue(context, params.id)
      return { success: true as const }
    },
  },
  { readers: { readyGoods: ({ query }, context) => readyLists.all(query, context) } },
)
