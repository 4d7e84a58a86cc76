import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/refusals.ts'
import { backToSend, holdLines, putInPreparation } from '../../materials/index.ts'
import { dropLines, linesOf, type Part, putLines, type StoredPreparation } from '../queries/preparations.ts'
import { recipientOf } from '../queries/recipients.ts'
import { seesAllLines } from '../queries/to-send.ts'
import { refuse } from '../refusals.ts'
import { partOf } from './open-preparations.ts'

/** Gives a preparation the lines it is to have: those left out go back to "to send", new ones come from there. */
export async function replaceLines(
  context: Context,
  preparation: StoredPreparation,
  wanted: readonly Part[],
): Promise<void> {
  const { db, user } = context
  const had = (await linesOf(db, preparation.id)).map(({ request_id }) => request_id)
  const ids = [...new Set(wanted.map(({ request_id }) => request_id))]
  const gone = had.filter((id) => !ids.includes(id))
  const added = ids.filter((id) => !had.includes(id))
  if (!(await seesAllLines(db, user, added))) throw notFound()
  // All of them in one go, so that they are locked in the order of their ids.
  const held = await holdLines(db, [...ids, ...gone])
  for (const line of held.filter(({ id }) => added.includes(id)))
    if (line.agency_id !== preparation.agency_id || line.client_id !== preparation.client_id)
      throw await twoRecipients(context, preparation, line)
  if (gone.length > 0) {
    await backToSend(context, gone)
    await dropLines(db, preparation.id, gone)
  }
  if (added.length > 0) await putInPreparation(context, added)
  const parts = held
    .filter(({ id }) => ids.includes(id))
    .map((line) => partOf(line, wanted.find(({ request_id }) => request_id === line.id)?.quantity))
  await putLines(db, preparation.id, parts)
}

/** Refuses what would have two recipients, naming them. */
export async function twoRecipients(
  { db }: Pick<Context, 'db'>,
  ...both: readonly { readonly agency_id: number; readonly client_id: number | null }[]
) {
  const names: string[] = []
  for (const one of both) names.push((await recipientOf(db, one)).business_name)
  return refuse('two_recipients', { names: [...new Set(names)].join(', ') })
}
