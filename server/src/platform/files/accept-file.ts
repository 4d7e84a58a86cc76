import type { Upload } from '@mandato/contract'
import { plainText } from '@mandato/contract/fields/plain-text'
import { type KnownType, lookAtFile, mimeOf, nameFits } from './file-type.ts'
import { mostMegapixels } from './picture-size.ts'
import { refuseFile } from './refusals.ts'

/**
 * The media type of a received file by its content; what the name claims must not contradict it.
 * @param accepted which types may come here
 * @param field the name of the file's part in the form
 */
export async function acceptFile(
  file: Upload,
  accepted: readonly KnownType[],
  field = 'file',
): Promise<string> {
  const { type, complete, megapixels } = await lookAtFile(file.path)
  const refuse = (key: Parameters<typeof refuseFile>[0], values: Readonly<Record<string, unknown>> = {}) =>
    refuseFile(key, values, { fields: { [field]: key } })
  if (!type || !accepted.includes(type))
    throw refuse('file_type', { accepted: accepted.map((one) => one.toUpperCase()).join(', ') })
  if (!nameFits(file.filename, type)) throw refuse('file_extension', { type: type.toUpperCase() })
  if (megapixels !== null && megapixels > mostMegapixels)
    throw refuse('picture_too_large', { most: mostMegapixels })
  if (!complete || megapixels === null) throw refuse('file_broken')
  return mimeOf[type]
}

/** Without folders, and without marks that turn the reading direction, which hide an extension; that one stays. */
export function safeFileName(name: string): string {
  const plain = plainText(name.replace(/^.*[\\/]/, '')).replace(/\s+/g, ' ')
  const [, stem = '', extension = ''] = /^(.*?)(\.\w{1,5})?$/.exec(plain) ?? []
  return `${Array.from(stem).slice(0, 190).join('')}${extension}` || 'file'
}
