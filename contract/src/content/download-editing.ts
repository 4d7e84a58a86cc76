import * as z from 'zod'
import { defineCalls } from '../call.ts'
import { instant } from '../fields/dates.ts'
import { done, id, saved, text } from '../fields/fields.ts'
import { languages } from '../words.ts'
import { Audience } from './audience.ts'
import { mostOfDownload, inLanguages, named, FolderInput } from './download-limits.ts'

const staff = ['admin', 'sales'] as const
const byId = z.object({ id })
const language = z.enum(languages).optional()
const versioned = z.strictObject({ version: z.int().optional() }).nullish()

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
    recorded: { what: 'receipts.read', entity: 'download', id: 'id' },
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
