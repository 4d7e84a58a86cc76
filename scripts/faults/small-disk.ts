import { execFile } from 'node:child_process'
import { mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A disk of its own that is soon full. */
export interface SmallDisk {
  readonly folder: string
  fill(): Promise<void>
  free(): Promise<void>
  remove(): Promise<void>
}

/** Makes one in memory; null where that is not allowed, with the reason told. */
export async function smallDisk(
  mebibytes: number,
  tell: (reason: string) => void,
): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'mandato-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0700`, 'tmpfs', folder])
  } catch (error) {
    await rmdir(folder)
    tell(`no small disk can be mounted here: ${(error as Error).message.trim()}`)
    return null
  }
  const ballast: string[] = []
  return {
    folder,
    async fill() {
      // Large pieces first, then small ones for what is left.
      for (const bytes of [1024 * 1024, 4096]) {
        let full = false
        while (!full) {
          const path = join(folder, `ballast-${ballast.length}`)
          ballast.push(path)
          full = await writeFile(path, Buffer.alloc(bytes)).then(
            () => false,
            () => true,
          )
        }
      }
    },
    async free() {
      await Promise.all(ballast.splice(0).map((path) => rm(path, { force: true })))
    },
    async remove() {
      await run('umount', ['--lazy', folder])
      await rmdir(folder)
    },
  }
}
