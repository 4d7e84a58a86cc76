import { sheetsCalls } from '@mandato/contract/sheets/calls'
import { answer, type Bound } from '../platform/http/handlers.ts'
import { setSheet } from './actions/client-set.ts'
import { remindAgency, remindSigner } from './actions/remind.ts'
import { confirmSheet, flagForRenewal, rejectSheet } from './actions/review.ts'
import { cancelSheet, withdrawSheet } from './actions/withdraw.ts'
import type { SheetTools } from './acting.ts'
import { agencyBoard, statusRing } from './board.ts'
import { allClientsOf, clientsOf } from './client-boards.ts'
import { clientForm } from './client-form.ts'
import { sheetPaperRoutes } from './papers-routes.ts'
import { countsByAgency, countsByStatus } from './queries/board.ts'
import type { Sheet } from './queries/sheets.ts'
import { signerRoutes } from './signer-routes.ts'

const decided = (sheet: Sheet) => ({
  success: true as const,
  id: sheet.client_id,
  status: sheet.status,
  version: sheet.version,
  valid_from: sheet.valid_from,
})

/** The calls of this domain: the sheets themselves, their files and papers, and the signer's page. */
export const sheetsRoutes = (tools: SheetTools): Bound[] => [
  workRoutes(tools),
  sheetPaperRoutes(tools),
  signerRoutes,
]

const workRoutes = (tools: SheetTools) =>
  answer(
    sheetsCalls,
    {
      statusAgencies: async (_input, { db, user }) => agencyBoard(await countsByAgency(db, user)),
      statusClients: ({ params, query }, context) => clientsOf(context, params.id, query, query),
      statusClientsAsked: ({ params, query, body }, context) => clientsOf(context, params.id, body, query),
      ownStatusClients: ({ query }, context) => clientsOf(context, 0, query, query),
      statusSheets: async (_input, { db, user, language }) =>
        statusRing(await countsByStatus(db, user), language),
      adminClientForm: ({ params }, context) => clientForm({ ...context, ...tools }, params.id),
      agencyClientForm: ({ params }, context) => clientForm({ ...context, ...tools }, params.id),
      adminClientSet: ({ params, body }, context) => setSheet({ ...context, ...tools }, params.id, body),
      agencyClientSet: ({ params, body }, context) => setSheet({ ...context, ...tools }, params.id, body),
      confirmSheet: async ({ params, body }, context) =>
        decided(await confirmSheet(context, params.id, body)),
      rejectSheet: async ({ params, body }, context) => decided(await rejectSheet(context, params.id, body)),
      withdrawSheet: async ({ params }, context) => decided(await withdrawSheet(context, params.client)),
      withdrawOwnSheet: async ({ params }, context) => decided(await withdrawSheet(context, params.client)),
      cancelSheet: async ({ params }, context) => decided(await cancelSheet(context, params.client)),
      flagForRenewal: async ({ params }, context) => decided(await flagForRenewal(context, params.client)),
      remindAgency: ({ params, query }, context) => remindAgency(context, params.id, query.client ?? null),
      remindAgencyAsked: ({ params, query }, context) =>
        remindAgency(context, params.id, query.client ?? null),
      remindSigner: ({ params }, context) => remindSigner(context, params.client),
    },
    {
      readers: {
        statusClients: ({ params, query }, context) => allClientsOf(context, params.id, query),
        statusClientsAsked: ({ params, body }, context) => allClientsOf(context, params.id, body),
        ownStatusClients: ({ query }, context) => allClientsOf(context, 0, query),
      },
    },
  )
