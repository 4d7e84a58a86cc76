import { execFile } from 'node:child_process'
import { chown, lstat, readdir, readFile, rm, stat } from 'node:fs/promises'
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

type User = { id: number; group: number }

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
  const user = await findUser((await stat(dataDir)).uid)
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
function inUserNamespace(binaries: Binaries, user: User): RunAs {
  return {
    description: 'root: PostgreSQL runs in a user namespace',
    binaries,
    command: (program, args) => ['unshare', ['--user', `--map-user=${user.id}`, '--', program, ...args]],
    own: (path) => ownAll(path, { id: 0, group: 0 }),
  }
}

/**
 * Another user who may pass closed folders, with a copy of the programs: initdb looks for its
 * neighbours without making use of that right.
 */
async function asOtherUser(binaries: Binaries, user: User, dataDir: string): Promise<RunAs> {
  const rights = '+dac_override,+dac_read_search'
  return {
    description: `root: PostgreSQL runs as user ${user.id}, from a copy of its programs`,
    binaries: binariesIn(await copyBinaries(binaries.folder, dataDir)),
    command: (program, args) => {
      const who = [`--reuid=${user.id}`, `--regid=${user.group}`, '--clear-groups']
      return ['setpriv', [...who, `--inh-caps=${rights}`, `--ambient-caps=${rights}`, '--', program, ...args]]
    },
    own: (path) => ownAll(path, user),
  }
}

/**
 * initdb wants a user with a name: the owner of the data folder, else PostgreSQL's own where it is
 * installed, else one that every system has.
 */
async function findUser(folderOwner: number): Promise<User> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  const users = lines.map((line) => {
    const [name, , id, group] = line.split(':')
    return { name, id: Number(id), group: Number(group) }
  })
  const owner = users.find(({ id }) => id > 0 && id === folderOwner)
  const common = ['postgres', 'daemon', 'nobody'].map((name) => users.find((user) => user.name === name))
  return owner ?? common.find((user) => user && user.id > 0) ?? { id: 65_534, group: 65_534 }
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

/**
 * A folder changes hands after what it holds, also when it was interrupted: one that is the user's already is theirs as a
 * whole, and a start need not look at each of a thousand files.
 */
async function ownAll(path: string, user: User): Promise<void> {
  const entry = await lstat(path)
  if (entry.uid === user.id) return
  if (entry.isDirectory()) {
    const names = await readdir(path)
    await Promise.all(names.map((name) => ownAll(join(path, name), user)))
  }
  if (!entry.isSymbolicLink()) await chown(path, user.id, user.group)
}
