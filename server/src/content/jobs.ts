import { transaction } from '../platform/db/db.ts'
import { forgetFiles } from '../platform/files/forget-files.ts'
import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { mailContent, wordsByLanguage } from './mails.ts'
import { mailWatchers } from './download-mails.ts'
import { forgetSelections } from './queries/download-selections.ts'
import { forgetLoose } from './queries/files.ts'
import { mailReaders, nextToMail, noteMailed } from './queries/mails.ts'

export const mailContentJob = 'mail-contents'
const day = 24 * 3_600_000

type Work = Pick<Parts, 'db' | 'jobs' | 'config' | 'clock'>

/** Writes to the audience of each item that has come out since: once, and never to who was not in it. */
async function mailAll(work: Work): Promise<void> {
  while (await transaction(work.db, (db) => mailNext({ ...work, db }))) continue
}

async function mailNext(work: Work): Promise<boolean> {
  const { db, clock } = work
  const item = await nextToMail(db, clock.now())
  if (!item) return false
  await noteMailed(db, item.id, clock.now())
  const wordsFor = wordsByLanguage(work, item.id)
  for (const reader of await mailReaders(db, item.kind, item.id)) {
    const words = await wordsFor(reader.language)
    if (words) await mailContent(work, { ...item, words }, reader)
  }
  return true
}

/** Mails of what comes out at its moment, and of what is new in folders; files that were sent for an item nobody saved. */
export const contentJobs = (parts: Parts): Job[] => [
  { name: mailContentJob, cron: '*/5 * * * *', retries: 3, run: () => mailAll(parts) },
  { name: 'mail-folder-news', cron: '*/10 * * * *', retries: 3, run: () => mailWatchers(parts) },
  {
    name: 'forget-loose-content-files',
    cron: '47 3 * * *',
    run: () =>
      transaction(parts.db, async (db) => {
        const now = parts.clock.now().getTime()
        await forgetSelections(db, new Date(now - day))
        await forgetFiles({ ...parts, db }, await forgetLoose(db, new Date(now - 7 * day)))
      }),
  },
]
