import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { commandName } from '../../platform/db/connection-settings.ts'

export interface Stored {
  readonly version: string
  readonly bytes: number
  /** Seconds of the longest act under way. */
  readonly longest: number
  readonly mails_failed: number
  readonly mails_late: number
  readonly backup_at: string | null
  readonly backup_warnings: number | null
  readonly import_at: string | null
  /** Kinds of import whose last file failed. */
  readonly imports_failed: string[]
  /** False before the first process that runs jobs. */
  readonly has_jobs: boolean
}

/**
 * Minutes after which a mail counts as late, and a job as waiting too long. Late is a mail that was tried: of many that
 * were written at once the last ones wait, and nothing is wrong.
 */
const lateMinutes = 15
/** A failed job is told for so many hours; a failed mail until somebody tries it again. */
const toldHours = 24

/** What the database knows about its own health, mails, imports and backups, in one statement. */
export async function storedHealth(db: Db, now: Date): Promise<Stored> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<Stored>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::int from pg_stat_activity
        where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()
          and backend_type = 'client backend' and application_name <> ${commandName}) as longest,
      (select count(*)::int from outbox where state = 'failed') as mails_failed,
      (select count(*)::int from outbox where state in ('waiting', 'sending') and problem is not null
        and created_at < ${at} - make_interval(mins => ${lateMinutes}) and due_at <= ${at}) as mails_late,
      b.taken_at as backup_at, b.warnings as backup_warnings,
      (select max(finished_at) from import_history) as import_at,
      array(select kind from latest_imports where state = 'failed' order by kind) as imports_failed,
      to_regclass('pgboss.job') is not null as has_jobs
    from (select 1) s left join lateral (select taken_at, warnings from backups order by taken_at desc limit 1) b on true`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('the database does not answer')
  return row
}

export interface Failed {
  readonly name: string
  readonly times: number
}

/** Jobs that failed lately, and how many wait too long with none of their kind running. */
export async function jobsHealth(db: Db, now: Date): Promise<{ failed: Failed[]; late: number }> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<{ failed: Failed[]; late: number }>`
    select coalesce((select json_agg(f) from (select name, count(*)::int as times from pgboss.job
        where state = 'failed' and completed_on > ${at} - make_interval(hours => ${toldHours}) group by name order by name) f),
        '[]') as failed,
      (select count(*)::int from pgboss.job j where state in ('created', 'retry')
        and start_after < ${at} - make_interval(mins => ${lateMinutes}) and not exists (select from pgboss.job a
          where a.name = j.name and a.state = 'active' and a.heartbeat_on > ${at} - interval '1 minute')) as late`.execute(
    db,
  )
  return rows[0] ?? { failed: [], late: 0 }
}
