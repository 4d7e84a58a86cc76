import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Verdict } from './verdict.ts'

/** Every row has its bytes. Gives the names of bytes without a row, which the nightly sweep removes. */
export async function checkFiles(pool: pg.Pool, dataDir: string, verdict: Verdict): Promise<string[]> {
  const { rows } = await pool.query<{ stored_as: string; bytes: number }>(
    'select stored_as, bytes from files',
  )
  const stored = await storedIn(dataDir)
  for (const { stored_as, bytes } of rows) {
    const size = await stat(join(dataDir, 'files', stored_as.slice(0, 2), stored_as)).then(
      (entry) => entry.size,
      () => null,
    )
    if (size !== bytes) verdict.lost.push(`file ${stored_as}: ${size ?? 'no'} bytes instead of ${bytes}`)
  }
  const known = new Set(rows.map(({ stored_as }) => stored_as))
  return stored.filter((name) => !known.has(name))
}

async function storedIn(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => [])
  return names.map((name) => name.split('/').at(-1) ?? '').filter((name) => name.length === 32)
}

/** Nothing half received, half made or half sent lies about. Only while no request is under way. */
export async function checkTemporary(dataDir: string, verdict: Verdict): Promise<void> {
  for (const name of await readdir(join(dataDir, 'incoming')).catch(() => []))
    verdict.halfDone.push(`incoming/${name} was left`)
  for (const name of await readdir(dataDir))
    if (/staging|^command-|\.part$/.test(name)) verdict.halfDone.push(`${name} was left`)
}

/** Each mail was made once, and none is waiting for ever. */
export async function checkMails(pool: pg.Pool, dataDir: string, verdict: Verdict): Promise<void> {
  const { rows } = await pool.query<{ id: number }>('select id from outbox')
  const names = await readdir(join(dataDir, 'outbox')).catch(() => [])
  const made = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  for (const { id } of rows) {
    const copies = made.filter((name) => name.endsWith(`-${id}.eml`)).length
    if (copies !== 1) verdict[copies === 0 ? 'lost' : 'doubled'].push(`mail ${id}: ${copies} messages`)
  }
}
