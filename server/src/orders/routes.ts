import { orderCalls } from '@mandato/contract/orders/calls'
import { answer } from '../platform/http/handlers.ts'
import { deleteOrder } from './actions/delete.ts'
import { mailOrder } from './actions/mail.ts'
import { saveOrder } from './actions/save.ts'
import { moveOrder } from './actions/step.ts'
import { priceAnswer } from './actions/prices.ts'
import { orderReady } from './ready/send.ts'
import { orderAnswer, orderLineLists, orderLists, orderPapers } from './answers.ts'
import type { Letterhead } from './paper.ts'

/** Every call of orders. */
export const orderRoutes = ({ letterhead }: { readonly letterhead: Letterhead }) =>
  answer(
    orderCalls,
    {
      saveOrder: async ({ params, fields, files }, context) => ({
        success: true as const,
        ...(await (fields.type === 'ready' ? orderReady : saveOrder)(
          { ...context, letterhead },
          params.id,
          fields,
          files,
        )),
      }),
      priceOrderLines: ({ body }, context) => priceAnswer(context, body),
      mailOrder: async ({ params, body }, context) => ({
        success: true as const,
        id: params.id,
        sent_to: await mailOrder(context, params.id, body ?? {}),
      }),
      orderPapers: ({ params }, context) => orderPapers(context, params.id),
      orders: ({ params, query }, context) => orderLists.page(params.page, query, context),
      orderLines: ({ params, query }, context) => orderLineLists.page(params.page, query, context),
      order: ({ params }, context) => orderAnswer(context, params.id),
      moveOrder: ({ params, body }, context) =>
        moveOrder(context, params.id, params.event, body ?? { reason: '' }),
      deleteOrder: async ({ params }, context) => {
        await deleteOrder(context, params.id)
        return { success: true as const }
      },
    },
    {
      readers: {
        orders: ({ query }, context) => orderLists.all(query, context),
        orderLines: ({ query }, context) => orderLineLists.all(query, context),
      },
    },
  )
