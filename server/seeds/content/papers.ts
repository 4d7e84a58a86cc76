import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Upload } from '@mandato/contract'
import { wordsOf } from '@mandato/contract/content/document'
import { incomingFolder } from '../../src/platform/files/incoming.ts'
import { plainPdf } from '../sheets/scan.ts'
import type { textsOf } from './written.ts'

/** What the simplest PDF can set: the letters of Western Europe with straight apostrophes. */
export const plain = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[–—]/g, '-')

/** Hands bytes over as if somebody had sent them. */
export async function received<T>(
  dataDir: string,
  filename: string,
  data: Uint8Array,
  take: (file: Upload) => Promise<T>,
): Promise<T> {
  const folder = await incomingFolder(dataDir)
  try {
    const path = join(folder, 'file')
    await writeFile(path, data, { mode: 0o600 })
    const sha256 = createHash('sha256').update(data).digest('hex')
    return await take({ filename, path, bytes: data.byteLength, sha256 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The conditions of a promotion on a page. */
export const paperFile = <T>(
  dataDir: string,
  texts: ReturnType<typeof textsOf>,
  take: (file: Upload) => Promise<T>,
): Promise<T> => {
  const lines = Object.values(texts).flatMap(({ title, abstract, body }) => [
    title,
    abstract,
    wordsOf(body),
    '',
  ])
  return received(dataDir, 'condizioni.pdf', plainPdf(lines.map(plain).flatMap(wrapped)), take)
}

/** Lines of at most so many letters. */
const wrapped = (line: string): string[] => line.match(/.{1,78}(?:\s|$)|.{1,78}/g) ?? ['']
