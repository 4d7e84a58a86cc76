import { BackupError } from '../platform/backup/error.ts'
import { ConfigError } from '../platform/config.ts'
import { EmbeddedPostgresError } from '../platform/embedded-postgres/index.ts'
import { MigrationError } from '../platform/db/migrate.ts'
import { SealError } from '../platform/seal/error.ts'
import { StartError } from './listen.ts'

const expected = [BackupError, ConfigError, EmbeddedPostgresError, MigrationError, SealError, StartError]
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '28P01',
  '3D000',
  '28000',
])

/** Says why the start failed, in one line where the person at the screen can do something about it; exit code 1. */
export function failStart(error: unknown): void {
  process.exitCode = 1
  process.stderr.write(`${explain(error)}\n`)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (expected.some((kind) => error instanceof kind)) return error.message
  const { code = '' } = error as NodeJS.ErrnoException
  if (unreachable.has(code)) return `The database of DATABASE_URL cannot be used: ${error.message || code}.`
  return error.stack ?? error.message
}
