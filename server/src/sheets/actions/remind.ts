import { unfinished } from '@mandato/contract/sheets/status'
import type { Language } from '@mandato/contract/words'
import type { Context, Services } from '../../platform/context.ts'
import type { Db } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { maskEmail, tokenForReminder } from '../../signing/index.ts'
import { languageOf } from '../../registry/index.ts'
import { momentIn, postLetter } from '../mails.ts'
import { clientById, clientSeenBy, type SheetClient } from '../queries/clients.ts'
import {
  agencySeenBy,
  type AgencyToRemind,
  noteReminders,
  type Progress,
  progressOf,
} from '../queries/reminders.ts'
import { headOf, lockSheetsOf, type Sheet, type SheetChange } from '../queries/sheets.ts'
import { notInState } from '../refusals.ts'
import { betweenReminders } from '../rules.ts'
import { signingPage } from './send.ts'
import { type Mover, step } from './step.ts'

type Skipped = {
  client: string
  client_id: number
  reason: 'too_soon' | 'finished' | 'no_open_link' | 'no_address'
}
interface Reminded {
  sent_to: string[]
  sheets: number
  skipped: Skipped[]
}

const dayAgo = (now: Date): Date => new Date(now.getTime() - betweenReminders * 1000)

/**
 * Reminds an agency of its unfinished sheets; of one client only where it is named, and then the signer instead
 * if a link is open. At most one reminder about a sheet in 24 hours.
 */
export async function remindAgency(
  context: Context,
  agencyId: number,
  clientId: number | null,
): Promise<Reminded> {
  const agency = await agencySeenBy(context.db, context.user, agencyId)
  const clients = agency ? await progressOf(context.db, context.user, agencyId, clientId) : []
  if (!agency || (clientId !== null && clients.length === 0)) throw notFound()
  if (clientId !== null && clients[0]?.status === 'sent') return remindSigner(context, clientId)
  const open = clients.filter((c) => (unfinished as readonly string[]).includes(c.status))
  const skipped: Skipped[] = clients
    .filter((c) => clientId !== null && !open.includes(c))
    .map((c) => ({ client: c.business_name, client_id: c.id, reason: 'finished' }))
  if (!agency.email)
    return { sent_to: [], sheets: 0, skipped: [...skipped, ...open.map((c) => skip(c, 'no_address'))] }
  const { clock, db } = context
  const now = clock.now()
  const due = new Set(
    await noteReminders(
      db,
      open.map((c) => c.id),
      'agency',
      now,
      dayAgo(now),
    ),
  )
  const sent = open.filter((c) => due.has(c.id))
  skipped.push(...open.filter((c) => !due.has(c.id)).map((c) => skip(c, 'too_soon')))
  if (sent.length === 0) return { sent_to: [], sheets: 0, skipped }
  await mailAgency(context, agency, sent)
  return { sent_to: [maskEmail(agency.email)], sheets: sent.length, skipped }
}

const skip = (client: Progress, reason: Skipped['reason']): Skipped => ({
  client: client.business_name,
  client_id: client.id,
  reason,
})

async function mailAgency(
  context: Context,
  agency: AgencyToRemind,
  sheets: readonly Progress[],
): Promise<void> {
  const language = (agency.language ?? languageOf(agency.country)) as Language
  const first = await clientById(context.db, sheets[0]?.id ?? 0)
  if (!first || !agency.email) return
  const shown = sheets.slice(0, 40).map((c) => `${c.code} ${c.business_name}`)
  await postLetter(context, {
    kind: 'agency_reminder',
    to: { email: agency.email, language, agent: true },
    client: first,
    about: sheets.map((c) => c.id),
    values: {
      agency: agency.business_name,
      n: sheets.length,
      list: `${shown.join('; ')}${sheets.length > shown.length ? ' …' : ''}`,
    },
    url: `${context.config.publicUrl}/${language}/sheets`,
  })
  await recordEvent(context, {
    what: 'sheet.agency_reminded',
    entity: 'agency',
    id: agency.id,
    after: { sheets: sheets.length },
  })
}

/** Reminds the signer of an open link. */
export async function remindSigner(context: Context, clientId: number): Promise<Reminded> {
  const { db, clock } = context
  await lockSheetsOf(db, clientId)
  const client = await clientSeenBy(db, context.user, clientId)
  if (!client) throw notFound()
  const head = await headOf(db, clientId)
  if (head?.status !== 'sent') throw notInState(head?.status ?? 'to_fill', context.language)
  const tooSoon: Skipped = { client: client.business_name, client_id: clientId, reason: 'too_soon' }
  const now = clock.now()
  if (new Date(head.link_expires_at ?? 0).getTime() <= now.getTime())
    return { sent_to: [], sheets: 0, skipped: [{ ...tooSoon, reason: 'no_open_link' }] }
  if (!(await writeToSigner(context, client, head))) return { sent_to: [], sheets: 0, skipped: [tooSoon] }
  return { sent_to: [maskEmail(head.signer_email ?? '')], sheets: 1, skipped: [] }
}

/**
 * Writes to the signer, with the sheet and a token of its own.
 * @returns false when the last reminder is less than a day old
 */
export async function writeToSigner(
  mover: Mover & Services & { readonly db: Db },
  client: SheetClient,
  sheet: Sheet,
  change: SheetChange = {},
): Promise<boolean> {
  const { db, clock, config } = mover
  const now = clock.now()
  if ((await noteReminders(db, [client.id], 'signer', now, dayAgo(now))).length === 0) return false
  const token = await tokenForReminder(db, sheet.id, now)
  if (!token || !sheet.signer_email) return false
  await step(mover, sheet, 'remind', change, { to: maskEmail(sheet.signer_email) })
  await postLetter(mover, {
    kind: 'reminder',
    to: { email: sheet.signer_email, language: sheet.language, agent: false },
    client,
    values: {
      client: String(sheet.fields['business_name'] ?? client.business_name),
      until: momentIn(sheet.language, sheet.link_expires_at ?? now),
    },
    url: signingPage(config, sheet.language, token),
    attachments: sheet.pdf_file_id === null ? [] : [sheet.pdf_file_id],
  })
  return true
}
