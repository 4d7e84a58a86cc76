import { lstat, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunAs } from './run-as.ts'

// A socket's path may have 107 bytes, 103 on macOS, and ".s.PGSQL.5432" follows the folder's name.
const longestFolder = 85

const noteIn = (dataDir: string): string => join(dataDir, 'postgres.socket')

/**
 * The private folder for PostgreSQL's socket, short whatever the data folder is called. Its name is
 * kept in the data folder and used again, so that pools find a restarted PostgreSQL where it was.
 */
export async function socketFolder(dataDir: string, runAs: RunAs): Promise<string> {
  const noted = await readFile(noteIn(dataDir), 'utf8').catch(() => '')
  const folder = noted && (await takeAgain(noted)) ? noted : await newFolder(dataDir)
  await runAs.own(folder)
  return folder
}

/** Removes the socket's folder once PostgreSQL is down for good. */
export async function removeSocketFolder(dataDir: string): Promise<void> {
  const noted = await readFile(noteIn(dataDir), 'utf8').catch(() => '')
  if (noted) await rm(noted, { recursive: true, force: true })
  await rm(noteIn(dataDir), { force: true })
}

async function newFolder(dataDir: string): Promise<string> {
  const parent = Buffer.byteLength(tmpdir()) + 16 <= longestFolder ? tmpdir() : '/tmp'
  const folder = await mkdtemp(join(parent, 'mandato-'))
  await writeFile(noteIn(dataDir), folder)
  return folder
}

/** Only a real folder that nobody else may enter: others can write in the temporary folder too. */
async function takeAgain(folder: string): Promise<boolean> {
  const made = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  )
  if (made) return true
  const entry = await lstat(folder).catch(() => undefined)
  if (!entry?.isDirectory() || (entry.mode & 0o077) !== 0) return false
  const ours = process.getuid?.()
  return ours === 0 || entry.uid === ours
}
