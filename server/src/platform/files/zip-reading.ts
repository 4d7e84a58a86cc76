import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'

const inflate = promisify(inflateRaw)

/** Why an archive, or a file in it, is not read. */
export type ZipFault = 'broken' | 'locked' | 'too_large' | 'too_many' | 'path'
export class ZipRefused extends Error {
  readonly fault: ZipFault
  constructor(fault: ZipFault) {
    super(fault)
    this.fault = fault
  }
}

interface Limits {
  readonly files: number
  /** Of one file, unpacked. */
  readonly bytes: number
  /** Of all, unpacked. */
  readonly allBytes: number
}

/** A file in an archive: its content, or why it was not unpacked. */
export type Unpacked = { readonly name: string } & ({ readonly data: Buffer } | { readonly fault: ZipFault })

interface Entry {
  readonly name: string
  readonly offset: number
  readonly packed: number
  readonly bytes: number
  readonly crc32: number
  readonly stored: boolean
  readonly fault: ZipFault | null
}

const endLength = 22
const centralLength = 46
const localLength = 30
const mostComment = 0xffff
const encrypted = 0x1
const utf8 = 0x0800
const symlink = 0o120000

/**
 * The files of an archive one after the other, each whole in memory; folders, and what systems add for themselves, are
 * left out. Nothing is written anywhere, so that a name leads nowhere: one that tries to is told as a fault.
 * @throws ZipRefused before the first file where the directory is wrong or promises more than is allowed
 */
export async function* unpacked(path: string, limits: Limits): AsyncGenerator<Unpacked> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const record = await endOf(file, size)
    const entries = directoryOf(record, size, await centralOf(file, record, size))
    if (entries.length > limits.files) throw new ZipRefused('too_many')
    // Files that share their bytes, or say they are packed into more than there is, unpack to anything.
    if (entries.reduce((sum, { packed }) => sum + packed, 0) > size) throw new ZipRefused('broken')
    if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > limits.allBytes)
      throw new ZipRefused('too_large')
    for (const entry of entries)
      yield { name: entry.name, ...(await contentOf(file, entry, size, limits.bytes)) }
  } finally {
    await file.close()
  }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw new ZipRefused('broken')
  return buffer
}

/** The record at the end; a comment may follow it. */
async function endOf(file: FileHandle, size: number): Promise<Buffer> {
  if (size < endLength) throw new ZipRefused('broken')
  const length = Math.min(size, endLength + mostComment)
  const tail = await bytesAt(file, size - length, length)
  const at = tail.lastIndexOf('PK\x05\x06', length - endLength, 'latin1')
  if (at === -1) throw new ZipRefused('broken')
  return tail.subarray(at, at + endLength)
}

async function centralOf(file: FileHandle, record: Buffer, size: number): Promise<Buffer> {
  const [disk, bytes, offset] = [record.readUInt16LE(4), record.readUInt32LE(12), record.readUInt32LE(16)]
  // Archives in parts, and those beyond four gigabytes, are none of ours.
  if (disk !== 0 || offset + bytes > size) throw new ZipRefused('broken')
  return bytesAt(file, offset, bytes)
}

function directoryOf(record: Buffer, size: number, directory: Buffer): readonly Entry[] {
  const entries: Entry[] = []
  let at = 0
  for (let n = record.readUInt16LE(10); n > 0; n -= 1) {
    if (at + centralLength > directory.length || directory.toString('latin1', at, at + 4) !== 'PK\x01\x02')
      throw new ZipRefused('broken')
    const head = directory.subarray(at, at + centralLength)
    const length = head.readUInt16LE(28)
    const name = directory.subarray(at + centralLength, at + centralLength + length)
    at += centralLength + length + head.readUInt16LE(30) + head.readUInt16LE(32)
    const entry = entryOf(head, name)
    if (entry.offset > size) throw new ZipRefused('broken')
    if (!beside(entry.name)) entries.push(entry)
  }
  return entries
}

function entryOf(head: Buffer, name: Buffer): Entry {
  const flags = head.readUInt16LE(8)
  const method = head.readUInt16LE(10)
  const called = name.toString((flags & utf8) !== 0 ? 'utf8' : 'latin1')
  const link = ((head.readUInt32LE(38) >>> 16) & 0o170000) === symlink
  return {
    name: called,
    offset: head.readUInt32LE(42),
    packed: head.readUInt32LE(20),
    bytes: head.readUInt32LE(24),
    crc32: head.readUInt32LE(16),
    stored: method === 0,
    fault:
      link || leadsOut(called)
        ? 'path'
        : (flags & encrypted) !== 0
          ? 'locked'
          : method === 0 || method === 8
            ? null
            : 'broken',
  }
}

/** Folders, and what macOS and Windows add. */
const beside = (name: string) =>
  name.endsWith('/') || /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|\._)/i.test(name)
const leadsOut = (name: string) => /^([/\\]|[A-Za-z]:)|(^|[/\\])\.\.([/\\]|$)|\0/.test(name)

async function contentOf(file: FileHandle, entry: Entry, size: number, most: number) {
  if (entry.fault) return { fault: entry.fault }
  if (entry.bytes > most) return { fault: 'too_large' as const }
  try {
    const head = await bytesAt(file, entry.offset, localLength)
    if (head.toString('latin1', 0, 4) !== 'PK\x03\x04') return { fault: 'broken' as const }
    const from = entry.offset + localLength + head.readUInt16LE(26) + head.readUInt16LE(28)
    if (from + entry.packed > size) return { fault: 'broken' as const }
    const packed = await bytesAt(file, from, entry.packed)
    // It unpacks to what the directory says and not to a byte more.
    const data = entry.stored ? packed : await inflate(packed, { maxOutputLength: Math.max(1, entry.bytes) })
    const whole = data.length === entry.bytes && crc32(data) === entry.crc32
    return whole ? { data } : { fault: 'broken' as const }
  } catch {
    return { fault: 'broken' as const }
  }
}
