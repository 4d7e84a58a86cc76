import type { applianceCalls } from '@mandato/contract/catalogue/appliance-calls'
import type { bestSellerCalls } from '@mandato/contract/catalogue/best-seller-calls'
import type { Ids, Sample } from './samples.ts'

/** A question for every call of the catalogue. */
export const catalogueSamples: Readonly<
  Record<keyof typeof applianceCalls | keyof typeof bestSellerCalls, (ids: Ids) => Sample>
> = {
  appliances: () => ({ params: { page: 1 }, query: { q: 'forno', group: 'oven' } }),
  appliance: ({ articles }) => ({ params: { id: articles.appliance } }),
  energyLabels: () => ({}),
  energyLabel: () => ({ query: { code: 'FM-62' } }),
  addApplianceDocument: ({ articles }) => ({
    params: { id: articles.appliance },
    form: {
      fields: { kind: 'manual', language: 'it' },
      file: '%PDF-1.7\nmanuale\n%%EOF\n',
      name: 'manuale.pdf',
    },
  }),
  bestSellers: () => ({ query: { category: 'appliances', area: 'Veneto' } }),
  pinBestSellers: () => ({ body: { category: 'worktops', codes: [] } }),
  deleteApplianceDocument: ({ articles }) => ({ params: { document: articles.document } }),
}
