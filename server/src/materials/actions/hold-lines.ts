import type { RequestEvent } from '@mandato/contract/materials/request-transitions'
import { notFound } from '../../platform/refusals.ts'
import type { Acting } from '../acting.ts'
import { type Line, lockLines } from '../queries/lines.ts'
import { seesGoods } from '../../registry/index.ts'
import { notInState } from '../refusals.ts'
import { mayHappen } from '../rules.ts'

/**
 * Lines an act is about and its person sees, locked in the order of their ids, each of them in a status the event may start from.
 * @throws 404 where one does not exist or is out of sight, 409 naming the status that does not fit
 */
export async function linesFor(
  { db, language, user }: Acting,
  ids: readonly number[],
  event: RequestEvent,
): Promise<Line[]> {
  const wanted = new Set(ids)
  const lines = await lockLines(db, [...wanted], seesGoods(user, 'r'))
  if (lines.length < wanted.size) throw notFound()
  for (const line of lines) if (!mayHappen(event, line.status)) throw notInState(line, language)
  return lines
}
