import { readFile, readlink, realpath } from 'node:fs/promises'

/** Whether a process with this number exists, of any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Sends a signal; no error when the process has already ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** In a container without an init process an adopted PostgreSQL that has ended stays as a zombie. */
export async function isZombie(pid: number): Promise<boolean> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return /\) Z /.test(text)
}

/** Whether this process is a PostgreSQL working in that very folder. */
export async function isPostgres(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const workplace = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return (
    /(^|\/)postgres\0/.test(command) && (workplace ?? (await realpath(cluster))) === (await realpath(cluster))
  )
}
