import type { Upload } from '@mandato/contract'
import type { downloadEditingCalls } from '@mandato/contract/content/download-editing'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound, refuse } from '../../platform/refusals.ts'
import { safeFileName } from '../../platform/files/accept-file.ts'
import { keptDownload } from '../kept-download.ts'
import {
  archiveDownload,
  insertDownload,
  insertVersion,
  storedFolder,
  type StoredDownload,
  takeDownload,
  updateDownload,
} from '../queries/download-write.ts'

type Calls = typeof downloadEditingCalls
type Fields = z.output<Calls['addDownload']['form']['fields']>
type Change = z.output<Calls['changeDownload']['body']>

const byWhom = ({ clock, user }: Context) => ({ at: clock.now(), by: user.id })

/** What a file is called that came without a title: its name as it is read. */
const titleOf = (filename: string) =>
  safeFileName(filename)
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120) || 'file'

/** Keeps a file that was sent: a new one, or a new version of one. */
export async function addDownload(context: Context, fields: Fields, file: Upload) {
  const { db } = context
  const folder = await storedFolder(db, fields.folder)
  const before = fields.replaces === undefined ? undefined : await takeDownload(db, fields.replaces)
  if (!folder || (fields.replaces !== undefined && before?.folder_id !== folder.id)) throw notFound()
  const kept = await keptDownload(context, file)
  const by = byWhom(context)
  const language = fields.language ?? null
  const texts = textsOf(before, fields, titleOf(file.filename))
  const id = before?.id ?? (await insertDownload(db, { folder_id: folder.id, ...texts }, by))
  if (before) await updateDownload(db, id, { folder_id: folder.id, ...texts }, by)
  const note = fields.note ?? ''
  const version = await insertVersion(db, { file_id: id, language, note, ...kept }, by)
  await recordEvent(context, {
    what: before ? 'download.version' : 'download.create',
    entity: 'download',
    id,
    after: { version, language, name: file.filename },
  })
  return { id, version }
}

/** What a version says of its file, in its language; what it does not say stays. */
function textsOf(
  before: StoredDownload | undefined,
  { language, title, caption, credit }: Fields,
  otherwise: string,
) {
  const spoken = language ?? 'it'
  const titles = { ...before?.titles }
  if (title) titles[spoken] = title
  // Everybody else reads the Italian or the English one.
  if (!titles.it && !titles.en) titles.it = title ?? otherwise
  return {
    titles,
    captions: { ...before?.captions, ...(caption && { [spoken]: caption }) },
    credit: credit ?? before?.credit ?? '',
  }
}

/** A file in its editor's hands. */
async function taken({ db }: Context, id: number, version: number | undefined): Promise<StoredDownload> {
  const file = await takeDownload(db, id)
  if (!file) throw notFound()
  if (version !== undefined && version !== file.version)
    throw refuse('changed_meanwhile', {}, { current: { ...file } })
  return file
}

export async function changeDownload(context: Context, id: number, change: Change): Promise<void> {
  const { db } = context
  const { version, ...values } = change
  const { titles, captions, credit, folder_id } = await taken(context, id, version)
  if (!(await storedFolder(db, values.folder_id))) throw notFound()
  await updateDownload(db, id, values, byWhom(context))
  await recordEvent(context, {
    what: 'download.change',
    entity: 'download',
    id,
    before: { titles, captions, credit, folder_id },
    after: values,
  })
}

export async function deleteDownload(
  context: Context,
  id: number,
  version: number | undefined,
): Promise<void> {
  const { titles } = await taken(context, id, version)
  await archiveDownload(context.db, id, byWhom(context))
  await recordEvent(context, { what: 'download.archive', entity: 'download', id, before: { titles } })
}
