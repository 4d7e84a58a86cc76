import { renderDocument } from '../../src/platform/papers/drawing/index.ts'
import { auditData } from './audit.ts'
import type { AuditDocument } from './data.ts'

/** Prints the evidence pages alone, for a signed document that was not printed here. */
export const printAudit = (audit: AuditDocument, now: Date): Promise<Uint8Array> =>
  renderDocument('signing/print.typ', auditData(audit), { now })
