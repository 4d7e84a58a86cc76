import { transaction } from '../platform/db/db.ts'
import { forgetFiles } from '../platform/files/forget-files.ts'
import { recordEvent } from '../platform/events.ts'
import type { Job } from '../platform/jobs.ts'
import type { Parts } from '../platform/parts.ts'
import { redrawPictures } from './actions/redraw.ts'
import { mailContent, wordsByLanguage } from './mails.ts'
import { mailWatchers } from './download-mails.ts'
import { forgetSelections } from './queries/download-selections.ts'
import { forgetLoose } from './queries/files.ts'
import { forgetPresence } from './queries/presence.ts'
import { mailReaders, nextToMail, noteMailed } from './queries/mails.ts'

export const mailContentJob = 'mail-contents'
const day = 24 * 3_600_000

type Work = Pick<Parts, 'db' | 'jobs' | 'config' | 'clock'>

/** Writes to the audience of each item that has come out since, and tells them under the bell: once, and never to who was not in it. */
async function mailAll(work: Work): Promise<void> {
  while (await transaction(work.db, (db) => mailNext({ ...work, db }))) continue
}

async function mailNext(work: Work): Promise<boolean> {
  const { db, clock } = work
  const item = await nextToMail(db, clock.now())
  if (!item) return false
  await noteMailed(db, item.id, clock.now())
  const { kind, id, audience } = item
  await recordEvent({ db }, { what: 'content.out', entity: kind, id, after: { audience }, notice: true })
  const wordsFor = wordsByLanguage(work, item.id)
  for (const reader of await mailReaders(db, item.kind, item.id)) {
    const words = await wordsFor(reader.language)
    if (words) await mailContent(work, { ...item, words }, reader)
  }
  return true
}

/** Mails of what comes out and of what is new in folders; old pictures drawn anew; what nobody needs any more. */
export const contentJobs = (parts: Parts): Job[] => [
  { name: mailContentJob, cron: '*/5 * * * *', retries: 3, run: () => mailAll(parts) },
  { name: 'mail-folder-news', cron: '*/10 * * * *', retries: 3, run: () => mailWatchers(parts) },
  // Once for what was kept before pictures lost what their camera wrote: afterwards it finds nothing.
  {
    name: 'redraw-pictures',
    cron: '17 2 * * *',
    atStart: true,
    expireInSeconds: 4 * 3600,
    run: () => redrawPictures(parts),
  },
  {
    name: 'forget-presence',
    cron: '27 3 * * *',
    run: () => forgetPresence(parts.db, new Date(parts.clock.now().getTime() - day)),
  },
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
