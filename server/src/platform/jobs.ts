import type { PgBoss } from 'pg-boss'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from './db/db.ts'
import { isStoreAway } from './db/database-errors.ts'

/** Work that runs later, on whichever process is free. */
export interface Job {
  readonly name: string
  /** What to do; throwing means it is tried again. The data is JSON. */
  run(data: Readonly<Record<string, unknown>>): Promise<void>
  /** How many may run at once in one process; 1 unless said. */
  readonly atOnce?: number
  /** Tries after a failure, with doubling pauses; 0 unless said. */
  readonly retries?: number
  /** A cron line in Europe/Rome, for work that comes by itself. */
  readonly cron?: string
  /** Also once when a process starts: what the former one left is taken up at once, not at the next minute. */
  readonly atStart?: boolean
  /** Seconds after which a running job counts as dead and is given to another process; 900 unless said. */
  readonly expireInSeconds?: number
}

export interface Jobs {
  /**
   * Sends a job in the given transaction: a rolled-back act never sends one. Before `start` is done it waits for it.
   * @param later `after` so many seconds; of several sent for the same moment one comes
   */
  send(
    db: Db,
    name: string,
    data: Readonly<Record<string, unknown>>,
    later?: { readonly after: number },
  ): Promise<void>
  start(jobs: readonly Job[]): Promise<void>
  /** Waits a moment for what runs. */
  stop(): Promise<void>
}

/** A process that dies stops its heartbeat; its jobs go to another one after this many seconds … */
const heartbeatSeconds = 20
/** … because somebody looks this often. */
const lookSeconds = 5
/** A job that runs longer than this when the process stops is returned to the queue and restarted by the next process. */
const stopPatience = 1_500
/** Done jobs are deleted after a day: all of them are counted each time somebody looks. Mails, imports and prints have tables of their own. */
const deleteAfterSeconds = 24 * 3600

/** How often each queue is asked for jobs, in seconds. */
interface Asking {
  /** While PostgreSQL tells of each job that is sent, so that it begins at once; what it told nobody is found then. */
  readonly told: number
  /** While it cannot, for example behind a pooler. */
  readonly untold: number
}

/** Jobs on pg-boss, with connections of its own: it expects JavaScript dates where ours are text. */
export function bossJobs(
  connection: pg.PoolConfig,
  log: Logger,
  asking: Asking = { told: 5, untold: 1 },
): Jobs {
  const { types: _, ...own } = connection
  const started = Promise.withResolvers<PgBoss>()
  // Whoever sends hears of a start that failed; that nobody sends is no fault.
  started.promise.catch(() => undefined)
  let boss: PgBoss | undefined
  let stopped = false
  const tell = tellCalmly(log)
  return {
    async send(db, name, data, later) {
      const [{ fromKysely }, running] = await Promise.all([import('pg-boss'), started.promise])
      const when = later && { startAfter: later.after, singletonSeconds: later.after }
      await running.send(name, data, { db: fromKysely(db), ...when })
    },
    async start(jobs) {
      try {
        // Loaded here, after the server listens: nobody waits for it.
        const library = await import('pg-boss')
        if (stopped) return
        const made = new library.PgBoss({
          ...(own as object),
          application_name: 'mandato-jobs',
          max: 3,
          persistWarnings: false,
          useListenNotify: true,
          superviseIntervalSeconds: lookSeconds,
          monitorIntervalSeconds: lookSeconds,
        })
        boss = made
        made.on('error', (error) => void (stopped || tell(error)))
        await made.start()
        await Promise.all(jobs.map((job) => startOne(made, job, asking, log)))
        started.resolve(made)
      } catch (error) {
        started.reject(error)
        throw error
      }
    },
    async stop() {
      await boss?.stop({ graceful: true, timeout: stopPatience })
      stopped = true
    },
  }
}

/** Every queue asks by itself: while the database is away one line a minute says as much as hundreds. */
function tellCalmly(log: Logger): (error: Error) => void {
  let toldAt = Number.NEGATIVE_INFINITY
  return (error) => {
    // What pg-boss emits is often a copy of the error, and no `Error` itself.
    if (!isStoreAway(Object.assign(new Error(error.message), error))) return log.error({ err: error }, 'jobs')
    if (performance.now() - toldAt < 60_000) return
    toldAt = performance.now()
    log.warn({ reason: error.message }, 'jobs wait for the database')
  }
}

async function startOne(boss: PgBoss, job: Job, { told, untold }: Asking, log: Logger): Promise<void> {
  const options = {
    retryLimit: job.retries ?? 0,
    retryBackoff: true,
    retryDelay: 5,
    expireInSeconds: job.expireInSeconds ?? 900,
    heartbeatSeconds,
    deleteAfterSeconds,
    notify: true,
  }
  await boss.createQueue(job.name, options)
  await boss.updateQueue(job.name, options)
  await boss.work<Readonly<Record<string, unknown>>>(
    job.name,
    {
      localConcurrency: job.atOnce ?? 1,
      pollingIntervalSeconds: untold,
      notifyPollingIntervalSeconds: told,
    },
    async ([given]) => {
      if (!given) return
      try {
        await job.run(given.data ?? {})
      } catch (err) {
        log.error({ job: job.name, err }, 'a job failed')
        throw err
      }
    },
  )
  if (job.atStart) await boss.send(job.name, {})
  if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'Europe/Rome' })
}
