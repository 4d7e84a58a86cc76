import { entities, type Entity } from '@mandato/contract/audit/entities'
import { day, id, integer, oneOf, present, text } from '../platform/search-params.ts'

/** What the address of the audit trail may hold. */
export interface AuditSearch {
  user?: number
  entity?: Entity
  entity_id?: string
  from?: string
  to?: string
  before?: number
}

export const auditSearch = (raw: Readonly<Record<string, unknown>>): AuditSearch =>
  present<AuditSearch>({
    user: id(raw['user']),
    entity: oneOf(raw['entity'], entities),
    entity_id: text(raw['entity_id'], 120),
    from: day(raw['from']),
    to: day(raw['to']),
    before: integer(raw['before'], 1, Number.MAX_SAFE_INTEGER),
  })
