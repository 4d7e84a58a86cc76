import { homeCalls } from '@mandato/contract/home'
import { answer } from '../platform/http/handlers.ts'
import { defaultPerPage } from '../platform/http/tables.ts'
import { dashboard } from './dashboard.ts'
import { legend } from './legend.ts'
import { mailsWritten } from './queries/outbox.ts'
import { checkStore } from './check-store.ts'

export const homeRoutes = answer(homeCalls, {
  dashboard: (_input, context) => dashboard(context),
  legend: async (_input, { language }) => legend(language),
  checkStore: (_input, { db }) => checkStore(db),
  outbox: async ({ params, query }, { db }) => {
    const { rows, total } = await mailsWritten(db, {
      page: params.page,
      perPage: query.per_page ?? defaultPerPage,
    })
    return { response: rows, total }
  },
})
