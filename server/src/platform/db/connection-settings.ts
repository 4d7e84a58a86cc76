import type pg from 'pg'
import { pgTypes } from './pg-types.ts'

/** Under this name a command works, for example a backup: it may take as long as it needs. */
export const commandName = 'mandato-command'

/** What every connection of ours has in common: the types, UTC, a name in `pg_stat_activity`. */
export const connectionSettings = (connection: pg.PoolConfig, statementTimeout = 2_000): pg.PoolConfig => ({
  application_name: 'mandato',
  // A server that does not answer must become an error, not a request that hangs for minutes.
  connectionTimeoutMillis: 10_000,
  options: '-c timezone=UTC',
  ...connection,
  statement_timeout: statementTimeout,
  types: pgTypes,
})
