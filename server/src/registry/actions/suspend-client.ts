import { today } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events.ts'
import { resume, suspend } from '../queries/client-status.ts'
import type { CustomerStatus } from '@mandato/contract/registry/customer-status'
import { clientInState } from './client-in-state.ts'

/** Puts a client on credit stop or lifts it; gives the status it has now. */
export async function changeSuspension(
  context: Context,
  id: number,
  { suspended, reason }: { suspended: boolean; reason: string },
): Promise<CustomerStatus> {
  const { db, user, clock } = context
  const client = await clientInState(context, id, suspended ? 'suspend' : 'resume')
  if (suspended) await suspend(db, id, { by: user.id, at: clock.now(), reason })
  const status = suspended ? 'suspended' : await resume(db, id, today(clock))
  await recordEvent(context, {
    what: suspended ? 'client.suspended' : 'client.resumed',
    entity: 'client',
    id,
    before: { status: client.status },
    after: { status, ...(reason && { reason }) },
  })
  return status
}
