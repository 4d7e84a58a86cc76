import { printCalls } from '@mandato/contract/prints'
import { answer } from '../../http/handlers.ts'
import { notFound } from '../../refusals.ts'
import { cancelPrint, printOf } from './prints.ts'
import { storedName } from './stored.ts'

/** One's own prints: how far, stop, fetch. */
export const printRoutes = answer(printCalls, {
  printJob: async ({ params }, { db, user }) => {
    const print = await printOf(db, user, params.id)
    if (!print) throw notFound()
    const { id, state, pages_done, pages, file_name } = print
    return {
      id,
      state,
      done: pages_done,
      total: pages,
      file_name,
      url: state === 'done' ? `/api/v1.0/me/jobs/${id}/file` : null,
    }
  },
  cancelPrintJob: async ({ params }, { db, user, clock }) => {
    if (!(await cancelPrint(db, user, params.id, clock.now()))) throw notFound()
    return { success: true as const }
  },
  printedFile: async ({ params }, { db, user, files }) => {
    const print = await printOf(db, user, params.id)
    if (!print?.file_id) throw notFound()
    return { filename: print.file_name, data: files.read(await storedName(db, print.file_id)) }
  },
})
