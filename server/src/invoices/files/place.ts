import { mostBytesOfInvoiceFile } from '@mandato/contract/invoices/names'
import { open, readFile, stat } from 'node:fs/promises'
import type { Db } from '../../platform/db/db.ts'
import { safeFileName } from '../../platform/files/accept-file.ts'
import { bytesOf, type FileStore } from '../../platform/files/files.ts'
import { lookAtFile } from '../../platform/files/file-type.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { keepFile, type ReceivedFile } from '../../platform/files/stored-files.ts'
import type { ElectronicInvoice } from '../electronic/invoice.ts'
import { mostSignedBytes, mostXmlBytes } from '../electronic/limits.ts'
import { FileRefused } from '../electronic/refused.ts'
import {
  documentsThere,
  type FileOf,
  inFileNames,
  type Kept,
  keptFile,
  type Named,
  noteFile,
} from '../queries/files.ts'

/** `2025-2025_1041.pdf`: the year and the number, a slash written as `_`. */
const fileName = /^(\d{4})-(.{1,40})\.(pdf|xml|xml\.p7m)$/i

export interface Placed {
  /** The documents it is of, and whether they have come. */
  readonly documents: readonly (Named & { readonly there: boolean })[]
  /** Nothing of it is new. */
  readonly same: boolean
}
export interface Placing {
  readonly db: Db
  readonly files: FileStore
  readonly jobs: Pick<Jobs, 'send'>
  readonly now: Date
}
export type Received = Omit<ReceivedFile, 'mime'>

/**
 * Takes a file of an invoice over: a PDF by its name, an electronic invoice by what it says itself, or by its name where
 * there is one document in it.
 * @throws FileRefused before anything is written
 */
export async function placeFile(placing: Placing, file: Received): Promise<Placed> {
  const name = safeFileName(file.name)
  const looked = await lookedAt({ ...file, name })
  const { db, files, jobs, now } = placing
  const named = looked.documents.map(({ year, number }) => ({ year, number }))
  const known: boolean[] = []
  for (const one of named) {
    const kept = await keptFile(db, one, looked.kind)
    known.push(kept !== undefined && (await isKnown(placing, looked, file, kept, one)))
  }
  const same = known.every(Boolean)
  if (!same) {
    const fileId = await keepFile(db, files, { ...file, name, mime: looked.mime })
    for (const [body, one] of looked.documents.entries()) {
      const former = await noteFile(db, {
        ...one,
        kind: looked.kind,
        instead: looked.kind === 'pdf' || looked.mime === signedMime,
        fileId,
        sha256: file.sha256,
        body,
        at: now,
        by: file.by,
      })
      // What is shown to nobody any more bears the client's name all the same.
      if (former !== null) await forgetFiles({ db, jobs }, [former])
    }
  }
  const there = await documentsThere(db, named)
  return {
    same,
    documents: named.map((one) => ({ ...one, there: there.has(`${one.year} ${one.number}`) })),
  }
}

/**
 * Nothing new: the same bytes, or the same invoice as an XML beside the signed one. The signed one takes the place of the
 * XML, which is in it.
 * @throws FileRefused where another original is there
 */
async function isKnown(
  { files }: Placing,
  looked: Looked,
  file: Received,
  kept: Kept,
  { year, number }: Named,
): Promise<boolean> {
  if (kept.sha256 === file.sha256) return true
  if (looked.kind === 'pdf') return false
  const { sameInvoice } = await import('../electronic/invoice.ts')
  if (!sameInvoice(await readFile(file.path), await bytesOf(files, kept.stored_as)))
    throw new FileRefused('other_original', `${year} ${number}`)
  return looked.mime !== signedMime || kept.mime === signedMime
}

const signedMime = 'application/pkcs7-mime'

interface Looked {
  readonly kind: FileOf
  readonly mime: string
  readonly documents: readonly (Named & { readonly buyer: readonly string[] })[]
}

async function lookedAt(file: Received): Promise<Looked> {
  const { size } = await stat(file.path)
  if (size === 0) throw new FileRefused('empty')
  return /\.pdf$/i.test(file.name) ? asPdf(file, size) : asXml(file, size)
}

async function asPdf({ name, path }: Received, size: number): Promise<Looked> {
  if (size > mostBytesOfInvoiceFile) throw new FileRefused('too_large')
  const [, year, number] = fileName.exec(name) ?? []
  if (!year || !number) throw new FileRefused('pdf_name')
  const { type, complete } = await lookAtFile(path)
  if (type !== 'pdf' || !complete) throw new FileRefused('broken_pdf')
  return { kind: 'pdf', mime: 'application/pdf', documents: [{ year: Number(year), number, buyer: [] }] }
}

async function asXml({ name, path }: Received, size: number): Promise<Looked> {
  const signed = /\.p7m$/i.test(name)
  if (!signed && !/\.xml$/i.test(name)) throw new FileRefused('not_known')
  if (size > (signed ? mostSignedBytes : mostXmlBytes)) throw new FileRefused('too_large')
  await notAProgram(path)
  // What reads XML and signatures is loaded with the first of them, not with the start.
  const { electronicInvoices } = await import('../electronic/invoice.ts')
  const found = electronicInvoices(await readFile(path))
  return {
    kind: 'xml',
    mime: signed ? signedMime : 'application/xml',
    documents: found.map((one) => ({ ...nameOf(one, found.length === 1 ? name : ''), buyer: buyerOf(one) })),
  }
}

/** How programs, archives, papers and pictures begin. */
const others = ['MZ', '\x7fELF', 'PK\x03\x04', '#!', '%PDF', '\x89PNG', '\xca\xfe\xba\xbe']

/** A program, an archive or a picture under the name of an invoice is told by its first bytes. */
async function notAProgram(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(4)
    await file.read(head, 0, 4, 0)
    if (others.some((bytes) => head.toString('latin1').startsWith(bytes))) throw new FileRefused('not_known')
  } finally {
    await file.close()
  }
}

function nameOf({ number, date }: ElectronicInvoice, file: string): Named {
  const year = Number(date.slice(0, 4))
  const [, stated, called] = fileName.exec(file) ?? []
  if (!stated || !called) return { year, number: inFileNames(number) }
  if (Number(stated) !== year) throw new FileRefused('other_year')
  return { year, number: called }
}

const buyerOf = ({ buyer: { vat_number, tax_code } }: ElectronicInvoice): readonly string[] => {
  const numbers = [vat_number, tax_code].flatMap((one) =>
    one ? [one.toUpperCase().replace(/^(IT|[A-Z]{2}(?=\d))/, '')] : [],
  )
  if (numbers.length === 0) throw new FileRefused('field', 'CessionarioCommittente')
  return [...new Set(numbers)]
}
