import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { notFound } from '../../platform/refusals.ts'
import { applyFault, mayCancel } from '../policy.ts'
import { cancelOrAsk, importForUpdate, queueForApplying } from '../queries/imports.ts'
import { refuse } from '../refusals.ts'
import { importJob } from './start-import.ts'

/** Queues a checked file for writing. It is read and checked again, because the registry may have changed. */
export async function applyImport(
  context: Context,
  id: number,
  acceptValid: boolean | undefined,
): Promise<void> {
  const { db, jobs } = context
  const row = await importForUpdate(db, id)
  if (!row) throw notFound()
  const accept = acceptValid ?? row.accept_valid
  const fault = applyFault(row, accept)
  if (fault) throw refuse(fault, { state: row.state, rejected: row.rejected })
  await queueForApplying(db, id, accept)
  await recordEvent(context, {
    what: 'import.apply_asked',
    entity: 'import',
    id,
    after: { accept_valid: accept },
  })
  await jobs.send(db, importJob, { id })
}

export async function cancelImport(context: Context, id: number): Promise<void> {
  const { db, clock } = context
  const row = await importForUpdate(db, id)
  if (!row) throw notFound()
  if (!mayCancel(row)) throw refuse('import_already_ended', { state: row.state })
  await cancelOrAsk(db, id, row.state, clock.now())
  await recordEvent(context, { what: 'import.cancelled', entity: 'import', id, before: { state: row.state } })
}
