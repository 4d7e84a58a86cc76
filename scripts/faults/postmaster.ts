import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from '../../server/src/platform/embedded-postgres/index.ts'

/** Kills the private PostgreSQL of a folder as a machine that runs out of memory does. */
export async function killPostmaster(dataDir: string): Promise<void> {
  const note = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(note.split('\n')[0])
  if (pid > 1 && isAlive(pid)) process.kill(pid, 'SIGKILL')
}
