import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package of Debian where that is possible without asking: as root on Debian; said on the screen. */
export function installPackage(name: string, say: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  say(`installing ${name} with apt-get, for the tests`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () => spawnSync('apt-get', ['install', '-y', '-qq', name], { ...quiet, env })
  if (install().status === 0) return
  spawnSync('apt-get', ['update', '-qq'], quiet)
  install()
}

/**
 * The independent checker of sealed documents, installed where that is possible without asking.
 * @throws an error of one line saying what to install
 */
export function ensurePdfsig(say: (line: string) => void): void {
  const isThere = () => spawnSync('pdfsig', ['-v'], { stdio: 'ignore' }).error === undefined
  if (isThere()) return
  installPackage('poppler-utils', say)
  if (!isThere()) throw new Error('The tests of sealed documents need pdfsig: install poppler-utils.')
}
