import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { paperText, type Texts } from './compose.ts'
import type { SheetPaper } from './paper.ts'
import { paperOf } from '../queries/kept-papers.ts'
import type { Sheet } from '../queries/sheets.ts'
import { pinned, textsFor } from '../actions/texts.ts'

/**
 * The paper of a frozen sheet as it was when it was frozen, whatever has changed around it since.
 * @returns undefined when the sheet is not frozen, or no longer
 */
export async function frozenPaper(
  db: Db,
  clock: Clock,
  sheet: Sheet,
): Promise<{ readonly paper: SheetPaper; readonly texts: Texts } | undefined> {
  const texts = await textsFor(db, clock, sheet.language, pinned(sheet))
  const frozen = await paperOf(db, sheet.id)
  if (!frozen) return undefined
  return { texts, paper: { ...frozen, privacy: paperText(texts.privacy), terms: paperText(texts.terms) } }
}
