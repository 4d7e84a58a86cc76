import type { ClientEvent } from '@mandato/contract/registry/client-transitions'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { type ClientState, lockClient } from '../queries/client-status.ts'
import { wrongStatus } from '../refusals.ts'
import { mayHappen } from '../rules.ts'

/**
 * The client an act is about, locked until the act ends.
 * @throws 404 for one out of sight, 409 naming the status that the act does not fit
 */
export async function clientInState(
  { db, user, language }: Context,
  id: number,
  event: ClientEvent,
): Promise<ClientState> {
  const client = await lockClient(db, user, id)
  if (!client) throw notFound()
  if (!mayHappen(event, client.status)) throw wrongStatus(client.status, language)
  return client
}
