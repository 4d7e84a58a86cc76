import { isAscii, isUtf8 } from 'node:buffer'
import { atLine, FileFault } from './file-fault.ts'
import { wholeLines } from './lines.ts'
import type { Source } from './source.ts'

export type Encoding = 'utf-8' | 'windows-1252'

const windows1252 = new TextDecoder('windows-1252')
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** Thrown where a file taken for UTF-8 is not: its encoding is then decided from the whole file. */
export class NotUtf8 extends Error {}

/** The text of a file in blocks of whole lines, without a byte order mark and without what cannot be seen. */
export async function* textBlocks(source: Source, encoding: Encoding): AsyncGenerator<string> {
  let first = true
  for await (const block of wholeLines(source.chunks())) {
    const bytes = first ? withoutMark(block) : block
    first = false
    yield withoutUnseen(decode(bytes, encoding))
  }
}

/*
 * What forms leave out as well (`plainText` of the contract), all at once for a block: controls, among them the Ctrl-Z
 * that ends files of old systems, and marks that turn the writing direction. NUL stays: it is a fault of its row.
 */
const unseen = /(?![\0\n\r\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu
/** True of nearly every block, and found out in a third of the time that looking for the others takes. */
const allSeen = /^[\0\t\n\r\x20-\x7e\xa0-\xac\xae-\u05ff\u2010-\u2027\u20a0-\u20bf]*$/

const withoutUnseen = (text: string): string => (allSeen.test(text) ? text : text.replace(unseen, ''))

export const hasMark = (block: Buffer): boolean => block.subarray(0, 3).equals(byteOrderMark)
const withoutMark = (block: Buffer): Buffer => (hasMark(block) ? block.subarray(3) : block)

function decode(bytes: Buffer, encoding: Encoding): string {
  if (isAscii(bytes)) return bytes.toString('latin1')
  if (encoding === 'windows-1252') return windows1252.decode(bytes)
  if (!isUtf8(bytes)) throw new NotUtf8()
  return bytes.toString('utf8')
}

interface Seen {
  line: number
  /** Letters of UTF-8 that do not come about by accident in Windows-1252, and the line of the first. */
  letters: number
  letterLine: number
  /** Bytes that are no UTF-8, and the line of the first. */
  faults: number
  faultLine: number
}

/**
 * Decides the encoding of a file that is not UTF-8 throughout, by all of its bytes: one wrong guess would spoil every
 * name. A file that has letters of both is refused with the line that is written otherwise than the rest.
 */
export async function scanEncoding(source: Source): Promise<Encoding> {
  const seen: Seen = { line: 1, letters: 0, letterLine: 0, faults: 0, faultLine: 0 }
  try {
    for await (const block of wholeLines(source.chunks())) {
      if (isAscii(block)) seen.line += countNewlines(block)
      else scanBlock(block, seen)
    }
  } catch (error) {
    throw atLine(error, seen.line)
  }
  if (seen.faults === 0) return 'utf-8'
  if (seen.letters === 0) return 'windows-1252'
  const [usual, odd, line] =
    seen.letters > seen.faults
      ? ['UTF-8', 'Windows-1252', seen.faultLine]
      : ['Windows-1252', 'UTF-8', seen.letterLine]
  throw new FileFault('encoding_mixed', { usual, odd }, { line })
}

function scanBlock(block: Buffer, seen: Seen): void {
  let at = 0
  while (at < block.length) {
    const byte = block[at] ?? 0
    if (byte === 0x0a) seen.line += 1
    if (byte < 0x80) {
      at += 1
      continue
    }
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    if (isUtf8(block.subarray(at, at + length)) && at + length <= block.length) {
      if (isMeant(byte, block[at + 1] ?? 0)) {
        seen.letters += 1
        seen.letterLine ||= seen.line
      }
      at += length
    } else {
      seen.faults += 1
      seen.faultLine ||= seen.line
      at += 1
    }
  }
}

/**
 * Whether a sequence is UTF-8 on purpose. The accented letters of Europe (U+00C0 to U+017F) and its quotation marks,
 * dashes and € would read Ã, Ä, Å or â with a sign after it in Windows-1252, which no language writes. Other sequences
 * come about by accident: É and ’ side by side are U+0252.
 */
const isMeant = (lead: number, second: number): boolean =>
  (lead >= 0xc3 && lead <= 0xc5) || (lead === 0xe2 && (second === 0x80 || second === 0x82))

function countNewlines(block: Buffer): number {
  let count = 0
  for (let at = block.indexOf(0x0a); at !== -1; at = block.indexOf(0x0a, at + 1)) count += 1
  return count
}
