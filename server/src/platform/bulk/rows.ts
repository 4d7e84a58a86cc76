import type { BulkAct } from '@mandato/contract/bulk-acts'
import { isStoreAway } from '../db/database-errors.ts'
import { transaction } from '../db/db.ts'
import { snapshot } from '../db/snapshot.ts'
import { openTable } from '../http/asking.ts'
import { checked, resultOf } from '../http/success.ts'
import { Drawings } from '../papers/drawings.ts'
import type { Parts } from '../parts.ts'
import { firstPage, inputFor } from './asked.ts'
import { type Askable, contextFor, type Doing, reasonOf, sentenceOf } from './doing.ts'
import { insertRows, nextRow, type Outcome, type Run, setTotal, settleRow } from './runs.ts'

/** Writes down all rows of the filter the act suits, as they are at one moment. @returns how many */
export async function readFilter(parts: Parts, list: Askable, { run, act, person }: Doing): Promise<number> {
  const view = await snapshot(parts.db)
  try {
    const input = inputFor(list.call, firstPage(list.call, run.filter ?? {}), run.language)
    return await transaction(parts.db, async (tx) => {
      const table = await openTable({ ...list, input }, contextFor(parts, run, person, view.db))
      let total = 0
      for await (const rows of table.parts) {
        const suited = rows.flatMap((row) => {
          const name = act.nameOf(row as never).slice(0, 200)
          const asked = act.inputOf(row as never, run.words)
          if (asked) return [{ name, input: asked }]
          const reason = act.leftOut?.(row as never) ?? null
          return reason === null ? [] : [{ name, input: {}, reason: reasonOf(act, run, reason) }]
        })
        await insertRows(tx, run.id, total, suited)
        total += suited.length
      }
      await setTotal(tx, run.id, total)
      return total
    })
  } finally {
    await view.release()
  }
}

/** Does the next row, and settles it in the same transaction: done once, or not at all. @returns whether there was one */
export async function doNext(parts: Parts, acting: Askable, { run, act, person }: Doing): Promise<boolean> {
  const { db, clock, log } = parts
  const at = { position: -1 }
  const drawings = new Drawings(clock.now())
  try {
    return await drawings.around(() =>
      transaction(db, async (tx) => {
        const row = await nextRow(tx, run.id)
        if (!row) return false
        at.position = row.position
        const input = inputFor(acting.call, row.input, run.language)
        const given = await acting.handle(input, { ...contextFor(parts, run, person, tx), drawings })
        const { response } = checked(acting.call, resultOf(acting.call, given))
        await settleRow(tx, run.id, row.position, outcomeOf(act, run, response))
        return true
      }),
    )
  } catch (error) {
    if (at.position < 0 || isStoreAway(error)) throw error
    const reason = sentenceOf(error, run, log, at.position)
    await settleRow(db, run.id, at.position, { outcome: 'skipped', reason })
    return true
  }
}

function outcomeOf(act: BulkAct, run: Run, response: unknown): Outcome {
  const undone = act.undone?.(response as never) ?? null
  if (undone !== null) return { outcome: 'skipped', reason: reasonOf(act, run, undone) }
  const { id, version } = response as { readonly id?: unknown; readonly version?: unknown }
  if (typeof id !== 'number') return { outcome: 'done' }
  if (act.makes) return { outcome: 'done', changed: { id, version: null } }
  return { outcome: 'done', changed: typeof version === 'number' ? { id, version } : null }
}
