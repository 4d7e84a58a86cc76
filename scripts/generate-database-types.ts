import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/src/platform/db/db.ts'
import { startEmbedded } from '../server/src/platform/embedded-postgres/index.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { databaseTypes, typesFile } from './database-types.ts'
import { noteLanded } from './landed-migrations.ts'

/** Writes the types of the database that the migrations make, and the sums of new ones; run it after each change of a migration. */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mandato-types-'))
  const embedded = await startEmbedded({ dataDir, say: () => undefined, durable: false })
  try {
    await migrate(embedded.connection)
    await noteLanded()
    const { db, close } = openDatabase(embedded.connection)
    const text = await databaseTypes(db)
    await close()
    await writeFile(typesFile, text)
    console.log(`written: ${typesFile}`)
  } finally {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

await main()
