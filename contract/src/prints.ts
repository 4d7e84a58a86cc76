import * as z from 'zod'
import { everyone } from './accounts/people.ts'
import { defineCalls } from './call.ts'
import { done, id } from './fields/fields.ts'

export const printStates = ['queued', 'working', 'done', 'failed', 'cancelled'] as const

/** Tables too long to be printed while one waits: asked for with `?output=pdf`, fetched here. */
export const printCalls = defineCalls({
  printJob: {
    method: 'GET',
    path: '/api/v1.0/me/jobs/{id}',
    summary: 'How far one’s own print is',
    roles: everyone,
    effect: 'read',
    params: z.object({ id }),
    response: z.object({
      id: z.int(),
      state: z.enum(printStates),
      /** Pages that are set. */
      done: z.int(),
      /** How many there will be; null until that is known. */
      total: z.int().nullable(),
      file_name: z.string(),
      /** Where the finished file is; null before. */
      url: z.string().nullable(),
    }),
  },
  cancelPrintJob: {
    method: 'DELETE',
    path: '/api/v1.0/me/jobs/{id}',
    summary: 'Stop one’s own print; nothing of it stays',
    roles: everyone,
    effect: 'write',
    params: z.object({ id }),
    response: done,
  },
  printedFile: {
    method: 'GET',
    path: '/api/v1.0/me/jobs/{id}/file',
    summary: 'The finished print',
    roles: everyone,
    effect: 'read',
    params: z.object({ id }),
    response: { binary: 'application/pdf' },
  },
})
