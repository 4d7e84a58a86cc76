import * as z from 'zod'
import { id, text } from '../fields/fields.ts'
import { type Language, languages } from '../words.ts'
import { Audience } from './audience.ts'

/** Bytes of one file. */
export const mostOfDownload = 500 * 1024 * 1024
/** Files and bytes of one archive; said before it begins. Below four gigabytes the old form of the format holds them. */
export const mostInZip = { files: 5000, bytes: 4_000_000_000 } as const
/** Files on a page of the area. */
export const downloadsPerPage = 100
/** Folders one inside the other. */
export const deepestFolder = 6

export const inLanguages = (max: number) =>
  z.strictObject(
    Object.fromEntries(languages.map((one) => [one, text(max).optional()])) as Record<
      Language,
      z.ZodOptional<ReturnType<typeof text>>
    >,
  )
/** Something in Italian or English, which everybody else reads where his language is missing. */
export const named = inLanguages(120).refine((names) => Boolean(names.it?.trim() || names.en?.trim()), {
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
