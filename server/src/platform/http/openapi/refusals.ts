import type { Call } from '@mandato/contract'
import { sentenceOf } from '../../errors.ts'
import { refusalsOf } from '../refusals-of.ts'

export const errorSchema = {
  type: 'object',
  required: ['code', 'args'],
  properties: {
    code: { type: 'integer', description: 'Equals the HTTP status' },
    args: {
      type: 'object',
      required: ['error'],
      properties: {
        error: {
          type: 'object',
          required: ['message', 'key'],
          properties: {
            message: { type: 'string', description: 'A sentence in the language asked for' },
            key: { type: 'string', description: 'For programs: one of those the response names' },
            fields: {
              type: 'object',
              description: 'Path of a field → codes of what is wrong with it, parted by blanks',
              additionalProperties: { type: 'string' },
            },
            current: { description: 'The record as it is now, where somebody else changed it' },
          },
        },
      },
    },
  },
}

/** The error responses of a call, by status: each names the keys of its refusals and what they say. */
export function errorResponses(call: Call): Readonly<Record<string, unknown>> {
  const byStatus = new Map<number, string[]>()
  for (const key of refusalsOf(call)) {
    const { status, en } = sentenceOf(key)
    byStatus.set(status, [...(byStatus.get(status) ?? []), `- \`${key}\`: ${en}`])
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [status, { description: lines.join('\n'), content }]),
  )
}
