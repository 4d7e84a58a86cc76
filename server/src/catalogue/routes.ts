import { applianceCalls } from '@mandato/contract/catalogue/appliance-calls'
import { bestSellerCalls } from '@mandato/contract/catalogue/best-seller-calls'
import { answer } from '../platform/http/handlers.ts'
import { addApplianceDocument, deleteApplianceDocument } from './actions/documents.ts'
import { pinBestSellers } from './actions/pin-best-sellers.ts'
import { bestSellersAnswer } from './best-sellers.ts'
import { codesWithLabel } from './queries/documents.ts'
import { applianceAnswer, applianceLists, labelAnswer } from './appliances.ts'

/** The catalogue of appliances. */
export const applianceRoutes = answer(
  applianceCalls,
  {
    appliances: ({ params, query }, context) => applianceLists.page(params.page, query, context),
    appliance: ({ params }, context) => applianceAnswer(context, params.id),
    energyLabels: (_, { db }) => codesWithLabel(db),
    energyLabel: ({ query }, context) => labelAnswer(context, query.code),
    addApplianceDocument: async ({ params, fields, file }, context) => ({
      success: true as const,
      ...(await addApplianceDocument(context, params.id, fields, file)),
    }),
    deleteApplianceDocument: async ({ params }, context) => {
      await deleteApplianceDocument(context, params.document)
      return { success: true as const }
    },
  },
  { readers: { appliances: ({ query }, context) => applianceLists.all(query, context) } },
)

/** What sells. */
export const bestSellerRoutes = answer(bestSellerCalls, {
  bestSellers: ({ query }, context) => bestSellersAnswer(context, query),
  pinBestSellers: async ({ body }, context) => ({
    success: true as const,
    version: await pinBestSellers(context, body),
  }),
})
