import pg from 'pg'
import { owner } from './cluster.ts'

/**
 * The session that says "this data folder is in use". Its two advisory locks end with the process,
 * however it ends, and so never need to be cleaned up:
 * - `users`: held shared by each server and command; the one that gets it exclusively is the last.
 * - `server`: held by the one server of this folder.
 */
const locks = { users: 4_100_002, server: 4_100_003 }

/** A session with its locks. */
export type Keeper = {
  /** Whether this session is the server's, now and only once. */
  becomeServer(): Promise<boolean>
  /** Gives the locks back; true if nobody else is left, and nobody new can come until `end`. */
  isLast(): Promise<boolean>
  end(): Promise<void>
}

/** Where PostgreSQL listens. */
export const connectionTo = (socketFolder: string): pg.PoolConfig => ({
  host: socketFolder,
  port: 5432,
  user: owner,
  database: owner,
  ssl: false,
})

/**
 * Opens the session, creating the database at the very first time.
 * @param lost told when the session breaks without having been ended, because PostgreSQL stopped
 * @throws what `pg` throws while PostgreSQL is down, starting or stopping
 */
export async function openKeeper(socketFolder: string, lost: () => void): Promise<Keeper> {
  const client = await connect(socketFolder)
  let ended = false
  client.on('error', () => undefined)
  client.on('end', () => {
    if (!ended) lost()
  })
  const ask = async (call: string, key: number): Promise<boolean> => {
    const { rows } = await client.query<{ answer: boolean }>(`select ${call}($1) as answer`, [key])
    return rows[0]?.answer === true
  }
  // Not ours for the instant in which the last user shuts PostgreSQL down: the session breaks then.
  if (!(await ask('pg_try_advisory_lock_shared', locks.users))) {
    ended = true
    await client.end()
    throw new Error('PostgreSQL is about to stop')
  }
  return {
    becomeServer: () => ask('pg_try_advisory_lock', locks.server),
    isLast: async () => {
      await client.query('select pg_advisory_unlock_all()')
      return ask('pg_try_advisory_lock', locks.users)
    },
    end: async () => {
      ended = true
      await client.end().catch(() => undefined)
    },
  }
}

async function connect(socketFolder: string): Promise<pg.Client> {
  const target = { ...connectionTo(socketFolder), application_name: 'mandato keeper' }
  try {
    return await open(target)
  } catch (error) {
    if (codeOf(error) !== '3D000') throw error
  }
  const admin = await open({ ...target, database: 'postgres' })
  try {
    await admin.query(`create database ${owner}`)
  } catch (error) {
    // Made by somebody else in the same instant.
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error
  } finally {
    await admin.end()
  }
  return open(target)
}

async function open(target: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(target)
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** PostgreSQL's or the system's error code. */
export const codeOf = (error: unknown): string | undefined => (error as { code?: string } | undefined)?.code
