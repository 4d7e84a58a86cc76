import { lookAt, mimeOf, nameFits } from '../../platform/files/file-type.ts'
import { FileRefused } from './refused.ts'
import type { Element } from './tree.ts'
import { all, needed, wordsAt } from './values.ts'

const mostAttachments = 20
const isPlain = (data: Buffer) =>
  !data.includes(0) &&
  !/^(#!|MZ|<\?php|<script|<html|<!doctype)/i.test(data.subarray(0, 64).toString('latin1').trimStart())

/**
 * The names of what is attached inside an invoice. They are looked at like files somebody sends, because the original is
 * handed on with them in it: a program under the name of a paper keeps the whole invoice out.
 */
export function attachmentsOf(body: Element): readonly string[] {
  const found = all(body, 'Allegati')
  if (found.length > mostAttachments) throw new FileRefused('too_much')
  return found.map((element) => {
    const name = needed(element, 'NomeAttachment').slice(0, 100)
    const packed = element.children.find((child) => child.name === 'Attachment')?.text ?? ''
    if (!/^[A-Za-z0-9+/=\s]*$/.test(packed)) throw new FileRefused('attachment', name)
    const data = Buffer.from(packed, 'base64')
    const { type } = lookAt(data.subarray(0, 32), data.subarray(-4096), data.length)
    // The name stands without its ending where the format is said beside it.
    const format = wordsAt(element, 'FormatoAttachment')?.toLowerCase()
    const claimed = format && !name.toLowerCase().endsWith(`.${format}`) ? `${name}.${format}` : name
    const fits = type
      ? type in mimeOf && nameFits(claimed, type)
      : isPlain(data) && /\.(xml|txt|csv)$/i.test(claimed)
    if (data.length === 0 || !fits) throw new FileRefused('attachment', name)
    return name
  })
}
