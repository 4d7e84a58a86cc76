import type { readyCalls } from '@mandato/contract/ready/calls'
import type { Ids, Sample } from './samples.ts'

/** A question for every call of goods ready for delivery. */
export const readySamples: Readonly<Record<keyof typeof readyCalls, (ids: Ids) => Sample>> = {
  readyGoods: ({ client }) => ({
    params: { page: 1 },
    query: { q: 'lavastoviglie', category: 'dishwasher', customer: String(client) },
  }),
  readyArticle: ({ articles, client }) => ({
    params: { id: articles.ready },
    query: { customer: String(client) },
  }),
  readyShortages: () => ({}),
  readyHolds: () => ({}),
  holdReady: ({ articles }) => ({ body: { id: articles.ready, quantity: 1 } }),
  releaseReady: ({ articles }) => ({ params: { id: articles.hold } }),
  queueForReady: ({ articles }) => ({ body: { id: articles.gone, quantity: 1 } }),
  leaveReadyQueue: ({ articles }) => ({ params: { id: articles.gone } }),
}
