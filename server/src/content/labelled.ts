import { withLabelWords } from '@mandato/contract/catalogue/energy-in-texts'
import type { Language } from '@mandato/contract/words'
import type { Db } from '../platform/db/db.ts'
import { labelsIn } from './queries/labels.ts'

/** How texts are said where there is no arrow: class and range stand in words behind each model. */
export async function labelledIn(
  db: Db,
  texts: readonly string[],
  language: Language,
): Promise<(text: string) => string> {
  const labels = await labelsIn(db, texts)
  return (text) => withLabelWords(text, labels, language)
}
