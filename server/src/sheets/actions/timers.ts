import type { Language } from '@mandato/contract/words'
import { today } from '../../platform/clock.ts'
import { type Db, transaction } from '../../platform/db/db.ts'
import { endLink } from '../../signing/index.ts'
import type { Working } from '../acting.ts'
import { eachOnItsOwn } from '../each.ts'
import { agentOf, clientPage, postLetter } from '../mails.ts'
import { clientById } from '../queries/clients.ts'
import { versionsInForce } from '../queries/legal.ts'
import { sentSheets } from '../queries/reminders.ts'
import { sheetSettings } from '../queries/settings.ts'
import { lockSheetsOf, type Sheet, sheetById } from '../queries/sheets.ts'
import { dueForRenewal, expiredLinks } from '../queries/timers.ts'
import { monthsLater, remindersDue } from '../rules.ts'
import { writeToSigner } from './remind.ts'
import { step } from './step.ts'
import { unfrozen } from './unfrozen.ts'

/** Each sheet in a transaction of its own, read again under the lock: one that moved meanwhile is left alone. */
const eachSheet = (
  working: Working,
  found: readonly { readonly id: number; readonly client_id: number }[],
  act: (inside: Working & { readonly language: Language }, sheet: Sheet, tx: Db) => Promise<unknown>,
): Promise<void> =>
  eachOnItsOwn(found, ({ id, client_id }) =>
    transaction(working.db, async (tx) => {
      await lockSheetsOf(tx, client_id)
      const sheet = await sheetById(tx, id)
      if (sheet) await act({ ...working, db: tx, language: sheet.language }, sheet, tx)
    }),
  )

/** Links that ran out: the sheet is ready to sign again, the agent is told. */
export async function expireLinks(working: Working): Promise<void> {
  const now = working.clock.now()
  await eachSheet(working, await expiredLinks(working.db, now), async (inside, sheet, tx) => {
    if (sheet.status !== 'sent' || new Date(sheet.link_expires_at ?? 0) > now) return
    const { sent_at, sent_by, link_expires_at, reminder_step } = unfrozen
    await step(inside, sheet, 'expire', { sent_at, sent_by, link_expires_at, reminder_step })
    await endLink(tx, sheet.id, 'expired', now)
    const client = await clientById(tx, sheet.client_id)
    const to = client && agentOf(client)
    if (client && to)
      await postLetter(inside, {
        kind: 'expired',
        to,
        client,
        url: clientPage(working.config, to.language, client.id),
      })
  })
}

/** The planned reminders of day 3, 7 and 12. After a long stop only one is sent, and the missed ones count as sent. */
export async function remindSigners(working: Working): Promise<void> {
  const now = working.clock.now()
  await eachSheet(working, await sentSheets(working.db, now), async (inside, sheet, tx) => {
    const due = remindersDue(new Date(sheet.sent_at ?? now), now)
    if (sheet.status !== 'sent' || due <= sheet.reminder_step || new Date(sheet.link_expires_at ?? 0) <= now)
      return
    const client = await clientById(tx, sheet.client_id)
    if (client) await writeToSigner(inside, client, sheet, { reminder_step: due })
  })
}

/** Confirmed sheets that grew old, whose legal text was replaced, or that the ERP contradicts. They stay valid. */
export async function flagRenewals(working: Working): Promise<void> {
  const { db, clock } = working
  const day = today(clock)
  const { renew_after_months } = await sheetSettings(db)
  const versions = await versionsInForce(db, day)
  const due = {
    confirmedBy: monthsLater(day, -renew_after_months),
    privacy: versions.privacy ?? 0,
    terms: versions.terms ?? 0,
  }
  const found = await dueForRenewal(db, due)
  const because = new Map(found.map((row) => [row.id, row.because]))
  await eachSheet(working, found, async (inside, sheet) => {
    const reason = because.get(sheet.id)
    if (sheet.status !== 'confirmed' || sheet.to_renew || !reason) return
    await step(inside, sheet, 'flag', { to_renew: true, to_renew_because: reason }, { because: reason })
  })
}
