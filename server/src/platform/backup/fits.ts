import { readMigrations } from '../db/migrate.ts'
import { BackupError } from './error.ts'
import type { Manifest } from './manifest.ts'

/**
 * The migrations that make the backup's schema. What this version has beyond them runs after the restore; a
 * newer or a foreign schema it cannot read.
 */
export async function schemaOf({ migrations }: Pick<Manifest, 'migrations'>): Promise<string[]> {
  const ours = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of migrations) {
    if (!ours.has(name))
      throw new BackupError(`The backup is of a newer version (${name}): restore with that one.`)
    if (ours.get(name) !== checksum)
      throw new BackupError(
        `The backup is of another version of the schema (${name}): restore with that one.`,
      )
  }
  return migrations.map(({ name }) => name)
}
