import { readMigrations } from '../migrate.ts'
import { BackupError } from './error.ts'
import type { Manifest } from './manifest.ts'

/**
 * The last migration of the backup's schema. This version brings an older schema forward after the restore;
 * a newer or a foreign one it cannot read.
 */
export async function schemaOf(manifest: Manifest): Promise<string> {
  const ours = await readMigrations()
  for (const [i, { name, checksum }] of manifest.migrations.entries()) {
    if (!ours[i]) throw new BackupError(`The backup is of a newer version (${name}): restore with that one.`)
    if (ours[i].name !== name || ours[i].checksum !== checksum)
      throw new BackupError(
        `The backup is of another version of the schema (${name}): restore with that one.`,
      )
  }
  return manifest.migrations.at(-1)?.name ?? ''
}
