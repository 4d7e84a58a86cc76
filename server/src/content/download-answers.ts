import { downloadsPerPage } from '@mandato/contract/content/download-limits'
import type { DownloadDetail, DownloadFile, DownloadFolder } from '@mandato/contract/content/download-rows'
import type { Language } from '@mandato/contract/words'
import type { Context } from '../platform/context.ts'
import { atTheScreen, holds } from '../platform/person.ts'
import { notFound } from '../platform/refusals.ts'
import { type Addresses, downloadAddresses } from './download-addresses.ts'
import {
  fileSeenBy,
  filesSeenBy,
  foldersSeenBy,
  type SeenFile,
  versionsOfDownload,
} from './queries/downloads.ts'
import { newestSeenBy } from './queries/download-bytes.ts'
import { keepSelection } from './queries/download-selections.ts'
import { readerOf } from './queries/scope.ts'
import { archiveOf } from './download-sending.ts'

/** What a browser shows by itself. */
const shown = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp'])
const web = 1600

/** A file as its reader gets it. */
function fileWith({ file: address }: Addresses, row: SeenFile): DownloadFile {
  const { thumb_id, web_bytes, width, height, titles: _t, captions: _c, row_version: _v, ...own } = row
  const id = row.version_id
  const scale = width && height ? Math.min(1, web / Math.max(width, height)) : 1
  return {
    ...own,
    url: address(id, 'save'),
    view_url: shown.has(row.mime) ? address(id, 'view') : null,
    thumb_url: thumb_id === null ? null : address(id, 'thumb'),
    sizes:
      width && height && web_bytes !== null
        ? [
            { size: 'print', width, height, bytes: row.size, url: address(id, 'save') },
            {
              size: 'web',
              width: Math.round(width * scale),
              height: Math.round(height * scale),
              bytes: web_bytes,
              url: address(id, 'web'),
            },
          ]
        : [],
  }
}

const writes = ({ user }: Context) => readerOf(user).staff && holds(user, 'content')

interface Asked {
  readonly folder: number | undefined
  readonly q: string | undefined
  readonly ids: string | undefined
  readonly language: Language | undefined
  readonly page: number
}
/** The numbers that an address names. */
export const numbersIn = (ids: string) => [...new Set(ids.split(',').map(Number))]

/** The folders in sight and the files of one of them. */
export async function downloadsAnswer(context: Context, { folder, ids, language, ...asked }: Asked) {
  const { db, user, clock } = context
  const reader = readerOf(user)
  const wished = language ?? context.language
  const seen = await foldersSeenBy(db, reader, wished)
  if (folder !== undefined && !seen.some(({ id }) => id === folder)) throw notFound()
  const { rows, total } = await filesSeenBy(db, reader, wished, {
    folder,
    ...asked,
    ids: ids === undefined ? undefined : numbersIn(ids),
  })
  const addresses = await downloadAddresses(db, atTheScreen(user), clock.now())
  const edits = writes(context)
  const folders = seen.map(
    ({ names, audience, version, ...row }): DownloadFolder => ({
      ...row,
      edit: edits ? { names, audience, version } : null,
    }),
  )
  return { folders, files: rows.map((row) => fileWith(addresses, row)), total, per_page: downloadsPerPage }
}

/** A file with all its versions. */
export async function downloadAnswer(
  context: Context,
  id: number,
  language: Language | undefined,
): Promise<DownloadDetail> {
  const { db, user, clock } = context
  const row = await fileSeenBy(db, readerOf(user), language ?? context.language, id)
  if (!row) throw notFound()
  const addresses = await downloadAddresses(db, atTheScreen(user), clock.now())
  const versions = await versionsOfDownload(db, id, user.id)
  return {
    ...fileWith(addresses, row),
    versions: versions.map((one) => ({ ...one, url: addresses.file(one.id, 'save') })),
    edit: writes(context) ? { titles: row.titles, captions: row.captions, version: row.row_version } : null,
  }
}

interface Several {
  readonly ids?: readonly number[] | undefined
  readonly folder?: number | undefined
  readonly language?: Language | undefined
}

/** The files that are asked for together; one that is not in sight is as one that never was. */
export async function severalFiles(context: Context, { ids, folder, language }: Several) {
  const { db, user } = context
  const wished = [...new Set(ids)]
  if (wished.length === 0 && folder === undefined) throw notFound()
  const found = await newestSeenBy(db, readerOf(user), language ?? context.language, {
    ...(ids !== undefined && { ids: wished }),
    folder,
  })
  if (ids !== undefined && found.length !== wished.length) throw notFound()
  return found
}

/** Where several files can be had as one archive, and how large that is. */
export async function zipAddressAnswer(context: Context, asked: Several) {
  const { db, user, clock } = context
  const language = asked.language ?? context.language
  const found = await severalFiles(context, asked)
  const { bytes } = archiveOf(context, found)
  const { zip } = await downloadAddresses(db, atTheScreen(user), clock.now())
  const chosen = found.map(({ id }) => id)
  return {
    url: zip(await keepSelection(db, atTheScreen(user), chosen, clock.now()), language),
    files: found.length,
    bytes,
  }
}
