import { bulkActs, type BulkAct, type RowInput } from '@mandato/contract/bulk-acts'
import { bulkCalls } from '@mandato/contract/bulk'
import type { Call } from '@mandato/contract'
import { answer } from '../http/handlers.ts'
import { notFound, refuse } from '../refusals.ts'
import { refuseBulk } from './refusals.ts'
import { firstPage, inputFor, mayAsk } from './asked.ts'
import { bulkJob } from './job.ts'
import { closeRun, insertRows, insertRun, runsOf, stopRun } from './runs.ts'

/** One’s own acts on many rows: begun, watched, stopped, put away. Somebody who looks as another has none. */
export const bulkRoutes = (callNamed: (name: string) => Call | undefined) =>
  answer(bulkCalls, {
    startBulk: async ({ body: { act: name, rows, all, words } }, { db, user, language, ip, jobs }) => {
      const act: BulkAct = bulkActs[name]
      const [call, list] = [callNamed(act.call), callNamed(act.list)]
      if (!call || !list) throw new Error(`no call behind ${name}`)
      if (!mayAsk(call, user) || !mayAsk(list, user)) throw refuse('not_allowed')
      const named = rows?.map(({ name: rowName, ...given }) => {
        const input: RowInput = {
          ...(given.params && { params: given.params }),
          ...(given.query && { query: given.query }),
          ...(given.body && { body: given.body }),
        }
        // What nobody could mean is refused at once, before anything is done.
        inputFor(call, input, language)
        return { name: rowName, input }
      })
      const filter: RowInput | null = all
        ? { ...(all.params && { params: all.params }), ...(all.query && { query: all.query }) }
        : null
      if (filter) inputFor(list, firstPage(list, filter), language)
      const run = { user_id: user.id, act: name, language, words, ip, filter }
      const id = await insertRun(db, run, named?.length ?? null)
      if (id === undefined) throw refuseBulk('bulk_at_work')
      if (named) await insertRows(db, id, 0, named)
      await jobs.send(db, bulkJob, { id })
      return { success: true as const, id }
    },
    bulkRuns: async (_input, { db, user, clock }) =>
      user.viewer ? [] : runsOf(db, user.id, clock.now(), null),
    bulkRun: async ({ params }, { db, user, clock }) => {
      const [run] = user.viewer ? [] : await runsOf(db, user.id, clock.now(), params.id)
      if (!run) throw notFound()
      return run
    },
    stopBulk: async ({ params }, { db, user, clock }) => {
      if (!(await stopRun(db, user.id, params.id, clock.now()))) throw notFound()
      return { success: true as const }
    },
    closeBulk: async ({ params }, { db, user }) => {
      if (!(await closeRun(db, user.id, params.id))) throw notFound()
      return { success: true as const }
    },
  })
