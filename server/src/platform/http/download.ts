import type { Call } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import type { Db } from '../db.ts'
import { snapshot } from '../snapshot.ts'
import type { Input } from './handlers.ts'
import { type Ask, exportTable, type Output, outputTypes } from './export.ts'
import { checked, responseOf, resultOf } from './success.ts'
import { invalid } from './validation.ts'

/** `?output=xlsx` or `csv` on any call that answers a table (domain.md §2.1). */
export function wantedOutput(call: Call, query: unknown, language: Language): Output | null {
  const output = (query as { output?: unknown }).output
  if (!call.table || output === undefined || output === '') return null
  if (output === 'xlsx' || output === 'excel') return 'xlsx'
  if (output === 'csv') return 'csv'
  throw invalid([{ field: 'output', code: 'one_of', values: { options: 'xlsx, csv' } }], language)
}

type Handle = (input: Input, db: Db) => Promise<unknown>

/** Sends every page of the table as one file, from one snapshot, so that the sum of the rows is the figure of one moment. */
export async function sendExport(
  db: Db,
  call: Call,
  output: Output,
  input: Input,
  handle: Handle,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const view = await snapshot(db)
  try {
    const ask: Ask = async (page, perPage) => {
      const result = checked(call, resultOf(call, await handle(paged(call, input, page, perPage), view.db)))
      return {
        response: result.response,
        meta: (result.meta ?? {}) as Readonly<Record<string, unknown>>,
        total: result.total,
      }
    }
    const stream = responseOf(await exportTable(call, output, ask, request.language)) as Readable
    stream.once('close', () => void view.release())
    return await reply
      .type(outputTypes[output])
      .header('content-disposition', `attachment; filename="${fileNameOf(call)}.${output}"`)
      .send(stream)
  } catch (error) {
    await view.release()
    throw error
  }
}

function paged(call: Call, input: Input, page: number, perPage: number): Input {
  if (!call.paged) return input
  const query = { ...(input['query'] as object), per_page: perPage }
  const params = input['params'] as Readonly<Record<string, unknown>> | undefined
  return params && 'page' in params
    ? { ...input, query, params: { ...params, page } }
    : { ...input, query: { ...query, page } }
}

const fileNameOf = (call: Call): string =>
  (typeof call.path === 'string' ? call.path : (call.path[0] ?? ''))
    .replace(/^\/api\/v\d\.0\//, '')
    .replace(/\/?\{\w+\}/g, '')
    .replaceAll('/', '-')
