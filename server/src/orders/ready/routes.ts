import { readyOrderCalls } from '@mandato/contract/orders/ready-calls'
import { answer } from '../../platform/http/handlers.ts'
import type { Letterhead } from '../paper.ts'
import { collectReady, decideReady, extendReady } from './acts.ts'

/** What head office does with orders of ready goods. */
export const readyOrderRoutes = ({ letterhead }: { readonly letterhead: Letterhead }) =>
  answer(readyOrderCalls, {
    decideReadyOrder: ({ params, body }, context) => decideReady({ ...context, letterhead }, params.id, body),
    collectReadyOrder: ({ params, body }, context) => collectReady(context, params.id, body?.version),
    extendReadyOrder: ({ params, body }, context) => extendReady(context, params.id, body?.version),
  })
