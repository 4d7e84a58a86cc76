import { mostBytesOfArchive, mostBytesOfInvoiceFile } from '@mandato/contract/invoices/names'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { transaction } from '../../platform/db/db.ts'
import { incomingFolder } from '../../platform/files/incoming.ts'
import type { Parts } from '../../platform/parts.ts'
import { FileRefused } from '../electronic/refused.ts'
import { forgetFromFolder, noteInFolder, seenInFolder } from '../queries/files.ts'
import { isArchive, placeAll, type Told } from './archive.ts'

/** How many refused files of an archive are named. */
const mostNamed = 10
/** A minute's work. */
const mostAtOnce = 500

interface Lying {
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly modified: number
}

/**
 * Takes what the ERP has put into `DATA_DIR/invoices`. A file is taken when it was found twice with the same size and time:
 * one that is still being written grows in between. What is taken is removed from the folder; what is refused stays, and is
 * looked at again when it changes.
 */
export async function watchInvoiceFolder(parts: Parts): Promise<void> {
  const folder = join(parts.config.dataDir, 'invoices')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const seen = await seenInFolder(parts.db)
  const resting: Lying[] = []
  for (const file of await filesIn(folder)) {
    const before = seen.get(file.name)
    const rests = before?.bytes === file.bytes && before.modified === file.modified
    if (!rests) await noteInFolder(parts.db, file, parts.clock.now(), null)
    else if (before.fault === null) resting.push(file)
  }
  if (resting.length > 0) await takeAll(parts, resting.slice(0, mostAtOnce))
  await forgetFromFolder(
    parts.db,
    (await filesIn(folder)).map(({ name }) => name),
  )
}

/** Ordinary files alone: no folders, no links, nothing hidden. */
async function filesIn(folder: string): Promise<readonly Lying[]> {
  const found: Lying[] = []
  for (const name of (await readdir(folder)).toSorted()) {
    if (name.startsWith('.')) continue
    const path = join(folder, name)
    const looked = await lstat(path).catch(() => null)
    if (looked?.isFile()) found.push({ name, path, bytes: looked.size, modified: Math.trunc(looked.mtimeMs) })
  }
  return found
}

/** One folder of our own for all of a run: each file is gone from it before the next one comes. */
async function takeAll(parts: Parts, resting: readonly Lying[]): Promise<void> {
  const own = await incomingFolder(parts.config.dataDir)
  try {
    for (const file of resting) await take(parts, file, join(own, 'file'))
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** @param path where its copy lies meanwhile */
async function take({ db, files, jobs, clock, log }: Parts, file: Lying, path: string): Promise<void> {
  try {
    if (file.bytes > (isArchive(file.name) ? mostBytesOfArchive : mostBytesOfInvoiceFile))
      throw new FileRefused('too_large')
    // Our own copy: what is looked at is what is kept, whoever writes into the folder meanwhile.
    const { bytes, sha256 } = await copied(file.path, path)
    if (bytes !== file.bytes) return
    const refused = await transaction(db, (tx) =>
      refusedOf(
        placeAll(
          { db: tx, files, jobs, now: clock.now() },
          { name: file.name, path, bytes, sha256, by: null },
        ),
      ),
    )
    if (refused) throw refused
    await rm(file.path, { force: true })
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    log.warn({ file: file.name, fault: error.fault, what: error.what }, 'a file of an invoice is refused')
    await noteInFolder(db, file, clock.now(), error)
  } finally {
    await rm(path, { force: true })
  }
}

/** Why a file was refused, or which of an archive: the others of it are taken. */
async function refusedOf(all: AsyncIterable<Told>): Promise<FileRefused | null> {
  const refused: { readonly name: string; readonly fault: FileRefused }[] = []
  let count = 0
  for await (const one of all) {
    count += 1
    if ('refused' in one) refused.push({ name: one.name, fault: one.refused })
  }
  const [first] = refused
  if (!first || count === 1) return first?.fault ?? null
  const names = refused.slice(0, mostNamed).map(({ name }) => basename(name))
  return new FileRefused('in_archive', `${names.join(', ')}${refused.length > mostNamed ? ' …' : ''}`)
}

async function copied(from: string, to: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(createReadStream(from), counted, createWriteStream(to, { mode: 0o600 }))
  return { bytes, sha256: hash.digest('hex') }
}
