import * as z from 'zod'
import { instant } from '../fields/dates.ts'
import { languages } from '../words.ts'
import { StoredAudience } from './audience.ts'

const language = z.enum(languages)
const inLanguages = z.partialRecord(language, z.string())

/** A folder in sight. */
export const DownloadFolder = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  name: z.string(),
  /** In it and in those below. */
  files: z.int(),
  /** Of them those the reader has an older version of. */
  newer: z.int(),
  /** The reader is told when something new is in it. */
  watched: z.boolean(),
  /** For those who write: its names, whom it narrows the folder around it to, the version of the record. */
  edit: z.object({ names: inLanguages, audience: StoredAudience.nullable(), version: z.int() }).nullable(),
})
export type DownloadFolder = z.output<typeof DownloadFolder>

/** A size in which a picture can be had. */
const PictureSize = z.object({
  size: z.enum(['print', 'web']),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  url: z.string(),
})

/** A file in the newest version of the reader's language, or the next one there is. */
export const DownloadFile = z.object({
  id: z.int(),
  folder_id: z.int(),
  name: z.string(),
  file_name: z.string(),
  size: z.int(),
  mime: z.string(),
  /** Null: for readers of every language. */
  language: language.nullable(),
  languages: z.array(language),
  version: z.int(),
  version_id: z.int(),
  note: z.string(),
  updated_at: instant,
  /** The newest version of this language that the reader took, and when. */
  previous_version_downloaded: z.int().nullable(),
  downloaded_at: instant.nullable(),
  caption: z.string(),
  credit: z.string(),
  /** On our own origin, for this person alone, good for a short while. */
  url: z.string(),
  /** The same, to be looked at on the page; only of what a browser shows. */
  view_url: z.string().nullable(),
  thumb_url: z.string().nullable(),
  sizes: z.array(PictureSize),
})
export type DownloadFile = z.output<typeof DownloadFile>

export const DownloadDetail = DownloadFile.extend({
  /** Every version in every language, the newest first. */
  versions: z.array(
    z.object({
      id: z.int(),
      language: language.nullable(),
      version: z.int(),
      note: z.string(),
      at: instant,
      by: z.string().nullable(),
      size: z.int(),
      url: z.string(),
      /** When the reader took it. */
      taken_at: instant.nullable(),
    }),
  ),
  edit: z.object({ titles: inLanguages, captions: inLanguages, version: z.int() }).nullable(),
})
export type DownloadDetail = z.output<typeof DownloadDetail>
