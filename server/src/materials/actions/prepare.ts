import { recordEvents } from '../../platform/events.ts'
import type { Acting } from '../acting.ts'
import { writeClient } from '../queries/decisions.ts'
import { lockLines } from '../queries/lines.ts'
import { writeSteps } from './write-status.ts'
import { linesFor } from './hold-lines.ts'

/** Lines go into a preparation; no counter changes. */
export async function putInPreparation(acting: Acting, ids: readonly number[]): Promise<void> {
  const lines = await linesFor(acting, ids, 'prepare')
  await writeSteps(
    acting,
    'prepare',
    lines.map((line) => ({ line, change: { status: 'in_preparation' } })),
  )
}

/** Lines of a preparation are for another client from now on: the history keeps the former. */
export async function readdress(acting: Acting, ids: readonly number[], client: number): Promise<void> {
  const { db } = acting
  const others = (await lockLines(db, ids)).filter(({ client_id }) => client_id !== client)
  if (others.length === 0) return
  await writeClient(
    db,
    others.map(({ id }) => id),
    client,
  )
  await recordEvents(
    acting,
    others.map(({ id, agency_id, client_id }) => ({
      what: 'request.readdress',
      entity: 'request',
      id,
      client,
      agency: agency_id,
      before: { client_id },
      after: { client_id: client },
    })),
  )
}

/** Lines come back out of a preparation, under "to send" as they were accepted; no counter changes. */
export async function backToSend(acting: Acting, ids: readonly number[]): Promise<void> {
  const lines = await linesFor(acting, ids, 'take_out')
  await writeSteps(
    acting,
    'take_out',
    lines.map((line) => ({ line, change: { status: line.accepted_as ?? 'accepted' } })),
  )
}
