import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { KnownType } from './file-type.ts'
import { megapixelsOf } from './picture-size.ts'

const folder = await mkdtemp(join(tmpdir(), 'mandato-pictures-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const u16 = (n: number) => Buffer.from([n >> 8, n & 255])
const u32 = (n: number) => Buffer.from([n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255])
const u24le = (n: number) => Buffer.from([n & 255, (n >> 8) & 255, n >> 16])
const png = (width: number, height: number) =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1'), u32(width), u32(height)])
const frame = (width: number, height: number) =>
  Buffer.concat([Buffer.from([0xff, 0xc2, 0, 17, 8]), u16(height), u16(width), Buffer.alloc(20)])
const segment = (marker: number, length: number) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16(length), Buffer.alloc(length - 2, 0xff)])
const riff = (kind: string, rest: Buffer) =>
  Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${kind}\0\0\0\0`, 'latin1'), rest, Buffer.alloc(20)])
const lossless = (width: number, height: number) => {
  const bits = Buffer.alloc(5)
  bits.writeUInt8(0x2f, 0)
  bits.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1)
  return riff('VP8L', bits)
}
const lossy = (width: number, height: number) => {
  const head = Buffer.alloc(10)
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  return riff('VP8 ', head)
}
const soi = Buffer.from([0xff, 0xd8])

async function megapixels(type: KnownType, bytes: Buffer): Promise<number | null> {
  const path = join(folder, 'picture')
  await writeFile(path, bytes)
  const file = await open(path)
  try {
    return await megapixelsOf(file, type)
  } finally {
    await file.close()
  }
}

it.each<[string, KnownType, Buffer, number | null]>([
  ['a PNG', 'png', png(4000, 3000), 12],
  ['a PNG of the largest numbers', 'png', png(0xffffffff, 0xffffffff), 0xffffffff ** 2 / 1e6],
  ['a PNG without a header', 'png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), null],
  ['a JPEG', 'jpeg', Buffer.concat([soi, frame(8000, 6000)]), 48],
  [
    'a JPEG behind a preview and a profile',
    'jpeg',
    Buffer.concat([soi, segment(0xe1, 65_000), segment(0xe2, 65_000), Buffer.from([0xff]), frame(100, 50)]),
    0.005,
  ],
  ['a JPEG of markers only', 'jpeg', Buffer.concat([soi, Buffer.alloc(4000, 0xff)]), null],
  ['a JPEG that breaks off', 'jpeg', Buffer.concat([soi, segment(0xe1, 100)]), null],
  ['a lossy WebP', 'webp', lossy(1000, 2000), 2],
  ['a lossless WebP', 'webp', lossless(16384, 16384), 16384 ** 2 / 1e6],
  ['an extended WebP', 'webp', riff('VP8X', Buffer.concat([Buffer.alloc(4), u24le(9999), u24le(9999)])), 100],
  ['a picture of no height', 'png', png(10, 0), null],
  ['a PDF', 'pdf', Buffer.from('%PDF-1.7'), 0],
])('%s says its size in its header', async (_what, type, bytes, expected) => {
  expect(await megapixels(type, bytes)).toBe(expected)
})
