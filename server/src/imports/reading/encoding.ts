import { isAscii, isUtf8 } from 'node:buffer'
import { FileFault } from './file-fault.ts'
import { wholeLines } from './lines.ts'
import type { Source } from './source.ts'

export type Encoding = 'utf-8' | 'windows-1252'

const windows1252 = new TextDecoder('windows-1252')
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** Thrown where a file taken for UTF-8 is not: the whole of it has to be looked at before anything is believed. */
export class NotUtf8 extends Error {}

/** The text of a file in blocks of whole lines, without a byte order mark. */
export async function* textBlocks(source: Source, encoding: Encoding): AsyncGenerator<string> {
  let first = true
  for await (const block of wholeLines(source.chunks())) {
    const bytes = first ? withoutMark(block) : block
    first = false
    yield decode(bytes, encoding)
  }
}

export const hasMark = (block: Buffer): boolean => block.subarray(0, 3).equals(byteOrderMark)
const withoutMark = (block: Buffer): Buffer => (hasMark(block) ? block.subarray(3) : block)

function decode(bytes: Buffer, encoding: Encoding): string {
  if (isAscii(bytes)) return bytes.toString('latin1')
  if (encoding === 'windows-1252') return windows1252.decode(bytes)
  if (!isUtf8(bytes)) throw new NotUtf8()
  return bytes.toString('utf8')
}

/**
 * Decides the encoding of a file that is not UTF-8 throughout, by all of its bytes: one wrong guess would
 * spoil every name. Letters of UTF-8 come about by accident in Windows-1252 (É followed by ’), so a few
 * are no proof; a file that is mostly UTF-8 but not quite is refused with the line where it is not.
 */
export async function scanEncoding(source: Source): Promise<Encoding> {
  const seen = { letters: 0, faults: 0, line: 1, faultyLine: 0 }
  for await (const block of wholeLines(source.chunks())) {
    if (isAscii(block)) seen.line += countNewlines(block)
    else scanBlock(block, seen)
  }
  if (seen.faults === 0) return 'utf-8'
  if (seen.letters > 1 && seen.letters * 10 > seen.faults) {
    throw new FileFault('encoding_mixed', {}, { line: seen.faultyLine })
  }
  return 'windows-1252'
}

function scanBlock(
  block: Buffer,
  seen: { letters: number; faults: number; line: number; faultyLine: number },
): void {
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
      seen.letters += 1
      at += length
    } else {
      seen.faults += 1
      if (seen.faultyLine === 0) seen.faultyLine = seen.line
      at += 1
    }
  }
}

function countNewlines(block: Buffer): number {
  let count = 0
  for (let at = block.indexOf(0x0a); at !== -1; at = block.indexOf(0x0a, at + 1)) count += 1
  return count
}
