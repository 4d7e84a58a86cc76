import * as z from 'zod'
import { verifyArchive } from './archive-reader.ts'
import { BackupError } from './error.ts'

/** The first entry of a backup: what it is, and which schema it fits. */
export const Manifest = z.object({
  format: z.literal('mandato-backup'),
  version: z.literal(1),
  taken_at: z.string(),
  /** In the order in which they ran: the schema of the tables. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  files: z.array(z.object({ stored_as: z.string(), sha256: z.string(), bytes: z.number() })),
})
export type Manifest = z.infer<typeof Manifest>

export const manifestName = 'manifest.json'

/** Reads a backup through before anything is touched. @throws BackupError for a damaged or foreign file */
export async function checkBackup(path: string): Promise<Manifest> {
  const bytes = await verifyArchive(path, manifestName)
  try {
    return Manifest.parse(JSON.parse(bytes.toString()))
  } catch {
    throw new BackupError(`${path} is not a backup that this version can read.`)
  }
}
