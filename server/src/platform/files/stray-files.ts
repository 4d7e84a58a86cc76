import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Parts } from '../parts.ts'

/** Younger ones may belong to an act that is still under way. */
const oldEnough = 24 * 3_600_000

/**
 * Removes stored bytes that no row names: of an act that was rolled back or killed after it had taken the file
 * over, and of a row that was removed when the process died before the bytes were.
 * @returns how many were removed
 */
export async function removeStrayFiles(
  { db, files, config }: Pick<Parts, 'db' | 'files' | 'config'>,
  age = oldEnough,
): Promise<number> {
  const folder = join(config.dataDir, 'files')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const kept = new Set(
    (await db.selectFrom('files').select('stored_as').execute()).map((row) => row.stored_as),
  )
  let removed = 0
  for (const storedAs of names.map((name) => name.slice(3)).filter((name) => /^[0-9a-f]{32}$/.test(name))) {
    if (kept.has(storedAs)) continue
    const path = files.pathOf(storedAs)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (Date.now() - mtimeMs < age) continue
    await files.remove(storedAs)
    removed += 1
  }
  return removed
}
