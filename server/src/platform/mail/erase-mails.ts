import type { RawBuilder } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { FileStore } from '../files/files.ts'
import { removeFile } from '../files/stored-files.ts'
import type { Job, Jobs } from '../jobs.ts'
import { forgetOldMails, type MailTimes } from './forget-old.ts'
import { forgetWritten } from './forget-written.ts'

const forgetMailsJob = 'forget-mails'

/**
 * Erases mails with everything that left with them, after the transaction at hand: the messages written to the folder, and
 * attached files that nothing else keeps.
 * @param which a condition on `outbox`
 */
async function eraseMails(
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  which: RawBuilder<boolean>,
): Promise<void> {
  const { rows } = await sql<{ id: number; attachments: number[] }>`
    delete from outbox where ${which} returning id, attachments`.execute(db)
  if (rows.length === 0) return
  const files = [...new Set(rows.flatMap(({ attachments }) => attachments))]
  await jobs.send(db, forgetMailsJob, { mails: rows.map(({ id }) => id), files })
}

/**
 * Mails about a client, whoever got them, and those about nobody to his addresses: sent ones are copies of what
 * left, waiting ones must not leave any more. Two shops of one owner share a mailbox: what is about the other one stays,
 * and so does what waits and is about others too.
 */
export const eraseMailsAbout = (
  acting: { readonly db: Db; readonly jobs: Jobs },
  client: number,
  addresses: readonly string[],
): Promise<void> =>
  eraseMails(
    acting,
    sql<boolean>`(${client} = any(client_ids) and (state not in ('waiting', 'sending') or cardinality(client_ids) = 1))
      or (client_ids = '{}' and lower(recipient) = any(${addresses.map((one) => one.toLowerCase())}))`,
  )

/** Mails about nobody of the registry to some addresses. */
export const eraseMailsTo = (
  acting: { readonly db: Db; readonly jobs: Jobs },
  addresses: readonly string[],
): Promise<void> =>
  eraseMails(
    acting,
    sql<boolean>`client_ids = '{}' and lower(recipient) = any(${addresses.map((one) => one.toLowerCase())})`,
  )

/** Is a file still part of another mail? */
async function isAttached(db: Db, file: number): Promise<boolean> {
  const { rows } =
    await sql`select from outbox where attachments @> array[${file}]::bigint[] limit 1`.execute(db)
  return rows.length > 0
}

/** A document that a domain keeps as well is named by its table. */
const isKeptElsewhere = (error: unknown): boolean => (error as { code?: unknown }).code === '23503'

interface Parts {
  readonly db: Db
  readonly files: FileStore
  readonly config: Config
  readonly jobs: Jobs
  readonly clock: Clock
}
/** @param times how long they are kept, as the company chose */
export const forgetMailsJobs = (
  { db, files, config, jobs, clock }: Parts,
  times: (db: Db) => Promise<MailTimes>,
): Job[] => [
  {
    name: 'forget-old-mails',
    cron: '53 3 * * *',
    expireInSeconds: 3600,
    run: async () =>
      forgetOldMails(db, clock.now(), await times(db), (tx, mails, carried) =>
        jobs.send(tx, forgetMailsJob, { mails, files: carried }),
      ),
  },
  {
    name: forgetMailsJob,
    retries: 5,
    run: async ({ mails, files: ids }) => {
      for (const mail of numbers(mails)) await forgetWritten(config, mail)
      for (const id of numbers(ids)) {
        if (await isAttached(db, id)) continue
        await removeFile(db, files, id).catch((error: unknown) => {
          if (!isKeptElsewhere(error)) throw error
        })
      }
    },
  },
]

const numbers = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number) : [])

/**
 * Of these files those that no mail carries. What went as a link alone is among them: a link ends with its file.
 */
export async function notInMails(db: Db, files: readonly number[]): Promise<number[]> {
  if (files.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select f.id from unnest(${[...files]}::bigint[]) f (id)
    where not exists (select from outbox o where o.attachments @> array[f.id])`.execute(db)
  return rows.map(({ id }) => id)
}
