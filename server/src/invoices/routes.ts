import { invoiceCalls } from '@mandato/contract/invoices/calls'
import { today } from '../platform/clock.ts'
import { answer } from '../platform/http/handlers.ts'
import { sendStatement } from './actions/send-statement.ts'
import { invoiceAnswer, invoiceLists } from './answers.ts'
import type { Letterhead } from './letterhead.ts'
import { summaryOn } from './queries/summary.ts'
import { statementFile } from './statement.ts'

/** Every call of invoices. */
export const invoiceRoutes = ({ letterhead }: { readonly letterhead: Letterhead }) =>
  answer(
    invoiceCalls,
    {
      invoices: ({ params, query }, context) => invoiceLists.page(params.page, query, context),
      invoice: ({ params }, context) => invoiceAnswer(context, params.id),
      invoicesSummary: ({ query }, { db, user, clock }) => summaryOn(db, user, query, today(clock)),
      statement: ({ params, query }, context) =>
        statementFile(context, letterhead, params.client, query.output),
      sendStatement: async ({ params, body }, context) => ({
        success: true as const,
        id: params.client,
        sent_to: await sendStatement(context, letterhead, params.client, body ?? {}),
      }),
    },
    { readers: { invoices: ({ query }, context) => invoiceLists.all(query, context) } },
  )
