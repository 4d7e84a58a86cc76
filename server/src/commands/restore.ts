import { parseArgs } from 'node:util'
import { schemaOf } from '../platform/backup/fits.ts'
import { checkBackup } from '../platform/backup/manifest.ts'
import { restoreInto } from '../platform/backup/restore.ts'
import { migrate } from '../platform/db/migrate.ts'
import { failStart } from '../start/fail.ts'
import { say } from '../start/say.ts'
import { given } from './given.ts'
import { withDatabase } from './with-database.ts'

async function restore(path: string): Promise<void> {
  say('reading the backup through …')
  const manifest = await checkBackup(path)
  const schema = await schemaOf(manifest)
  say(`taken ${manifest.taken_at}, ${manifest.tables.length} tables, ${manifest.files.length} files`)
  await withDatabase(async ({ connection, ...place }) => {
    await migrate(connection, undefined, schema)
    await restoreInto(place, path, manifest)
    const newer = await migrate(connection)
    if (newer.length > 0) say(`brought to this version: ${newer.join(', ')}`)
    say('restored')
  })
}

const { positionals } = parseArgs({ allowPositionals: true })
const [path] = positionals
if (!path) {
  process.stderr.write('usage: npm run restore -- FILE   (into an empty DATA_DIR or DATABASE_URL)\n')
  process.exitCode = 2
} else await restore(given(path)).catch(failStart)
