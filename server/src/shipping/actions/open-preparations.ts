import { mostLines } from '@mandato/contract/shipping/limits'
import { recordEvent } from '../../platform/events.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import {
  acceptDirect,
  type DirectLine,
  holdLines,
  type Line,
  putInPreparation,
} from '../../materials/index.ts'
import { placeFor } from '../place.ts'
import { insertPreparation, type Part, putLines } from '../queries/preparations.ts'
import { recipientOf } from '../queries/recipients.ts'
import { seesAllLines } from '../queries/to-send.ts'
import { refuse } from '../refusals.ts'
import { directLines } from './direct-lines.ts'

type Wanted = { readonly request_id: number; readonly quantity?: number | undefined } | DirectLine

export interface Opened {
  readonly id: number
  readonly recipient: string
  readonly lines: number
}

/** Takes lines from "to send" into one preparation for each recipient, or as many as they fill; materials named directly are accepted first. */
export async function openPreparations(
  context: Context,
  requests: readonly Wanted[],
  description: string,
): Promise<Opened[]> {
  const { db, user } = context
  const asked = new Map(
    requests.flatMap((one) => ('request_id' in one ? [[one.request_id, one.quantity] as const] : [])),
  )
  if (!(await seesAllLines(db, user, [...asked.keys()]))) throw notFound()
  // Lines before stock, as whoever decides on them: in the other order the two would wait for each other.
  const waiting = await holdLines(db, [...asked.keys()])
  const direct = requests.filter((one): one is DirectLine => !('request_id' in one))
  const accepted =
    direct.length > 0 ? (await acceptDirect(context, await directLines(context, direct))).lines : []
  const made = accepted.map(({ id }) => id)
  const lines = [...waiting, ...(await holdLines(db, made))]
  await putInPreparation(context, [...asked.keys(), ...made])
  const parts = new Map(lines.map((line) => [line.id, partOf(line, asked.get(line.id))]))
  const byRecipient = Map.groupBy(lines, ({ agency_id, client_id }) => `${agency_id} ${client_id ?? ''}`)
  const opened: Opened[] = []
  // One after the other: in an act they share one connection.
  for (const group of byRecipient.values()) {
    const held = group.flatMap(({ id }) => parts.get(id) ?? [])
    for (let from = 0; from < held.length; from += mostLines)
      opened.push(await openFor(context, group, held.slice(from, from + mostLines), description))
  }
  return opened
}

/** So much of a line as is wanted; all that is left of it unless said. */
export function partOf(line: Line, quantity = line.residual): Part {
  if (quantity > line.residual)
    throw refuse(
      'too_many_pieces',
      { name: `${line.product_code} ${line.name}`, residual: line.residual },
      { current: { request_id: line.id, residual: line.residual } },
    )
  return { request_id: line.id, quantity }
}

async function openFor(
  context: Context,
  [first]: readonly Line[],
  parts: readonly Part[],
  description: string,
): Promise<Opened> {
  if (!first) throw new Error('a group has a line')
  const { db, user, clock } = context
  const { agency_id, client_id } = first
  const recipient = await recipientOf(db, { agency_id, client_id })
  const place = await placeFor(db, { agency_id, client_id })
  const id = await insertPreparation(db, {
    agency_id,
    client_id,
    place,
    description,
    at: clock.now(),
    by: user.id,
  })
  await putLines(db, id, parts)
  await recordEvent(context, {
    what: 'preparation.create',
    entity: 'preparation',
    id,
    ...(client_id !== null && { client: client_id }),
    after: { status: 'open', lines: parts.length },
  })
  return { id, recipient: recipient.business_name, lines: parts.length }
}
