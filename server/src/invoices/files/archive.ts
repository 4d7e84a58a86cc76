import { mostBytesOfInvoiceFile, mostFilesInArchive } from '@mandato/contract/invoices/names'
import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type ZipFault, ZipRefused, unpacked } from '../../platform/files/zip-reading.ts'
import { FileRefused } from '../electronic/refused.ts'
import { type Placed, placeFile, type Placing, type Received } from './place.ts'

export const isArchive = (name: string): boolean => /\.zip$/i.test(name)

/** What invoices of a year unpack to, and less than fills a disk. */
const mostUnpacked = 1024 ** 3

/** What became of one file. */
export type Told = { readonly name: string } & (
  | { readonly placed: Placed; readonly sha256: string }
  | { readonly refused: FileRefused }
)

/**
 * Takes a file over, or each of those in an archive; each for itself, so that one that is wrong keeps back no other.
 * Folders of an archive do not matter: a file is found by its own name.
 */
export async function* placeAll(placing: Placing, file: Received): AsyncGenerator<Told> {
  if (!isArchive(file.name)) {
    yield { name: file.name, ...(await placed(placing, file)) }
    return
  }
  const path = `${file.path}-unpacked`
  try {
    const limits = { files: mostFilesInArchive, bytes: mostBytesOfInvoiceFile, allBytes: mostUnpacked }
    for await (const one of unpacked(file.path, limits)) {
      const name = `${file.name}/${one.name}`
      if ('fault' in one) yield { name, refused: refusedBy(one.fault) }
      else {
        await writeFile(path, one.data, { mode: 0o600 })
        const sha256 = createHash('sha256').update(one.data).digest('hex')
        const received = { name: basename(one.name), path, bytes: one.data.length, sha256, by: file.by }
        const told = await placed(placing, received)
        // What is kept has the same bytes under a second name: the next file must not be written over them.
        await rm(path, { force: true })
        yield { name, ...told }
      }
    }
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    yield { name: file.name, refused: refusedBy(error.fault) }
  } finally {
    await rm(path, { force: true })
  }
}

async function placed(placing: Placing, file: Received) {
  try {
    return { placed: await placeFile(placing, file), sha256: file.sha256 }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return { refused: error }
  }
}

const faults = {
  broken: 'archive_broken',
  locked: 'archive_locked',
  path: 'archive_path',
  too_many: 'archive_too_much',
  too_large: 'too_large',
} as const satisfies Record<ZipFault, string>

const refusedBy = (fault: ZipFault) => new FileRefused(faults[fault])
