import { readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'

/*
 * A file of a million lines may take seconds longer; people at their screens may not wait for it. Measured with two
 * cores: beside an import that has what it takes a hundredth of the calls wait 2.1 to 2.9 times as long as without,
 * beside one that stands back 1.3 to 2.0 times. Linux alone gives single threads a priority.
 */
const niceness = 10

/** The thread that calls stands back behind the others of this process. */
export function standBack(): void {
  if (process.platform === 'linux') setPriority(Number(basename(readlinkSync('/proc/thread-self'))), niceness)
}

/**
 * The same for a session's process of PostgreSQL, where it is one of this machine that we may set back.
 * @param host where the session's server is; a path is a socket of this machine
 */
export function letStandBack(host: string, pid: number): void {
  if (process.platform !== 'linux' || !host.startsWith('/')) return
  try {
    // Behind a socket that a container shares, the number may be another process's.
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: ')) return
    setPriority(pid, niceness)
    // Where Linux schedules by groups of processes that began together, each of PostgreSQL's is a group of its own, and
    // only the group's priority counts against the others (sched(7), "autogroup").
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness))
  } catch {
    // It has ended, or belongs to somebody else: it runs as it is.
  }
}

/** The same for this process and all that it starts. */
export function standBackWhole(): void {
  if (process.platform !== 'linux') return
  setPriority(niceness)
  try {
    writeFileSync('/proc/self/autogroup', String(niceness))
  } catch {
    // A Linux that does not schedule by groups.
  }
}
