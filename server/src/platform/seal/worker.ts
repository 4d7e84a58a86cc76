import { PDF, type Signer } from '@libpdf/core'
import { move } from 'piscina'
import { SealError } from './error.ts'
import { signerFrom, type SealSource } from './signer.ts'

export interface SealTask {
  readonly pdf: Uint8Array
  readonly source: SealSource
  readonly reason: string
  readonly location: string
  readonly name: string
  readonly at: Date
}

/** Opened once in the life of the worker. */
const signers = new Map<string, Promise<Signer>>()

/** Seals one document: PAdES B-B over all its bytes. Runs in a worker thread. */
export default async function seal(task: SealTask): Promise<Uint8Array> {
  const { path } = task.source
  const opened = signers.get(path) ?? signerFrom(task.source)
  signers.set(path, opened)
  const signer = await opened.catch((error: unknown) => {
    signers.delete(path)
    throw error
  })
  const document = await PDF.load(task.pdf)
  // A second seal would be an addition to what the first one closed.
  if (document.getForm()?.acroForm().hasSignatures) throw new SealError('The document is sealed already.')
  const { bytes, warnings } = await document.sign({
    signer,
    level: 'B-B',
    reason: plain(task.reason),
    location: plain(task.location),
    contactInfo: plain(task.name),
    signingTime: task.at,
  })
  if (warnings.length > 0) throw new SealError(warnings.map(({ message }) => message).join('; '))
  return move(new Uint8Array(bytes)) as Uint8Array
}

/** @libpdf/core escapes brackets twice; readers would show the backslashes. */
const plain = (text: string) => text.replace(/[()\\]/g, ' ').trim()
