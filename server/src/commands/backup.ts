import { parseArgs } from 'node:util'
import { backUp } from '../platform/backup/backup.ts'
import { systemClock } from '../platform/clock.ts'
import { given } from './given.ts'
import { withDatabase } from './with-database.ts'

const { positionals } = parseArgs({ allowPositionals: true })
const [path] = positionals
if (!path) {
  process.stderr.write('usage: npm run backup -- FILE\n')
  process.exitCode = 2
} else
  await withDatabase(async ({ client, files, say }) => {
    const now = systemClock.now()
    const done = await backUp(client, files, given(path), now, say)
    await client.query('insert into backups (taken_at, rows, files, warnings) values ($1, $2, $3, $4)', [
      now,
      done.rows,
      done.files,
      done.warnings.length,
    ])
    for (const warning of done.warnings) say(`WARNING: ${warning}`)
    say(`${path}: ${done.tables} tables, ${done.rows.toLocaleString('en')} rows, ${done.files} files`)
  })
