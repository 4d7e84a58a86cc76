import { renderDocument } from '../../src/platform/papers/drawing/index.ts'
import { auditData } from '../signing/audit.ts'
import type { AuditDocument } from '../signing/data.ts'
import type { BlankSheetDocument, LegalTextDocument, SheetDocument } from './data.ts'
import { blankSheetData, legalTextData, sheetData } from './sheet.ts'

/** Prints a sheet to be signed; with `signing`, the signed one without its evidence. */
export const printSheet = (sheet: SheetDocument, now: Date): Promise<Uint8Array> =>
  renderDocument('sheets/print.typ', sheetData(sheet), { now })

/** Prints a signed sheet with the evidence behind it: the document that is sealed. */
export const printSignedSheet = (
  sheet: SheetDocument,
  audit: AuditDocument,
  now: Date,
): Promise<Uint8Array> =>
  renderDocument('sheets/print-with-audit.typ', { sheet: sheetData(sheet), audit: auditData(audit) }, { now })

/** Prints the blank sheet, a form that can be filled in on the screen or by hand. */
export const printBlankSheet = (blank: BlankSheetDocument, now: Date): Promise<Uint8Array> =>
  renderDocument('sheets/print.typ', blankSheetData(blank), { now, form: true })

export const printLegalText = (text: LegalTextDocument, now: Date): Promise<Uint8Array> =>
  renderDocument('sheets/legal-text.typ', legalTextData(text), { now })
