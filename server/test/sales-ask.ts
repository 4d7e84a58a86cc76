import { salesCalls } from '@mandato/contract/sales/calls'
import type { Call } from '@mandato/contract'
import { fakeClock } from '../src/platform/clock.ts'
import type { Context } from '../src/platform/context.ts'
import type { Db } from '../src/platform/db/db.ts'
import { Refusal } from '../src/platform/errors.ts'
import { successAnswer } from '../src/platform/http/success.ts'
import type { Bound } from '../src/platform/http/handlers.ts'
import type { Person } from '../src/platform/person.ts'

export type SalesCall = keyof typeof salesCalls
type Row = Readonly<Record<string, unknown>>

/** What a client gets of a sales call: the rows and the meta of the envelope, or the key of the refusal. */
export interface SalesAnswer {
  readonly refused?: string
  readonly response: unknown
  readonly rows: readonly Row[]
  readonly meta: Row
  readonly text: string
}

interface Input {
  readonly params?: object
  readonly query?: object
  readonly body?: object
}
export type AskSales = (
  db: Db,
  name: SalesCall,
  user: Person,
  input?: Input,
  now?: string,
) => Promise<SalesAnswer>

/**
 * Asks the handlers as the binding does: input and answer pass the schemas of the contract.
 * Without sign-in and HTTP, so that properties can be tried hundreds of times.
 */
export const askerOf =
  ({ handlers }: Bound): AskSales =>
  async (db, name, user, input = {}, now = '2025-11-20T09:00:00Z') => {
    const call: Call = salesCalls[name]
    const given = {
      ...(call.params && { params: call.params.parse(input.params ?? {}) }),
      ...(call.query && { query: call.query.parse(input.query ?? {}) }),
      ...(call.body && { body: call.body.parse(input.body ?? {}) }),
    }
    const context = { db, user, clock: fakeClock(now), language: 'it', ip: '127.0.0.1', userAgent: '' }
    const handler = handlers[name]
    if (!handler) throw new Error(`no handler for ${name}`)
    try {
      const result = await handler(given, context as unknown as Context)
      const answer = successAnswer(call, given, result, 'it')
      const { response, meta } = answer.args as { response: unknown; meta?: Row }
      return { response, rows: response as Row[], meta: meta ?? {}, text: JSON.stringify(answer) }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { refused: error.key, response: null, rows: [], meta: {}, text: '' }
    }
  }

/** Euros of an answer back to cents; fails on a third decimal. */
export function cents(euros: unknown): number {
  const value = Math.round(Number(euros) * 100)
  if (value / 100 !== euros) throw new Error(`not an amount with two decimals: ${String(euros)}`)
  return value + 0
}
