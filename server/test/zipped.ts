import { crc32, deflateRawSync } from 'node:zlib'

interface Packed {
  readonly name: string
  readonly data: Uint8Array
  /** What the directory says instead of what is true. */
  readonly says?: { readonly bytes?: number; readonly crc32?: number; readonly packed?: number }
  readonly flags?: number
  /** Of a file of Unix: a link is 0o120777. */
  readonly mode?: number
  /** Where the bytes lie: those of an earlier file. */
  readonly at?: number
}

/** An archive as other programs make it, packed; and as somebody makes it who means harm. */
export function zipped(...files: readonly Packed[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data, says = {}, flags = 0x0800, mode = 0, at } of files) {
    const packed = deflateRawSync(data)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(says.crc32 ?? crc32(data), 10)
    common.writeUInt32LE(says.packed ?? packed.length, 14)
    common.writeUInt32LE(says.bytes ?? data.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE((mode << 16) >>> 0, 6)
    rest.writeUInt32LE(at ?? offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, rest, Buffer.from(name))
    if (at === undefined) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed])
      locals.push(local)
      offset += local.length
    }
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06', 'latin1'), end])
}
