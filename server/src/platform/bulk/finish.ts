import { isStoreAway } from '../db/database-errors.ts'
import { type Db, transaction } from '../db/db.ts'
import type { Bound } from '../http/handlers.ts'
import { checked, resultOf } from '../http/success.ts'
import { Drawings } from '../papers/drawings.ts'
import type { Parts } from '../parts.ts'
import { refuse } from '../refusals.ts'
import { inputFor, mayAsk } from './asked.ts'
import { askable, contextFor, type Doing, sentenceOf } from './doing.ts'
import { doneIn, endRun, isAtWork, noteMade } from './runs.ts'

/** Ends the run with what is made of all that was done, together: a process that dies between leaves neither. */
export async function finish(
  parts: Parts,
  bounds: readonly Bound[],
  { run, act, person }: Doing,
): Promise<void> {
  const { db, clock, log } = parts
  const end = (tx: Db) => endRun(tx, run.id, 'done', clock.now())
  const { followUp, makes } = act
  if (makes) await noteMade(db, run.id, { made: await doneIn(db, run.id) })
  if (!followUp) return end(db)
  const following = askable(bounds, followUp.call)
  const drawings = new Drawings(clock.now())
  try {
    await drawings.around(() =>
      transaction(db, async (tx) => {
        if (!(await isAtWork(tx, run.id))) return
        const ids = await doneIn(tx, run.id)
        if (ids.length > 0) {
          if (!mayAsk(following.call, person)) throw refuse('not_allowed')
          const made: number[] = []
          for (let from = 0; from < ids.length; from += followUp.most) {
            const some = followUp.inputOf(ids.slice(from, from + followUp.most))
            const input = inputFor(following.call, some, run.language)
            const given = await following.handle(input, { ...contextFor(parts, run, person, tx), drawings })
            const { response } = checked(following.call, resultOf(following.call, given))
            made.push(...followUp.madeOf(response as never))
          }
          await noteMade(tx, run.id, { made })
        }
        await end(tx)
      }),
    )
  } catch (error) {
    if (isStoreAway(error)) throw error
    await noteMade(db, run.id, { reason: sentenceOf(error, run, log, 'follow-up') })
    await end(db)
  }
}
