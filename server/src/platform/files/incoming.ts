import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../embedded-postgres/index.ts'

const folderIn = (dataDir: string): string => join(dataDir, 'incoming')
const abandonedAfter = 24 * 3_600_000

/**
 * A folder for bytes while they are being received. It lies on the disk of the file store, so that taking a
 * file over copies nothing, and a disk that is full is told before anything refers to the file.
 */
export async function incomingFolder(dataDir: string): Promise<string> {
  const folder = folderIn(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return mkdtemp(join(folder, `${machine()}-${process.pid}-`))
}

/** Clears away what killed processes of this machine left; what another one left, after a day. */
export async function clearIncoming(dataDir: string): Promise<void> {
  const names = await readdir(folderIn(dataDir)).catch(() => [])
  for (const name of names) {
    const path = join(folderIn(dataDir), name)
    const [, maker, pid] = /^(.+)-(\d+)-\w+$/.exec(name) ?? []
    const ours = maker === machine() && pid !== undefined
    // Our own process number belonged to the former process of the container: its folder is stale too.
    const abandoned = ours ? Number(pid) === process.pid || !isAlive(Number(pid)) : await isOld(path)
    if (abandoned) await rm(path, { recursive: true, force: true })
  }
}

const machine = (): string => hostname().replaceAll(/[^\w.]/g, '_')

const isOld = async (path: string): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > abandonedAfter,
    () => false,
  )
