import type { HealthPart, HealthState } from '@mandato/contract/home/health'
import type { healthSentences } from './sentences.ts'

export type Said = keyof typeof healthSentences
/** How a part stands: the key of its sentence, and the figures in it. */
export interface Found {
  readonly part: HealthPart
  readonly state: HealthState
  readonly said: Said
  readonly values?: Readonly<Record<string, string | number>>
  /** Kinds of imports, named in the language of the answer. */
  readonly kinds?: readonly string[]
}

const gigabyte = 1024 ** 3
const day = 86_400_000
const daysSince = (at: string, now: Date) => Math.floor((now.getTime() - Date.parse(at)) / day)
const gigabytes = (bytes: number) => Math.floor(bytes / gigabyte)

/** Seconds after which an act under way holds others up: no call takes a tenth of that, and commands are left out. */
const longAct = 600
export function databaseFound(s: { version: string; bytes: number; longest: number }): Found {
  const values = {
    version: s.version,
    size: Math.ceil(s.bytes / 1024 ** 2),
    minutes: Math.round(s.longest / 60),
  }
  return s.longest > longAct
    ? { part: 'database', state: 'warn', said: 'database_long', values }
    : { part: 'database', state: 'ok', said: 'database_ok', values }
}

/** Files, papers and mails are written here; PostgreSQL too where it is our own. */
export function diskFound({ free, total }: { free: number; total: number }): Found {
  const values = { free: gigabytes(free), total: gigabytes(total) }
  const state =
    free < gigabyte || free < total * 0.02 ? 'bad' : free < 5 * gigabyte || free < total * 0.1 ? 'warn' : 'ok'
  return { part: 'disk', state, said: state === 'ok' ? 'disk_ok' : 'disk_low', values }
}

type Jobs = { failed: readonly { name: string; times: number }[]; late: number } | null
export function jobsFound(jobs: Jobs): Found {
  if (!jobs) return { part: 'jobs', state: 'unknown', said: 'jobs_never' }
  if (jobs.late > 0) return { part: 'jobs', state: 'bad', said: 'jobs_late', values: { count: jobs.late } }
  if (jobs.failed.length === 0) return { part: 'jobs', state: 'ok', said: 'jobs_ok' }
  const names = jobs.failed.map(({ name, times }) => `${name} × ${times}`).join(', ')
  return { part: 'jobs', state: 'warn', said: 'jobs_failed', values: { names } }
}

export function mailFound(s: { mails_failed: number; mails_late: number }, hasServer: boolean): Found {
  if (!hasServer) return { part: 'mail', state: 'warn', said: 'mail_none' }
  if (s.mails_late > 0)
    return { part: 'mail', state: 'bad', said: 'mail_late', values: { count: s.mails_late } }
  if (s.mails_failed > 0)
    return { part: 'mail', state: 'warn', said: 'mail_failed', values: { count: s.mails_failed } }
  return { part: 'mail', state: 'ok', said: 'mail_ok' }
}

/** Days without a file after which the figures are old: a long weekend is none. */
const importDays = 4
export function importsFound(
  s: { import_at: string | null; imports_failed: readonly string[] },
  now: Date,
): Found {
  if (s.imports_failed.length > 0)
    return {
      part: 'imports',
      state: 'warn',
      said: 'imports_failed',
      kinds: s.imports_failed,
    }
  if (s.import_at === null) return { part: 'imports', state: 'unknown', said: 'imports_never' }
  const days = daysSince(s.import_at, now)
  if (days === 0) return { part: 'imports', state: 'ok', said: 'imports_today' }
  return { part: 'imports', state: days > importDays ? 'warn' : 'ok', said: 'imports_last', values: { days } }
}

export function backupFound(
  s: { backup_at: string | null; backup_warnings: number | null },
  now: Date,
): Found {
  if (s.backup_at === null) return { part: 'backup', state: 'bad', said: 'backup_never' }
  const days = daysSince(s.backup_at, now)
  const state = days > 7 ? 'bad' : days > 2 ? 'warn' : 'ok'
  if (state !== 'ok') return { part: 'backup', state, said: 'backup_old', values: { days } }
  if (s.backup_warnings)
    return { part: 'backup', state: 'warn', said: 'backup_warnings', values: { count: s.backup_warnings } }
  return { part: 'backup', state, said: days === 0 ? 'backup_today' : 'backup_ok', values: { days } }
}

/** Days before its end in which somebody has to renew it by hand. */
const renewDays = 21
export function certificateFound(end: Date | null | 'unreachable', now: Date): Found {
  const part = 'certificate'
  if (end === null) return { part, state: 'unknown', said: 'certificate_none' }
  if (end === 'unreachable') return { part, state: 'warn', said: 'certificate_unreachable' }
  const days = Math.floor((end.getTime() - now.getTime()) / day)
  if (days < 0) return { part, state: 'bad', said: 'certificate_over' }
  const state = days < 7 ? 'bad' : days < renewDays ? 'warn' : 'ok'
  return { part, state, said: state === 'ok' ? 'certificate_ok' : 'certificate_ends', values: { days } }
}
