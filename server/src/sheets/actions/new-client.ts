import type { ClientSet } from '@mandato/contract/sheets/calls'
import type * as z from 'zod'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { insertProspect, placeJob } from '../../registry/index.ts'
import type { Acting } from '../acting.ts'
import { mergeFields, wrongFields } from '../fields.ts'
import { clientSeenBy } from '../queries/clients.ts'
import { agencySeenBy } from '../queries/reminders.ts'
import { sheetSettings } from '../queries/settings.ts'
import { lockSheetsOf } from '../queries/sheets.ts'
import { columnsOf, emptySheet } from '../registry-fields.ts'
import type { Opened } from './open-sheet.ts'

/** Enters the client a new sheet is about: a prospect of the agent's own agency, or of the one the office names. */
export async function openNewClient(context: Acting, body: z.infer<typeof ClientSet>): Promise<Opened> {
  const { db, user, language } = context
  const settings = await sheetSettings(db)
  const fields = mergeFields(user, emptySheet('IT'), body.scheda_fields ?? {}, {}, settings, language)
  if (!fields['business_name']) throw wrongFields([{ field: 'business_name', code: 'required' }], language)
  const agencyId = user.role === 'agent' ? user.agencyId : (body.agency ?? null)
  if (agencyId === null) throw wrongFields([{ field: 'agency', code: 'required' }], language)
  if (!(await agencySeenBy(db, user, agencyId))) throw notFound()
  const { id, code } = await insertProspect(db, {
    agencyId,
    agentId: user.role === 'agent' ? user.id : null,
    columns: columnsOf(fields),
  })
  await context.jobs.send(db, placeJob, {})
  await recordEvent(context, {
    what: 'client.created',
    entity: 'client',
    id,
    after: { status: 'prospect', code },
  })
  const client = await clientSeenBy(db, user, id)
  // A sales person with areas who enters a client elsewhere would lose it at once.
  if (!client) throw notFound()
  await lockSheetsOf(db, id)
  return { client, head: undefined, settings }
}
