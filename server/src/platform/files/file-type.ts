import { open } from 'node:fs/promises'
import { megapixelsOf } from './picture-size.ts'

/** What a file is by its content; its name may say anything (OWASP ASVS 5.2.2). */
export type KnownType = 'pdf' | 'png' | 'jpeg' | 'webp' | 'tiff' | 'dwg' | 'dxf' | 'zip' | 'office'

export const mimeOf: Readonly<Record<KnownType, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  tiff: 'image/tiff',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  zip: 'application/zip',
  office: 'application/x-ole-storage',
}
const extensions: Readonly<Record<KnownType, RegExp>> = {
  pdf: /\.pdf$/i,
  png: /\.png$/i,
  jpeg: /\.jpe?g$/i,
  webp: /\.webp$/i,
  tiff: /\.tiff?$/i,
  dwg: /\.dwg$/i,
  dxf: /\.dxf$/i,
  // Documents of today's office programs are archives.
  zip: /\.(zip|docx|xlsx|pptx|odt|ods|odp)$/i,
  office: /\.(doc|xls|ppt)$/i,
}

/** Does the name claim what the content is? A name without an extension claims nothing. */
export const nameFits = (name: string, type: KnownType): boolean =>
  !/\.[A-Za-z0-9]{1,5}$/.test(name) || extensions[type].test(name)

export interface Looked {
  readonly type: KnownType | null
  /** Its end is there too: an upload that broke off is told so instead of being kept. */
  readonly complete: boolean
}

/** Looks at the beginning and the end of a file. */
export function lookAt(head: Buffer, tail: Buffer, bytes: number): Looked {
  const at = (text: string, offset = 0) =>
    head.subarray(offset, offset + text.length).toString('latin1') === text
  // Only at the very beginning: a PDF header further down makes files that are two things at once.
  if (at('%PDF-')) return { type: 'pdf', complete: tail.includes('%%EOF') }
  if (at('\x89PNG\r\n\x1a\n')) return { type: 'png', complete: tail.includes('IEND') }
  if (at('\xff\xd8\xff')) return { type: 'jpeg', complete: tail.includes(Buffer.from([0xff, 0xd9])) }
  if (at('RIFF') && at('WEBP', 8))
    return { type: 'webp', complete: head.readUInt32LE(4) + 8 <= bytes + (bytes % 2) }
  return lookAtDrawing(head, tail)
}

/** Drawings of planners, and what office programs make of orders. */
function lookAtDrawing(head: Buffer, tail: Buffer): Looked {
  const text = head.toString('latin1')
  if (/^(II\*\0|MM\0\*)/.test(text)) return { type: 'tiff', complete: true }
  if (/^AC10\d\d/.test(text)) return { type: 'dwg', complete: true }
  if (text.startsWith('AutoCAD Binary DXF')) return { type: 'dxf', complete: true }
  // Its first group is 0 SECTION, or a comment (999).
  if (/^\s*(0\s+SECTION|999\s)/.test(text)) return { type: 'dxf', complete: tail.includes('EOF') }
  if (text.startsWith('PK\x03\x04')) return { type: 'zip', complete: tail.includes('PK\x05\x06') }
  if (text.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return { type: 'office', complete: true }
  return { type: null, complete: false }
}

/** Looks at a received file; reads a few kilobytes of it whatever its size. */
export async function lookAtFile(path: string): Promise<Looked & { readonly megapixels: number | null }> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(Math.min(32, size))
    const tail = Buffer.alloc(Math.min(4096, size))
    await file.read(head, 0, head.length, 0)
    await file.read(tail, 0, tail.length, size - tail.length)
    const looked = size < 16 ? { type: null, complete: false } : lookAt(head, tail, size)
    return { ...looked, megapixels: looked.type && (await megapixelsOf(file, looked.type)) }
  } finally {
    await file.close()
  }
}
