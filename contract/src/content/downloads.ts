import * as z from 'zod'
import { everyone } from '../accounts/people.ts'
import { defineCalls } from '../call.ts'
import { done, id, pageNumber, search } from '../fields/fields.ts'
import { languages } from '../words.ts'
import { mostInZip } from './download-limits.ts'
import { DownloadDetail, DownloadFile, DownloadFolder } from './download-rows.ts'

const byId = z.object({ id })
const language = z.enum(languages).optional()
const key = z.object({ key: z.string().max(9000) })

/** Files by their ids, as many as an address holds. */
const ids = z
  .string()
  .max(8000)
  .regex(/^\d{1,9}(,\d{1,9})*$/)
  .optional()
/** Several files by their ids, or all of a folder. */
const several = z.object({
  ids,
  folder: id.optional(),
  language,
})
const zipRefusals = ['zip_too_many', 'zip_too_large', 'zip_empty', 'range_beyond'] as const

/** The area everybody downloads from what is meant for him. */
export const downloadCalls = defineCalls({
  downloads: {
    method: 'GET',
    path: ['/api/v1.0/downloads', '/api/v1.0/downloads/{folder}'],
    summary: 'The folders in sight and the files of one and of those below it; without a folder, of all',
    roles: everyone,
    effect: 'read',
    params: z.object({ folder: id.optional() }),
    query: z.object({
      q: search,
      /** Only of these: what a device keeps asks which of it is still the newest, and still in sight. */
      ids,
      language,
      page: pageNumber.default(1),
    }),
    response: z.object({
      folders: z.array(DownloadFolder),
      files: z.array(DownloadFile),
      total: z.int(),
      per_page: z.int(),
    }),
  },
  downloadDetail: {
    method: 'GET',
    path: '/api/v1.0/downloads/detail/{id}',
    summary: 'A file with all its versions',
    roles: everyone,
    effect: 'read',
    params: byId,
    query: z.object({ language }),
    response: DownloadDetail,
  },
  downloadFile: {
    method: 'GET',
    path: '/api/v1.0/downloads/file/{id}',
    summary: 'The bytes of a file in its newest version; parts of it by ranges',
    roles: everyone,
    effect: 'read',
    params: byId,
    query: z.object({ language }),
    response: { binary: 'application/pdf' },
    refuses: ['range_beyond'],
  },
  downloadZip: {
    method: 'GET',
    path: '/api/v1.0/downloads/zip',
    summary: 'Several files as one archive of a length known beforehand; parts of it by ranges',
    roles: everyone,
    effect: 'read',
    query: several,
    response: { binary: 'application/zip' },
    refuses: [...zipRefusals],
  },
  zipAddress: {
    method: 'POST',
    path: '/api/v1.0/downloads/zip/address',
    summary: 'Where several files can be had as one archive without a token, and how large it will be',
    roles: everyone,
    // What was chosen is kept: thousands of files do not fit into an address.
    effect: 'write',
    body: z.strictObject({
      // More than an archive holds, so that who asks for too many is told how many there may be.
      ids: z
        .array(id)
        .min(1)
        .max(4 * mostInZip.files)
        .optional(),
      folder: id.optional(),
      language,
    }),
    response: z.object({ url: z.string(), files: z.int(), bytes: z.int() }),
    refuses: [...zipRefusals],
  },
  downloadByAddress: {
    method: 'GET',
    path: '/api/v1.0/public/download-file/{key}',
    summary: 'A file by an address made for one person; asked again whether he may still have it',
    roles: 'public',
    effect: 'read',
    params: key,
    response: { binary: 'application/pdf' },
    refuses: ['content_file_expired', 'range_beyond'],
  },
  zipByAddress: {
    method: 'GET',
    path: '/api/v1.0/public/download-zip/{key}',
    summary: 'An archive by an address made for one person; asked again whether he may still have its files',
    roles: 'public',
    effect: 'read',
    params: key,
    response: { binary: 'application/zip' },
    refuses: ['content_file_expired', ...zipRefusals],
  },
  watchFolder: {
    method: 'PUT',
    path: '/api/v1.0/downloads/watch/{id}',
    summary: 'Be told by mail when a folder has something new, or no longer',
    roles: everyone,
    effect: 'write',
    params: byId,
    body: z.strictObject({ watched: z.boolean() }),
    response: done,
  },
})
