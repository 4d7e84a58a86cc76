import type { applianceCalls } from '@mandato/contract/catalogue/appliance-calls'
import type { Ids, Sample } from './samples.ts'

/** A question for every call of the catalogue. */
export const catalogueSamples: Readonly<Record<keyof typeof applianceCalls, (ids: Ids) => Sample>> = {
  appliances: () => ({ params: { page: 1 }, query: { q: 'forno', group: 'oven' } }),
  appliance: ({ articles }) => ({ params: { id: articles.appliance } }),
  addApplianceDocument: ({ articles }) => ({
    params: { id: articles.appliance },
    form: {
      fields: { kind: 'manual', language: 'it' },
      file: '%PDF-1.7\nmanuale\n%%EOF\n',
      name: 'manuale.pdf',
    },
  }),
  deleteApplianceDocument: ({ articles }) => ({ params: { document: articles.document } }),
}
