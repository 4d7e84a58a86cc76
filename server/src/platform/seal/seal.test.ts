import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleAudit } from '../../../papers/samples/audit.ts'
import { sampleSheet, sampleSigning } from '../../../papers/samples/sheet.ts'
import { printSignedSheet } from '../../../papers/sheets/print.ts'
import { closeDocuments } from '../papers/drawing/index.ts'
import { openSealer, SealError } from './index.ts'
import { serialOf } from './own-certificate.ts'
import { sampleP12 } from './sample-p12.ts'

const now = new Date('2025-11-17T16:00:00Z')
const about = { reason: 'Scheda cliente firmata', location: 'Pesaro', name: 'Noce e Cotto', at: now }
const company = 'Noce e Cotto'
let folder: string
let document: Uint8Array
let sealed: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mandato-seal-'))
  document = await printSignedSheet(sampleSheet('it', { signing: sampleSigning }), sampleAudit('it'), now)
  sealed = await (await openSealer({ dataDir: folder, company, now })).seal(document, about)
})
afterAll(async () => {
  await closeDocuments()
  await rm(folder, { recursive: true, force: true })
})

const checker = 'pdfsig'
/** What poppler says about the signature of a file. */
async function pdfsig(bytes: Uint8Array): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.pdf`)
  await writeFile(path, bytes)
  return new Promise((done, fail) => {
    execFile(checker, [path], { maxBuffer: 1e7 }, (error, stdout, stderr) => {
      if ((error as NodeJS.ErrnoException | null)?.code === 'ENOENT')
        fail(new Error('pdfsig is not installed, so no seal was checked: apt-get install poppler-utils'))
      // An invalid signature also ends with a code; the words tell.
      else done(stdout + stderr)
    })
  })
}
const isIntact = (said: string) =>
  said.includes('Signature is Valid') && said.includes('Total document signed')

describe('a seal', () => {
  it('is valid and covers the whole document', async () => {
    const said = await pdfsig(sealed)
    expect(said).toContain('Signature Validation: Signature is Valid')
    expect(said).toContain('Total document signed')
    expect(said).toContain('ETSI.CAdES.detached')
    expect(said).toContain('Noce e Cotto Mandato')
  })

  it('leaves what was signed as it was, byte by byte, and adds itself', () => {
    expect(Buffer.compare(Buffer.from(sealed.subarray(0, document.length)), Buffer.from(document))).toBe(0)
  })

  it('shows a changed byte wherever it is', async () => {
    const [from, to] = contentsOf(sealed)
    const signed = sealed.length - (to - from)
    // A fixed series of positions over all that is signed: the same in every run.
    const positions = Array.from({ length: 50 }, (_, i) => Math.floor(((i * 0.618_034) % 1) * signed))
    const missed: number[] = []
    const check = async (position: number) => {
      const at = position < from ? position : position + (to - from)
      const changed = new Uint8Array(sealed)
      changed[at] = (changed[at] ?? 0) ^ 0x01
      if (isIntact(await pdfsig(changed))) missed.push(at)
    }
    for (let i = 0; i < positions.length; i += 5) await Promise.all(positions.slice(i, i + 5).map(check))
    expect(missed).toEqual([])
  })

  it('shows what was added behind it', async () => {
    const added = Buffer.concat([sealed, Buffer.from('\n% one more line\n')])
    expect(isIntact(await pdfsig(added))).toBe(false)
  })

  it('is put once only', async () => {
    const sealer = await openSealer({ dataDir: folder, company, now })
    await expect(sealer.seal(sealed, about)).rejects.toThrow('sealed already')
  })
})

describe('our own certificate', () => {
  it('is made once, for its owner’s eyes only, and used again', async () => {
    const path = join(folder, 'seal', 'seal.pem')
    const before = await readFile(path, 'utf8')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const { certificate } = await openSealer({ dataDir: folder, company: 'Another name', now })
    expect(certificate).toEqual({
      subject: 'CN=Noce e Cotto Mandato',
      notAfter: new Date('2035-11-17T16:00:00Z'),
      own: true,
    })
    expect(await readFile(path, 'utf8')).toBe(before)
  })

  it('is one and the same for two servers that start at once, and leaves nothing half made', async () => {
    const dataDir = join(folder, 'shared')
    const both = await Promise.all([1, 2].map(() => openSealer({ dataDir, company, now })))
    const sealedBy = await Promise.all(both.map((sealer) => sealer.seal(document, about)))
    for (const bytes of sealedBy) expect(isIntact(await pdfsig(bytes))).toBe(true)
    expect(await readdir(join(dataDir, 'seal'))).toEqual(['seal.pem'])
  })

  it('has a serial number that readers take, whatever chance gave', () => {
    for (let first = 0; first < 256; first += 1) {
      const [byte = 0] = serialOf(Uint8Array.of(first, ...new Uint8Array(15)))
      expect(byte).toBeGreaterThan(0)
      expect(byte).toBeLessThan(0x80)
    }
  })

  it('that cannot be read is named in one line', async () => {
    const dataDir = join(folder, 'damaged')
    await openSealer({ dataDir, company, now })
    const path = join(dataDir, 'seal', 'seal.pem')
    const text = await readFile(path, 'utf8')
    const empty = '-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n'
    await writeFile(path, text.replace(/-----BEGIN CERTIFICATE[^]*/, empty))
    await expect(openSealer({ dataDir, company, now })).rejects.toThrow(SealError)
  })

  it('says so when its ten years are over', async () => {
    const later = new Date('2036-01-01T00:00:00Z')
    await expect(openSealer({ dataDir: folder, company, now: later })).rejects.toThrow(
      /expired on 2035-11-17/,
    )
  })
})

describe('a company’s own certificate', () => {
  const open = (p12Path: string, p12Password?: string, at = now) =>
    openSealer({ dataDir: folder, company, now: at, p12Path, p12Password })
  const written = async (name: string, bytes: Uint8Array) => {
    const path = join(folder, name)
    await writeFile(path, bytes)
    return path
  }

  it('seals instead of ours', async () => {
    const path = await written('good.p12', await sampleP12({ password: 'secret', from: now }))
    const sealer = await open(path, 'secret')
    expect(sealer.certificate.own).toBe(false)
    expect(isIntact(await pdfsig(await sealer.seal(document, about)))).toBe(true)
  })

  it('is refused at the start in one line that says the way out', async () => {
    const good = await written('good2.p12', await sampleP12({ password: 'secret', from: now }))
    const old = await written('old.p12', await sampleP12({ password: 'x', from: new Date('2010-01-01') }))
    const bare = await written('bare.p12', await sampleP12({ password: 'x', from: now, withKey: false }))
    const junk = await written('junk.p12', new TextEncoder().encode('not a certificate'))
    const cases: [() => Promise<unknown>, RegExp][] = [
      [() => open(good, 'wrong'), /wrong password; check SEAL_P12_PASSWORD\.$/],
      [() => open(old, 'x'), /expired on 2020-01-01: put a valid certificate in its place\.$/],
      [() => open(bare, 'x'), /holds no private key; export it again together with its key\.$/],
      [() => open(junk, 'x'), /is not a PKCS #12 file/],
      [() => open(join(folder, 'none.p12'), 'x'), /cannot be read \(ENOENT\): check SEAL_P12\.$/],
      [() => open(good, 'secret', new Date('2024-01-01')), /valid from 2025-11-17 only/],
    ]
    for (const [opened, says] of cases) {
      const error = await opened()
        .then(() => null)
        .catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(SealError)
      expect((error as SealError).message).toMatch(says)
      expect((error as SealError).message).not.toMatch(/secret|\n/)
    }
  })
})

/** Where the signature itself lies: the one part that it cannot cover. */
function contentsOf(bytes: Uint8Array): [number, number] {
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(Buffer.from(bytes).toString('latin1'))
  return [Number(range?.[2]), Number(range?.[3])]
}
