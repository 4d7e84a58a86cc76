import type { Language } from '@mandato/contract/words'
import { today, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Texts } from '../papers/compose.ts'
import { legalText } from '../queries/legal.ts'
import { refuse } from '../refusals.ts'

/** The texts in force today, or the versions a sheet was frozen with. */
export async function textsFor(
  db: Db,
  clock: Clock,
  language: Language,
  versions: { readonly privacy: number; readonly terms: number } | null = null,
): Promise<Texts> {
  const on = today(clock)
  const privacy = await legalText(db, 'privacy', language, { version: versions?.privacy, on })
  const terms = await legalText(db, 'terms', language, { version: versions?.terms, on })
  if (!privacy || !terms) throw refuse('no_legal_texts')
  return { privacy, terms }
}

/** The versions pinned to a frozen sheet. */
export const pinned = (sheet: { privacy_version: number | null; terms_version: number | null }) =>
  sheet.privacy_version !== null && sheet.terms_version !== null
    ? { privacy: sheet.privacy_version, terms: sheet.terms_version }
    : null
