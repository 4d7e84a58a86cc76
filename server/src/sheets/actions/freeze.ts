import type { Language, Words } from '@mandato/contract/words'
import { keepBytes } from '../../platform/files/stored-files.ts'
import { letterhead } from '../../company/index.ts'
import type { Acting } from '../acting.ts'
import { sheetPaper } from '../papers/compose.ts'
import { check, wrongFields } from '../fields.ts'
import { keepPaper } from '../queries/kept-papers.ts'
import { confirmedBefore, type Sheet, type SheetChange } from '../queries/sheets.ts'
import type { Opened } from './open-sheet.ts'
import { step } from './step.ts'
import { textsFor } from './texts.ts'

/**
 * Draws the PDF that will be signed and pins the legal versions: from here on the bytes are what counts.
 * @throws the refusal `validation` when a required field is missing or any value is wrong
 */
export async function freeze(
  context: Acting,
  { client, settings }: Opened,
  sheet: Sheet,
): Promise<SheetChange> {
  const { db, clock, config, drawings, files, papers, user } = context
  const { values, faults } = check(sheet.fields, sheet.fields, settings, true)
  if (faults.length > 0) throw wrongFields(faults, context.language)
  const texts = await textsFor(db, clock, sheet.language)
  const madeAt = drawings.at
  const paper = sheetPaper({
    client,
    revision: sheet.revision,
    language: sheet.language,
    values,
    former: await confirmedBefore(db, sheet),
    texts,
    settings,
    company: await letterhead(db, config),
    draft: false,
    madeAt,
  })
  const data = await drawings.paper(paper, () => papers.sheetPdf(paper))
  const { privacy: _privacy, terms: _terms, ...kept } = paper
  await keepPaper(db, sheet.id, kept)
  const name = fileName(client.code, sheet.revision)
  const file = await keepBytes(db, files, { name, mime: 'application/pdf', data, by: user.id })
  return {
    fields: values,
    frozen_at: madeAt,
    pdf_file_id: file.id,
    pdf_sha256: file.sha256,
    privacy_version: texts.privacy.version,
    terms_version: texts.terms.version,
  }
}

const signedMark = { it: 'firmata', en: 'signed', fr: 'signee', es: 'firmada' } satisfies Words

/** The name of a sheet's file; `signedIn` is the language of a sheet that is sealed. */
export const fileName = (code: string, revision: number, signedIn?: Language): string =>
  `${code}-${revision}${signedIn ? `-${signedMark[signedIn]}` : ''}.pdf`

/** Makes a draft ready to be signed. */
export const freezeSheet = async (context: Acting, opened: Opened, sheet: Sheet): Promise<Sheet> =>
  step(context, sheet, 'freeze', await freeze(context, opened, sheet))
