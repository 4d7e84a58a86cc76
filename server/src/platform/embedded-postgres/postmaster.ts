import { spawn } from 'node:child_process'
import { closeSync, openSync, statSync, truncateSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { clusterIn, programEnv } from './cluster.ts'
import { EmbeddedPostgresError } from './error.ts'
import { isAlive, isPostgres, isZombie, signal } from './process.ts'
import type { RunAs } from './run-as.ts'

/** A running PostgreSQL: its main process and the folder of its socket. */
export type Postmaster = { pid: number; socketFolder: string }

/** Where PostgreSQL writes what goes wrong. */
export const logIn = (dataDir: string): string => join(dataDir, 'postgres.log')
const largestLog = 4 * 1024 * 1024

/**
 * The PostgreSQL that works on this data folder, started by any process. A process number left behind by
 * a power cut, now worn by another program (usual in containers), is cleared away: PostgreSQL itself
 * would take it for a running server and refuse to start.
 */
export async function findPostmaster(dataDir: string): Promise<Postmaster | undefined> {
  const note = join(clusterIn(dataDir), 'postmaster.pid')
  const lines = (await readFile(note, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  if (!(await isPostgres(pid, clusterIn(dataDir)))) {
    await rm(note, { force: true })
    return undefined
  }
  return { pid, socketFolder: lines[4]?.trim() ?? '' }
}

/**
 * What PostgreSQL keeps in memory itself: an eighth of what there is. The roll-ups of ten million lines are some 300 MB;
 * what does not fit is fetched from the system's cache page by page, which was half the time of a figure over all clients.
 */
function sharedBuffers(): string {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return `${Math.round(Math.min(Math.max(bytes / 8 / 1024 ** 2, 128), 1024))}MB`
}

/**
 * Starts PostgreSQL, detached: it must outlive a killed server long enough to be adopted, and Ctrl-C
 * in a terminal must not stop it before the server has closed its own work.
 * @param durable false leaves writing to the operating system: tests only
 */
export function launchPostmaster(
  dataDir: string,
  socketFolder: string,
  runAs: RunAs,
  durable: boolean,
): Launched {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: sharedBuffers(),
    // Said here because initdb would take both from the size of a segment: 64 MB between two checkpoints.
    max_wal_size: '2GB',
    min_wal_size: '256MB',
    synchronous_commit: 'on',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    // Our statements are short: compiling them costs more than it saves.
    jit: 'off',
    // After a crash one call brings the whole disk up to date; file by file it took seconds (2.0–3.1 s against
    // 0.15 s measured), in which everybody waits.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    random_page_cost: '1.1',
    // Acts are short, so two that block each other are worth telling apart soon.
    deadlock_timeout: '200ms',
    // A statement of a killed server ends soon, and with it the locks it holds.
    client_connection_check_interval: '500ms',
    // The log may hold no personal data, so neither statements nor the values in conflict.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_min_messages: 'warning',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [command, args] = runAs.command(runAs.binaries.postgres, ['-D', clusterIn(dataDir), ...options])
  const log = openLog(dataDir)
  const start = statSync(logIn(dataDir)).size
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: programEnv,
    cwd: dataDir,
  })
  closeSync(log)
  child.unref()
  const launched: Launched = { ended: false, killed: false, words: () => wordsSince(dataDir, start) }
  child.once('error', () => Object.assign(launched, { ended: true }))
  child.once('exit', (_code, by) => Object.assign(launched, { ended: true, killed: by !== null }))
  return launched
}

/** A start under way: whether its process has ended, of itself or killed, and what went wrong since it began. */
export type Launched = { ended: boolean; killed: boolean; words(): Promise<string[]> }

function openLog(dataDir: string): number {
  const path = logIn(dataDir)
  const log = openSync(path, 'a', 0o600)
  if (statSync(path).size > largestLog) truncateSync(path)
  return log
}

/** What sessions are told that are broken off or come too early stands in the same log, and explains nothing. */
async function wordsSince(dataDir: string, start: number): Promise<string[]> {
  const written = (await readFile(logIn(dataDir))).subarray(start).toString('utf8')
  const lines = written
    .split('\n')
    .filter((line) => line !== '' && !/terminating connection|the database system is/.test(line))
  const faults = lines.filter((line) => /FATAL|PANIC|ERROR|error/.test(line))
  return faults.length > 0 ? faults : lines
}

/** Asks PostgreSQL to end its sessions and shut down, and waits until it is gone. */
export async function stopPostmaster({ pid }: Postmaster, patience = 20_000): Promise<void> {
  const deadline = Date.now() + patience
  signal(pid, 'SIGINT')
  while (isAlive(pid) && !(await isZombie(pid))) {
    if (Date.now() > deadline) throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not stop.`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
