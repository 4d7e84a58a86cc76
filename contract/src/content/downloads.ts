import * as z from 'zod'
import { everyone } from '../accounts/people.ts'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, id, pageNumber, saved, search, text } from '../fields/fields.ts'
import { type Language, languages } from '../words.ts'
import { Audience } from './audience.ts'
import { DownloadDetail, DownloadFile, DownloadFolder } from './download-rows.ts'

const staff = ['admin', 'sales'] as const
const byId = z.object({ id })
const language = z.enum(languages).optional()
const key = z.object({ key: z.string().max(9000) })
const versioned = z.strictObject({ version: z.int().optional() }).nullish()

/** Bytes of one file. */
const mostOfDownload = 500 * 1024 * 1024
/** Files and bytes of one archive; said before it begins. */
export const mostInZip = { files: 500, bytes: 2_000_000_000 } as const
/** Files on a page of the area. */
export const downloadsPerPage = 100
/** Folders one inside the other. */
export const deepestFolder = 6

const inLanguages = (max: number) =>
  z.strictObject(
    Object.fromEntries(languages.map((one) => [one, text(max).optional()])) as Record<
      Language,
      z.ZodOptional<ReturnType<typeof text>>
    >,
  )
/** Something in Italian or English, which everybody else reads where his language is missing. */
const named = inLanguages(120).refine((names) => Boolean(names.it?.trim() || names.en?.trim()), {
  params: { code: 'some_name' },
})

export const FolderInput = z.strictObject({
  names: named,
  parent_id: id.nullable().default(null),
  /** Null: for whom the folder around it is. */
  audience: Audience.nullable().default(null),
  version: z.int().optional(),
})
export type FolderInput = z.output<typeof FolderInput>

/** Several files by their ids, or all of a folder. */
const several = z.object({
  ids: z
    .string()
    .max(8000)
    .regex(/^\d{1,9}(,\d{1,9})*$/)
    .optional(),
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
    query: z.object({ q: search, language, page: pageNumber.default(1) }),
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
    method: 'GET',
    path: '/api/v1.0/downloads/zip/address',
    summary: 'Where several files can be had as one archive without a token, and how large it will be',
    roles: everyone,
    effect: 'read',
    query: several,
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

/** What those who write do with the area. */
export const downloadEditingCalls = defineCalls({
  addFolder: {
    method: 'POST',
    path: '/api/v1.0/admin/downloads/folders',
    summary: 'Add a folder',
    roles: staff,
    needs: 'content',
    effect: 'write',
    body: FolderInput,
    response: saved,
    refuses: ['folder_too_deep'],
  },
  changeFolder: {
    method: 'PUT',
    path: '/api/v1.0/admin/downloads/folders/{id}',
    summary: 'Rename a folder, move it with all that is in it, or change for whom it is',
    roles: staff,
    needs: 'content',
    effect: 'write',
    params: byId,
    body: FolderInput,
    response: saved,
    refuses: ['changed_meanwhile', 'folder_under_itself', 'folder_too_deep'],
  },
  deleteFolder: {
    method: 'DELETE',
    path: '/api/v1.0/admin/downloads/folders/{id}',
    summary: 'Take a folder away with all that is in it; it stays in the archive',
    roles: staff,
    needs: 'content',
    effect: 'write',
    params: byId,
    body: versioned,
    response: done,
    refuses: ['changed_meanwhile'],
  },
  addDownload: {
    method: 'POST',
    path: '/api/v1.0/admin/downloads/files',
    summary:
      'A new file, or a new version of one; pictures are drawn anew, so that nothing hidden stays in them',
    roles: staff,
    needs: 'content',
    effect: 'write',
    form: {
      fields: z.object({
        folder: id,
        /** The file it is a new version, or a language, of. */
        replaces: id.optional(),
        language,
        title: text(120).optional(),
        caption: text(600).optional(),
        credit: text(160).optional(),
        /** What is new in it. */
        note: text(300).optional(),
      }),
      file: 'file',
      maxBytes: mostOfDownload,
      required: true,
    },
    response: saved.extend({ version: z.int() }),
    refuses: ['file_type', 'file_extension', 'file_broken', 'picture_too_large'],
  },
  changeDownload: {
    method: 'PUT',
    path: '/api/v1.0/admin/downloads/files/{id}',
    summary: 'Rename a file, move it to another folder, or change its caption and credit',
    roles: staff,
    needs: 'content',
    effect: 'write',
    params: byId,
    body: z.strictObject({
      folder_id: id,
      titles: named,
      captions: inLanguages(600).default({}),
      credit: text(160).default(''),
      version: z.int().optional(),
    }),
    response: saved,
    refuses: ['changed_meanwhile'],
  },
  deleteDownload: {
    method: 'DELETE',
    path: '/api/v1.0/admin/downloads/files/{id}',
    summary: 'Take a file away with all its versions; it stays in the archive',
    roles: staff,
    needs: 'content',
    effect: 'write',
    params: byId,
    body: versioned,
    response: done,
    refuses: ['changed_meanwhile'],
  },
  folderReach: {
    method: 'POST',
    path: '/api/v1.0/admin/downloads/reach',
    summary: 'How many people a folder is for today, with an audience inside another folder',
    roles: staff,
    needs: 'content',
    effect: 'read',
    body: z.strictObject({ parent_id: id.nullable().default(null), audience: Audience.nullable() }),
    response: z.object({ total: z.int() }),
  },
  downloadTakes: {
    method: 'GET',
    path: '/api/v1.0/admin/downloads/files/{id}/takes',
    summary: 'Who took a file, in which version, and who has an older one',
    roles: staff,
    needs: 'content',
    effect: 'read',
    params: byId,
    response: z.object({
      reaches: z.int(),
      people: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          of: z.string().nullable(),
          version: z.int(),
          language: z.enum(languages).nullable(),
          at: instant,
          times: z.int(),
        }),
      ),
    }),
  },
})
