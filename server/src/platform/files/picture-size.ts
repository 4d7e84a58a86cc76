import type { FileHandle } from 'node:fs/promises'

/** A decoded picture takes four bytes a pixel: forty megapixels are 160 MB; a phone's camera has twelve. */
export const mostMegapixels = 40

/** A JPEG has more parts than these before its size only when it was made to keep its reader busy. */
const mostParts = 500

interface Size {
  readonly width: number
  readonly height: number
}

/** How many megapixels a picture says it has; 0 for what is no picture, null when its header cannot be read. */
export async function megapixelsOf(file: FileHandle, type: string): Promise<number | null> {
  if (!isPicture(type)) return 0
  const size = await sizeReaders[type](file)
  return size && size.width > 0 && size.height > 0 ? (size.width * size.height) / 1e6 : null
}

/** The kinds of pictures that are drawn anew and shown. */
export const isPicture = (type: string): type is keyof typeof sizeReaders => Object.hasOwn(sizeReaders, type)

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return bytesRead === length ? buffer : null
}

const sizeReaders = {
  /** The first chunk is IHDR: width and height are its first eight bytes. */
  async png(file: FileHandle): Promise<Size | null> {
    const head = await bytesAt(file, 12, 12)
    if (head?.toString('latin1', 0, 4) !== 'IHDR') return null
    return { width: head.readUInt32BE(4), height: head.readUInt32BE(8) }
  },
  /** Segments follow one another, each with its length; a frame header (SOF) holds the size. */
  async jpeg(file: FileHandle): Promise<Size | null> {
    for (let at = 2, part = 0; part < mostParts; part += 1) {
      const head = await bytesAt(file, at, 9)
      if (!head || head[0] !== 0xff) return null
      const marker = head.readUInt8(1)
      // Bytes that fill up, and markers without a length.
      if (marker === 0xff) at += 1
      else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
      else if (isFrame(marker)) return { height: head.readUInt16BE(5), width: head.readUInt16BE(7) }
      else if (marker === 0xda || marker === 0xd9) return null
      else at += 2 + head.readUInt16BE(2)
    }
    return null
  },
  /** RFC 9649: extended, lossless and lossy files say it each in their own way. */
  async webp(file: FileHandle): Promise<Size | null> {
    const head = await bytesAt(file, 12, 18)
    switch (head?.toString('latin1', 0, 4)) {
      case 'VP8X':
        return { width: head.readUIntLE(12, 3) + 1, height: head.readUIntLE(15, 3) + 1 }
      case 'VP8L': {
        const bits = head.readUInt32LE(9)
        return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
      }
      case 'VP8 ':
        return { width: head.readUInt16LE(14) & 0x3fff, height: head.readUInt16LE(16) & 0x3fff }
      default:
        return null
    }
  },
}

/** SOF0 to SOF15, without the tables that share their range. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
