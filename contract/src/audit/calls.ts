import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { isoDate } from '../fields/dates.ts'
import { id, text } from '../fields/fields.ts'
import { auditFilterWords } from './filter-words.ts'
import { entities } from './entities.ts'
import { auditColumns, AuditEntry } from './rows.ts'

/** Numbers of entries; a larger one is refused as bad input instead of failing in the database. */
const entryId = z.coerce.number<string | number>().int().positive().max(Number.MAX_SAFE_INTEGER)
export const auditPerPage = 50

export const auditCalls = defineCalls({
  audit: {
    method: 'GET',
    path: '/api/v1.0/admin/audit',
    summary: 'Every change and every sensitive read, the newest first: who, when, what, before and after',
    roles: ['admin'],
    effect: 'read',
    title: {
      it: 'Registro attività',
      en: 'Audit trail',
      fr: 'Journal d’activité',
      es: 'Registro de actividad',
    },
    filterWords: auditFilterWords,
    query: z.object({
      user: id.optional(),
      entity: z.enum(entities).optional(),
      entity_id: text(120).optional(),
      from: isoDate.optional(),
      to: isoDate.optional(),
      /** Entries older than this one. */
      before: entryId.optional(),
    }),
    table: auditColumns,
    response: z.array(AuditEntry),
    /** Where the next older ones begin; null at the end. */
    meta: z.object({ older: z.int().nullable() }),
  },
})
