import { execFile } from 'node:child_process'
import { chown, lstat, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { binariesIn, type Binaries } from './binaries.ts'
import { copyBinaries } from './binaries-copy.ts'
import { EmbeddedPostgresError } from './error.ts'

const run = promisify(execFile)

/** How PostgreSQL's programs are started, because they refuse to run as root. */
export type RunAs = {
  /** For the screen; empty when there is nothing to tell. */
  description: string
  binaries: Binaries
  /** The command line that starts a program. */
  command(program: string, args: string[]): [string, string[]]
  /** Gives a file or folder, with all it holds, to the user the programs run as. */
  own(path: string): Promise<void>
}

/** Ways to run as root, tried in this order. */
export type RootWay = 'user-namespace' | 'other-user'

/**
 * Chooses the way that works on this machine.
 * @param dataDir the folder that must be within reach
 * @param ways which ways may be tried when we are root
 */
export async function chooseRunAs(
  binaries: Binaries,
  dataDir: string,
  ways: RootWay[] = ['user-namespace', 'other-user'],
): Promise<RunAs> {
  if (process.getuid?.() !== 0) {
    return {
      description: '',
      binaries,
      command: (program, args) => [program, args],
      own: async () => undefined,
    }
  }
  const user = await findUser()
  for (const way of ways) {
    const candidate =
      way === 'user-namespace' ? inUserNamespace(binaries, user) : await asOtherUser(binaries, user, dataDir)
    if (await works(candidate, dataDir)) return candidate
  }
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root and this machine allows no other way: start as an ordinary user, or set DATABASE_URL.',
  )
}

/** Root under another name: files stay root's, and folders only root may enter stay within reach. */
function inUserNamespace(binaries: Binaries, user: number): RunAs {
  return {
    description: 'root: PostgreSQL runs in a user namespace',
    binaries,
    command: (program, args) => ['unshare', ['--user', `--map-user=${user}`, '--', program, ...args]],
    own: (path) => ownAll(path, 0),
  }
}

/**
 * Another user who may pass closed folders, with a copy of the programs: initdb looks for its
 * neighbours without making use of that right.
 */
async function asOtherUser(binaries: Binaries, user: number, dataDir: string): Promise<RunAs> {
  const rights = '+dac_override,+dac_read_search'
  return {
    description: `root: PostgreSQL runs as user ${user}, from a copy of its programs`,
    binaries: binariesIn(await copyBinaries(binaries.folder, dataDir)),
    command: (program, args) => {
      const who = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups']
      return ['setpriv', [...who, `--inh-caps=${rights}`, `--ambient-caps=${rights}`, '--', program, ...args]]
    },
    own: (path) => ownAll(path, user),
  }
}

/** initdb wants a user with a name: PostgreSQL's own where it is installed, else one every system has. */
async function findUser(): Promise<number> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  const users = new Map(lines.map((line) => line.split(':')).map(([name, , id]) => [name, Number(id)]))
  const known = ['postgres', 'daemon', 'nobody'].map((name) => users.get(name))
  return known.find((id) => id !== undefined && id > 0) ?? 65_534
}

/** Tries it out: `test -w` would not do, access(2) leaves capabilities out of account. */
async function works(way: RunAs, dataDir: string): Promise<boolean> {
  const trial = join(dataDir, 'postgres.reach')
  const probes: [string, string[]][] = [
    way.command('touch', [trial]),
    way.command(way.binaries.postgres, ['--version']),
  ]
  const results = await Promise.allSettled(probes.map(([command, args]) => run(command, args)))
  await rm(trial, { force: true })
  return results.every((result) => result.status === 'fulfilled')
}

async function ownAll(path: string, user: number): Promise<void> {
  const entry = await lstat(path)
  if (entry.isDirectory()) {
    const names = await readdir(path)
    await Promise.all(names.map((name) => ownAll(join(path, name), user)))
  }
  if (entry.uid !== user && !entry.isSymbolicLink()) await chown(path, user, user)
}
