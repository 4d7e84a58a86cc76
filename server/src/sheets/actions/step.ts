import type { SheetEvent } from '@mandato/contract/sheets/transitions'
import type { Language } from '@mandato/contract/words'
import type { Clock } from '../../platform/clock.ts'
import { type Actor, recordEvent } from '../../platform/events.ts'
import { forgetFiles } from '../../platform/files/forget-files.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { refuse as refuseInGeneral } from '../../platform/refusals.ts'
import { noteSheet } from '../../registry/index.ts'
import { dropPaper } from '../queries/kept-papers.ts'
import { changeSheet, headOf, lastSheet, type Sheet, type SheetChange } from '../queries/sheets.ts'
import { notInState } from '../refusals.ts'
import type { SheetStatus } from '@mandato/contract/sheets/status'
import { next, noticed } from '../rules.ts'

/** Who moves a sheet: a person, the signer behind a link, or a timer. */
export type Mover = Actor & { readonly clock: Clock; readonly jobs: Jobs; readonly language: Language }

/**
 * Moves a revision along its way: checks that the event is on it, changes the row only if nobody was faster,
 * writes the event down and lets the registry's lists know.
 * @param also what the event tells besides the statuses
 */
export async function step(
  mover: Mover,
  sheet: Sheet,
  event: SheetEvent,
  change: SheetChange = {},
  also: Readonly<Record<string, unknown>> = {},
): Promise<Sheet> {
  const to = next(event, sheet.status)
  if (!to) throw notInState(sheet.status, mover.language)
  // Due for renewal is shown as a status of its own, and is waited for since then.
  const stays = to === sheet.status && event !== 'flag'
  const since = stays ? sheet.since : mover.clock.now()
  const moved = await changeSheet(mover.db, sheet, { ...change, status: to, since })
  if (!moved) throw refuseInGeneral('changed_meanwhile')
  // An edit discards the PDF that was frozen: nobody will ever sign it.
  if (change.pdf_file_id === null && sheet.pdf_file_id !== null) {
    await dropPaper(mover.db, sheet.id)
    await forgetFiles(mover, [sheet.pdf_file_id])
  }
  await tell(mover, event, sheet, sheet.status, moved.status, also)
  return moved
}

/** Writes an event of a revision down and brings the registry's lists up to date. */
export async function tell(
  mover: Mover,
  event: SheetEvent,
  sheet: Pick<Sheet, 'id' | 'client_id' | 'revision'>,
  before: SheetStatus,
  after: SheetStatus,
  also: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { before: former, ...rest } = also as { before?: Readonly<Record<string, unknown>> }
  await recordEvent(mover, {
    what: `sheet.${event}`,
    entity: 'sheet',
    id: sheet.id,
    client: sheet.client_id,
    before: { status: before, ...former },
    after: { status: after, revision: sheet.revision, ...rest },
    notice: noticed.includes(event),
  })
  await noteHead(mover, sheet.client_id)
}

/** What lists of clients show of the sheet a client stands under now. */
export async function noteHead(mover: Mover, clientId: number): Promise<void> {
  const head = await headOf(mover.db, clientId)
  // After the only revision was cancelled a client is where it began, with that one as its last sheet.
  const last = head ?? (await lastSheet(mover.db, clientId))
  if (!last) return
  await noteSheet(mover, clientId, {
    id: last.id,
    status: head?.status ?? 'to_fill',
    since: head?.since ?? null,
    sentAt: head?.sent_at ?? null,
    signedAt: head?.signed_at ?? null,
    confirmedAt: head?.status === 'confirmed' ? head.decided_at : null,
    validFrom: head?.valid_from ?? null,
    toRenew: head?.to_renew ?? false,
  })
}
