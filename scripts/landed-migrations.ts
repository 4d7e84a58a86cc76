import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readMigrations } from '../server/src/platform/db/migrate.ts'

const landedFile = fileURLToPath(new URL('../server/migrations/landed.txt', import.meta.url))

export interface Landed {
  readonly name: string
  readonly checksum: string
}

/** The migrations that databases may have run, in the order in which they were written down: none of them ever changes. */
export async function landedMigrations(): Promise<readonly Landed[]> {
  const lines = (await readFile(landedFile, 'utf8')).trim().split('\n')
  return lines.map((line) => {
    const [checksum = '', name = ''] = line.split(/\s+/)
    return { name, checksum }
  })
}

/** Writes down those that are not; one that was changed stays as it was written down, and a test says so. */
export async function noteLanded(): Promise<void> {
  const known = await landedMigrations()
  const names = new Set(known.map(({ name }) => name))
  const fresh = (await readMigrations()).filter(({ name }) => !names.has(name))
  const lines = [...known, ...fresh].map(({ name, checksum }) => `${checksum}  ${name}`)
  await writeFile(landedFile, `${lines.join('\n')}\n`)
}
