import { renderDocument } from '../../src/platform/papers/drawing/index.ts'
import type { StatementPaper } from './data.ts'
import { statementData } from './statement.ts'

/** Prints a statement of account. */
export const printStatement = (paper: StatementPaper): Promise<Uint8Array> =>
  renderDocument('invoices/statement.typ', statementData(paper), { now: paper.madeAt })
