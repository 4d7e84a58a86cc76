import { applianceCalls } from '@mandato/contract/catalogue/appliance-calls'
import { bestSellerCalls } from '@mandato/contract/catalogue/best-seller-calls'
import { answer } from '../platform/http/handlers.ts'
import { addApplianceDocument, deleteApplianceDocument } from './actions/documents.ts'
import type { StockOf } from '../prices/index.ts'
import { pinBestSellers } from './actions/pin-best-sellers.ts'
import { bestSellersAnswer } from './best-sellers.ts'
import { codesWithLabel } from './queries/documents.ts'
import { applianceAnswer, applianceLists, labelAnswer } from './appliances.ts'

/** The catalogue of appliances. @param stockOf what the store has ready, where there is one */
export function applianceRoutes({ stockOf }: { readonly stockOf?: StockOf } = {}) {
  const lists = applianceLists(stockOf)
  return answer(
    applianceCalls,
    {
      appliances: ({ params, query }, context) => lists.page(params.page, query, context),
      appliance: ({ params, query }, context) => applianceAnswer(context, params.id, query.customer, stockOf),
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
    { readers: { appliances: ({ query }, context) => lists.all(query, context) } },
  )
}

/** What sells. */
export const bestSellerRoutes = answer(bestSellerCalls, {
  bestSellers: ({ query }, context) => bestSellersAnswer(context, query),
  pinBestSellers: async ({ body }, context) => ({
    success: true as const,
    version: await pinBestSellers(context, body),
  }),
})
