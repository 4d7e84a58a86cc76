import { notFound } from '../../platform/refusals.ts'
import { holdClients } from '../../registry/index.ts'
import type { Acting } from '../acting.ts'
import { type Recipient, unseenRecipients } from '../queries/recipients.ts'

/**
 * Keeps the clients from being deleted until the act ends, and refuses recipients that are out of sight: an agency or
 * a client the person does not see, a deleted client, a client of another agency.
 * @throws 404
 */
export async function refuseOutOfSight({ db, user }: Acting, lines: readonly Recipient[]): Promise<void> {
  await holdClients(
    db,
    lines.flatMap(({ client_id }) => client_id ?? []),
  )
  if ((await unseenRecipients(db, user, lines)) > 0) throw notFound()
}
