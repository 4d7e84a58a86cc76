import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { zipped } from '../../../test/zipped.ts'
import { crc32 } from 'node:zlib'
import { zipOf } from './zip.ts'
import { unpacked, ZipRefused } from './zip-reading.ts'

/* Archives somebody sends: read without writing anything, and without unpacking what is none. */
const folder = await mkdtemp(join(tmpdir(), 'zips-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const path = join(folder, 'a.zip')
const limits = { files: 5, bytes: 1_000_000, allBytes: 2_000_000 }
const text = Buffer.from('fattura '.repeat(1_000))

/** What comes out, in a line each. */
async function read(archive: Uint8Array): Promise<string[]> {
  await writeFile(path, archive)
  const told: string[] = []
  try {
    for await (const one of unpacked(path, limits))
      told.push(`${one.name}: ${'data' in one ? one.data.length : one.fault}`)
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    told.push(error.fault)
  }
  return told
}

describe('an archive', () => {
  it('is read as it was packed, without folders and what systems add', async () => {
    expect(
      await read(
        zipped(
          { name: 'fatture/', data: Buffer.alloc(0) },
          { name: 'fatture/è.pdf', data: text },
          { name: '__MACOSX/fatture/._è.pdf', data: text },
          { name: 'vuota.xml', data: Buffer.alloc(0) },
        ),
      ),
    ).toEqual(['fatture/è.pdf: 8000', 'vuota.xml: 0'])
  })

  it('is read where its files are stored as they are, as ours are', async () => {
    const ours = zipOf([
      {
        name: 'a.pdf',
        bytes: text.length,
        crc32: crc32(text),
        at: new Date('2025-11-14'),
        read: async function* (from, to) {
          yield text.subarray(from, to + 1)
        },
      },
    ])
    const chunks: Uint8Array[] = []
    for await (const chunk of ours.read(0, ours.bytes - 1)) chunks.push(chunk)
    expect(await read(Buffer.concat(chunks))).toEqual(['a.pdf: 8000'])
  })

  it('gives no file whose name leads out of it, nor links, nor what is locked', async () => {
    expect(
      await read(
        zipped(
          { name: '../../etc/cron.d/a', data: text },
          { name: '/etc/passwd', data: text },
          { name: 'C:\\a.pdf', data: text },
          { name: 'link.pdf', data: Buffer.from('/etc/passwd'), mode: 0o120777 },
          { name: 'locked.pdf', data: text, flags: 0x0801 },
        ),
      ),
    ).toEqual([
      '../../etc/cron.d/a: path',
      '/etc/passwd: path',
      'C:\\a.pdf: path',
      'link.pdf: path',
      'locked.pdf: locked',
    ])
  })

  it.each([
    [
      'a file that says less than it unpacks to',
      zipped({ name: 'a', data: Buffer.alloc(900_000), says: { bytes: 10 } }),
      ['a: broken'],
    ],
    ['a file that says more', zipped({ name: 'a', data: text, says: { bytes: 9_000 } }), ['a: broken']],
    ['a file with another checksum', zipped({ name: 'a', data: text, says: { crc32: 1 } }), ['a: broken']],
    [
      'a file that is too large unpacked',
      zipped({ name: 'a', data: Buffer.alloc(1_000_001) }),
      ['a: too_large'],
    ],
    [
      'files that are too large together',
      zipped(...['a', 'b', 'c'].map((name) => ({ name, data: Buffer.alloc(900_000) }))),
      ['too_large'],
    ],
    [
      'files that share their bytes',
      zipped(
        { name: 'a', data: text },
        ...['b', 'c', 'd', 'e'].map((name) => ({ name, data: text, at: 0, says: { packed: 400 } })),
      ),
      ['broken'],
    ],
    [
      'too many files',
      zipped(...Array.from({ length: 6 }, (_, n) => ({ name: `${n}`, data: text }))),
      ['too_many'],
    ],
    ['an archive that was cut', zipped({ name: 'a', data: text }).subarray(0, 40), ['broken']],
    ['no archive', text, ['broken']],
    ['nothing', Buffer.alloc(0), ['broken']],
  ])('%s is refused', async (_name, archive, told) => {
    expect(await read(archive)).toEqual(told)
  })

  it('survives whatever is changed in it', async () => {
    const whole = zipped({ name: 'a.pdf', data: text }, { name: 'b.xml', data: text })
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole)
      changed[at] = changed[at] === 0xff ? 0 : 0xff
      for (const line of await read(changed))
        expect(line).toMatch(/^(broken|too_many|too_large)$|: (\d+|\w+)$/s)
    }
  })
})
