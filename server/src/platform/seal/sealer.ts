import { X509Certificate } from 'node:crypto'
import { documentPool } from '../papers/drawing/pool.ts'
import { SealError } from './error.ts'
import { keyFileIn, ownCertificate, ownKey } from './key-file.ts'
import type { SealSource } from './signer.ts'
import type { SealTask } from './worker.ts'

export interface Sealer {
  /** Closes a document: any later change of it is seen by every PDF reader. Once, and last of all. */
  seal(pdf: Uint8Array, about: SealAbout): Promise<Uint8Array>
  readonly certificate: {
    readonly subject: string
    readonly notAfter: Date
    /** Made by this server, not issued to the company by anybody. */
    readonly own: boolean
  }
}

export interface SealAbout {
  readonly reason: string
  readonly location: string
  /** Who seals. */
  readonly name: string
  readonly at: Date
}

export interface SealerOptions {
  readonly dataDir: string
  /** Stands in the certificate that is made when the company has none. */
  readonly company: string
  readonly now: Date
  /** The company's certificate with its key (PKCS #12). */
  readonly p12Path?: string | undefined
  readonly p12Password?: string | undefined
}

const worker = new URL('worker.ts', import.meta.url).href

/**
 * Opens the company's certificate, or our own, which is made at the first start.
 * @throws SealError in one line with the way out, when the certificate cannot be used
 */
export async function openSealer(options: SealerOptions): Promise<Sealer> {
  const source = await sourceOf(options)
  const certificate = await certificateOf(source)
  const notAfter = new Date(certificate.validTo)
  checkValidity(source.path, new Date(certificate.validFrom), notAfter, options.now)
  return {
    certificate: {
      subject: certificate.subject.replaceAll('\n', ', '),
      notAfter,
      own: source.kind === 'own',
    },
    seal: (pdf, about) => documentPool.run<SealTask, Uint8Array>(worker, { ...about, pdf, source }),
  }
}

async function sourceOf({ dataDir, company, now, p12Path, p12Password }: SealerOptions): Promise<SealSource> {
  if (p12Path) return { kind: 'p12', path: p12Path, password: p12Password ?? '' }
  const path = keyFileIn(dataDir)
  await ownKey(path, company, now)
  return { kind: 'own', path }
}

async function certificateOf(source: SealSource): Promise<X509Certificate> {
  if (source.kind === 'own') return ownCertificate(source.path)
  // Loaded for such a file only: what reads PKCS #12 is large, and our own certificate is read without it.
  const { signerFrom } = await import('./signer.ts')
  return readCertificate(source.path, (await signerFrom(source)).certificate)
}

function readCertificate(path: string, der: Uint8Array): X509Certificate {
  try {
    return new X509Certificate(der)
  } catch (error) {
    throw new SealError(`The certificate in ${path} cannot be read: put a valid one in its place.`, {
      cause: error,
    })
  }
}

function checkValidity(path: string, from: Date, to: Date, now: Date): void {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  if (now > to)
    throw new SealError(`The seal ${path} expired on ${day(to)}: put a valid certificate in its place.`)
  if (now < from)
    throw new SealError(
      `The seal ${path} is valid from ${day(from)} only: check the clock or the certificate.`,
    )
}
