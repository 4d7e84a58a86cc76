import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { type ClientState, lockClient } from '../queries/client-status.ts'
import { wrongStatus } from '../refusals.ts'
import { type ClientAct, mayHappen } from '../rules.ts'

/**
 * The client an act is about, locked until the act ends.
 * @throws 404 for one out of sight, 409 naming the status that the act does not fit
 */
export async function clientInState(
  { db, user, language }: Context,
  id: number,
  act: ClientAct,
): Promise<ClientState> {
  const client = await lockClient(db, user, id)
  if (!client) throw notFound()
  if (!mayHappen(act, client.status)) throw wrongStatus(client.status, language)
  return client
}
