import type { Entity } from '@mandato/contract/audit/entities'
import { type Answer, download, type FileKind, type Input, query, type Watch } from '../platform/api.ts'

export type AuditEntry = Answer<'audit'>['response'][number]
type Filter = NonNullable<Input<'audit'>['query']>

export const auditQuery = (filter: Filter) => query('audit', { query: filter })
/** The whole of what the filters let through, also where the screen shows an older part. */
export const auditFile = (filter: Filter, kind: FileKind, watch: Watch) =>
  download('audit', { query: filter }, kind, watch)
export const personSearchQuery = (q: string) =>
  query('users', { params: { page: 1 }, query: { per_page: 20, ...(q && { q }) } })
export const personQuery = (id: number) => query('user', { params: { id } })
export const historyOf = (entity: Entity, id: string) => ({ entity, entity_id: id })
