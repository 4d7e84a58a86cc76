import { invoiceCalls } from '@mandato/contract/invoices/calls'
import { today } from '../platform/clock.ts'
import { answer } from '../platform/http/handlers.ts'
import { sendStatement } from './actions/send-statement.ts'
import { contestLine } from './actions/contest.ts'
import { uploadFiles } from './actions/upload-files.ts'
import { checkedLists, invoiceAnswer, invoiceLists } from './answers.ts'
import type { Contests } from './contests.ts'
import { folderAnswer, invoiceFile } from './files/answer.ts'
import type { Letterhead } from './letterhead.ts'
import { summaryOn } from './queries/summary.ts'
import { accountAnswer, statementFile } from './statement.ts'

/** What the domains before and after this one do for it. */
interface Handed {
  readonly letterhead: Letterhead
  readonly contests: Contests
}

/** Every call of invoices. */
export const invoiceRoutes = ({ letterhead, contests }: Handed) =>
  answer(
    invoiceCalls,
    {
      invoices: ({ params, query }, context) => invoiceLists.page(params.page, query, context),
      invoice: ({ params }, context) => invoiceAnswer(context, contests, params.id),
      invoiceLines: ({ params, query }, context) => checkedLists.page(params.page, query, context),
      contestLine: async ({ body }, context) => ({
        success: true as const,
        ...(await contestLine(context, contests, body)),
      }),
      invoicesSummary: ({ query }, { db, user, clock }) => summaryOn(db, user, query, today(clock)),
      invoiceFile: ({ params, query }, context) => invoiceFile(context, letterhead, params.id, query.output),
      uploadInvoiceFiles: async ({ files }, context) => ({
        success: true as const,
        ...(await uploadFiles(context, files.file)),
      }),
      invoiceFolder: (_input, context) => folderAnswer(context),
      account: ({ params }, context) => accountAnswer(context, letterhead, params.client),
      statement: ({ params, query }, context) =>
        statementFile(context, letterhead, params.client, query.output),
      sendStatement: async ({ params, body }, context) => ({
        success: true as const,
        id: params.client,
        sent_to: await sendStatement(context, letterhead, params.client, body ?? {}),
      }),
    },
    {
      readers: {
        invoices: ({ query }, context) => invoiceLists.all(query, context),
        invoiceLines: ({ query }, context) => checkedLists.all(query, context),
      },
    },
  )
