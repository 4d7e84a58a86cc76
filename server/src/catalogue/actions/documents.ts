import type { Upload } from '@mandato/contract'
import type { DocumentKind } from '@mandato/contract/catalogue/limits'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { acceptFile, safeFileName } from '../../platform/files/accept-file.ts'
import { draw } from '../../platform/files/pictures.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import { refuseFile } from '../../platform/files/refusals.ts'
import { keepBytes, keepFile } from '../../platform/files/stored-files.ts'
import { invalid } from '../../platform/http/validation.ts'
import { notFound } from '../../platform/refusals.ts'
import {
  addDocument,
  applianceOf,
  type DocumentLanguage,
  lockAppliance,
  removeDocument,
} from '../queries/documents.ts'

interface Given {
  readonly kind: DocumentKind
  readonly language: DocumentLanguage
}

/**
 * Adds a document to an appliance, or its next version.
 * @throws 404, and what is wrong with the file
 */
export async function addApplianceDocument(context: Context, id: number, given: Given, file: Upload) {
  const { db, clock, user, language } = context
  if (given.kind !== 'picture' && given.language === '')
    throw invalid([{ field: 'language', code: 'required' }], language)
  if (!(await lockAppliance(db, id))) throw notFound()
  const kept = given.kind === 'picture' ? await keepPicture(context, file) : await keepPaper(context, file)
  const added = await addDocument(db, {
    appliance_id: id,
    kind: given.kind,
    language: given.kind === 'picture' ? '' : given.language,
    ...kept,
    created_at: clock.now(),
    created_by: user.id,
  })
  await recordEvent(context, {
    what: 'appliance.document_added',
    entity: 'appliance',
    id,
    after: { ...given, version: added.version },
  })
  return added
}

/** Re-encoded: only its pixels are kept. */
async function keepPicture({ db, files, user }: Context, file: Upload) {
  await acceptFile(file, ['png', 'jpeg', 'webp'])
  const drawn = await draw(file.path).catch(() => {
    throw refuseFile('file_broken', {}, { fields: { file: 'file_broken' } })
  })
  const name = safeFileName(file.filename).replace(/\.\w+$/, '')
  const keep = (data: Uint8Array, size: string) =>
    keepBytes(db, files, { name: `${name}${size}.webp`, mime: 'image/webp', data, by: user.id })
  return { file_id: (await keep(drawn.large, '')).id, thumb_id: (await keep(drawn.thumb, '-s')).id }
}

async function keepPaper({ db, files, user }: Context, file: Upload) {
  const mime = await acceptFile(file, ['pdf', 'png', 'jpeg', 'webp'])
  const { path, bytes, sha256 } = file
  const name = safeFileName(file.filename)
  return {
    file_id: await keepFile(db, files, { name, mime, path, bytes, sha256, by: user.id }),
    thumb_id: null,
  }
}

/** Removes the newest version of a document. */
export async function deleteApplianceDocument(context: Context, document: number): Promise<void> {
  const { db } = context
  const appliance = await applianceOf(db, document)
  if (appliance === undefined || !(await lockAppliance(db, appliance))) throw notFound()
  const removed = await removeDocument(db, document)
  if (!removed) throw notFound()
  await forgetFiles(context, removed.files)
  await recordEvent(context, {
    what: 'appliance.document_removed',
    entity: 'appliance',
    id: appliance,
    before: { kind: removed.kind },
  })
}
