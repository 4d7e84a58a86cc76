import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedPostgresError } from './error.ts'
import { isAlive } from './process.ts'
import type { RunAs } from './run-as.ts'

const run = promisify(execFile)
const major = '18'
const stagingPrefix = 'postgres.staging-'
const abandonedAfter = 10 * 60_000

/** The name of the one database user and of the database; the socket's folder lets nobody else in. */
export const owner = 'mandato'

/** Where the tables lie. */
export const clusterIn = (dataDir: string): string => join(dataDir, 'postgres')

/** The little of the environment that PostgreSQL's programs get; PG* settings of the user would mislead them. */
export const programEnv = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

/**
 * Makes sure that there is a cluster, and that it can be read by this version.
 * @param durable false skips waiting for the disk: tests only
 */
export async function ensureCluster(
  dataDir: string,
  runAs: RunAs,
  durable: boolean,
): Promise<'found' | 'created'> {
  const cluster = clusterIn(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) {
    await clearAbandoned(dataDir)
    return create(dataDir, runAs, durable)
  }
  if (version.trim() !== major) {
    throw new EmbeddedPostgresError(
      `${cluster} was made by PostgreSQL ${version.trim()}, this server brings ${major}: restore a backup into a new DATA_DIR.`,
    )
  }
  await runAs.own(cluster)
  return 'found'
}

/** initdb works in a folder beside the final one, so that a crash never leaves half a cluster in its place. */
async function create(dataDir: string, runAs: RunAs, durable: boolean): Promise<'found' | 'created'> {
  const staging = await mkdtemp(join(dataDir, `${stagingPrefix}${process.pid}-`))
  await runAs.own(staging)
  // The built-in provider sorts and folds letters by Unicode alike on every machine and libc.
  const language = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  // Creating a segment of the WAL blocks all commits while it is filled and synced: with 16 MB beside an
  // import up to 65 ms, with 1 MB 13 ms.
  const options = [...language, '--wal-segsize=1']
  const args = ['--pgdata', staging, '--username', owner, '--auth=trust', '--no-instructions', ...options]
  const [command, line] = runAs.command(runAs.binaries.initdb, durable ? args : [...args, '--no-sync'])
  try {
    await run(command, line, { env: programEnv, cwd: dataDir })
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error)
    throw new EmbeddedPostgresError(`PostgreSQL could not create its files in ${dataDir}: ${said}`)
  }
  try {
    await rename(staging, clusterIn(dataDir))
  } catch (error) {
    await rm(staging, { recursive: true, force: true })
    // Another process created the cluster first; it is used.
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return 'found'
    throw error
  }
  if (durable) await syncFolder(dataDir)
  return 'created'
}

/** The remains of an interrupted creation: its process ended, or it is too old to be still running. */
async function clearAbandoned(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(stagingPrefix))
  for (const name of names) {
    const path = join(dataDir, name)
    const age =
      Date.now() -
      (await stat(path).then(
        (entry) => entry.mtimeMs,
        () => 0,
      ))
    const maker = Number(name.slice(stagingPrefix.length).split('-')[0])
    if (maker === process.pid || age > abandonedAfter || !isAlive(maker)) {
      // The initdb of a killed start may still be writing there.
      await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    }
  }
}

/** Makes the rename itself survive a power cut. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
