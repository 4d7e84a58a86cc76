import { createHash } from 'node:crypto'

/** A file that goes into an archive: its checksum is known, so that nothing has to be read before it begins. */
export interface ZipEntry {
  /** With the folder it lies in. */
  readonly name: string
  readonly bytes: number
  readonly crc32: number
  readonly at: Date
  read(from: number, to: number): AsyncIterable<Uint8Array>
}

interface Zip {
  readonly bytes: number
  readonly etag: string
  /** The bytes from one to another, both included. */
  read(from: number, to: number): AsyncIterable<Uint8Array>
}

interface Piece {
  readonly bytes: number
  readonly read: (from: number, to: number) => AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

const fixed = (data: Buffer): Piece => ({
  bytes: data.length,
  read: (from, to) => [data.subarray(from, to + 1)],
})

/** Names are UTF-8. */
const utf8 = 0x0800

/** What a header says of a file, wherever it stands. */
function common({ name, bytes, crc32, at }: ZipEntry): Buffer {
  const data = Buffer.alloc(26)
  data.writeUInt16LE(20, 0)
  data.writeUInt16LE(utf8, 2)
  // Stored as it is: pictures and papers are compressed already, and only so the length is known beforehand.
  data.writeUInt16LE(0, 4)
  data.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6)
  const year = Math.max(0, at.getUTCFullYear() - 1980)
  data.writeUInt16LE((year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8)
  data.writeUInt32LE(crc32 >>> 0, 10)
  data.writeUInt32LE(bytes, 14)
  data.writeUInt32LE(bytes, 18)
  data.writeUInt16LE(Buffer.byteLength(name), 22)
  return data
}

function signed(signature: number, ...parts: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(signature)
  return Buffer.concat([head, ...parts])
}

const localHeader = (entry: ZipEntry) => signed(0x04034b50, common(entry), Buffer.from(entry.name))

function centralHeader(entry: ZipEntry, offset: number): Buffer {
  const maker = Buffer.from([20, 0])
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return signed(0x02014b50, maker, common(entry), rest, Buffer.from(entry.name))
}

function endOf(count: number, bytes: number, offset: number): Buffer {
  const data = Buffer.alloc(18)
  data.writeUInt16LE(count, 4)
  data.writeUInt16LE(count, 6)
  data.writeUInt32LE(bytes, 8)
  data.writeUInt32LE(offset, 12)
  return signed(0x06054b50, data)
}

/**
 * An archive of stored files below four gigabytes: its length and each of its bytes follow from what is known of the
 * files, so it is never written anywhere and can be sent from any byte on.
 */
export function zipOf(entries: readonly ZipEntry[]): Zip {
  const pieces: Piece[] = []
  const central: Buffer[] = []
  let bytes = 0
  const add = (piece: Piece) => {
    pieces.push(piece)
    bytes += piece.bytes
  }
  for (const entry of entries) {
    central.push(centralHeader(entry, bytes))
    add(fixed(localHeader(entry)))
    add(entry)
  }
  const directory = Buffer.concat(central)
  const offset = bytes
  add(fixed(Buffer.concat([directory, endOf(entries.length, directory.length, offset)])))
  // The directory holds names, times, lengths and checksums of all.
  const etag = createHash('sha256').update(directory).digest('base64url')
  return { bytes, etag, read: (from, to) => between(pieces, from, to) }
}

async function* between(pieces: readonly Piece[], from: number, to: number): AsyncIterable<Uint8Array> {
  let at = 0
  for (const piece of pieces) {
    const first = Math.max(from - at, 0)
    const last = Math.min(to - at, piece.bytes - 1)
    if (first <= last) yield* piece.read(first, last)
    at += piece.bytes
    if (at > to) return
  }
}
