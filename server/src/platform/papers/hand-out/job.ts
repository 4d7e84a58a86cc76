import { contextOfJob } from '../../context-of-job.ts'
import { transaction } from '../../db/db.ts'
import { aboutFile } from '../../http/about-file.ts'
import { openTable } from '../../http/asking.ts'
import { withoutColumns } from '../../http/chosen-columns.ts'
import type { Bound } from '../../http/handlers.ts'
import type { Input } from '../../http/input.ts'
import type { NameSubject } from '../../http/subject.ts'
import type { Job } from '../../jobs.ts'
import type { Parts } from '../../parts.ts'
import type { Person, Viewer } from '../../person.ts'
import { snapshot } from '../../db/snapshot.ts'
import { removeFile } from '../../files/stored-files.ts'
import { endPrint, forgetPrints, notePrinted, type Print, takePrint } from './prints.ts'
import { storePrint } from './stored.ts'
import { printTable } from './table.ts'

export const printJob = 'print-table'
/** Reads a person by id, and the subject of a table; given by the app, since the platform knows no domain. */
interface Lookups {
  readonly findPerson: (id: number) => Promise<Person | null>
  readonly nameSubject: NameSubject
}

/** The jobs that print long tables and forget yesterday's. */
export const printJobs = (parts: Parts, bounds: readonly Bound[], lookups: Lookups): Job[] => [
  {
    name: printJob,
    retries: 1,
    run: async ({ id }) => {
      const print = await takePrint(parts.db, Number(id))
      if (print) await work(parts, bounds, lookups, print)
    },
  },
  {
    name: 'forget-prints',
    cron: '43 3 * * *',
    run: async () => {
      const before = new Date(parts.clock.now().getTime() - 24 * 3_600_000)
      for (const name of await forgetPrints(parts.db, before)) await parts.files.remove(name)
    },
  },
]

async function work(
  parts: Parts,
  bounds: readonly Bound[],
  { findPerson, nameSubject }: Lookups,
  print: Print,
): Promise<void> {
  const { db, config, clock, files } = parts
  // Rights are those of now, not of the moment it was asked: who was deactivated meanwhile gets nothing.
  const found = await findPerson(print.user_id)
  const viewer = print.input['viewer'] as Viewer | undefined
  const person = found && { ...found, ...(viewer && { viewer }) }
  const bound = bounds.find(({ calls }) => print.call in calls)
  const call = bound?.calls[print.call]
  const handle = bound?.handlers[print.call]
  if (!person || !call || !handle || (call.roles !== 'public' && !call.roles.includes(person.role)))
    return void (await endPrint(db, print.id, 'failed', null, clock.now()))
  const stop = new AbortController()
  const progress = throttled(
    (pages, of) =>
      void notePrinted(db, print.id, pages, of).then(
        (wanted) => wanted || stop.abort(),
        // Progress is written again in half a second; an unhandled rejection would end the process.
        () => undefined,
      ),
  )
  const view = await snapshot(db)
  try {
    const input: Input = print.input
    const asked = { call, input, handle, read: bound.readers[print.call] }
    const context = contextOfJob(parts, { user: person, language: print.language, db: view.db })
    const table = await openTable(asked, context)
    const without = Array.isArray(input['without']) ? input['without'].map(String) : []
    const paper = {
      call: withoutColumns(call, without),
      about: await aboutFile({ call, input, meta: table.meta, names: bound.names }, context, nameSubject),
      language: print.language,
      config,
      now: clock.now(),
      progress,
      signal: stop.signal,
    }
    const bytes = await printTable(paper, table)
    await transaction(db, async (tx) => {
      const fileId = await storePrint(tx, files, config.dataDir, print.file_name, bytes)
      // Cancelled at the last moment: a file without its print would never be deleted.
      if (!(await endPrint(tx, print.id, 'done', fileId, clock.now()))) await removeFile(tx, files, fileId)
    })
  } catch (error) {
    if (stop.signal.aborted) return
    await endPrint(db, print.id, 'failed', null, clock.now())
    throw error
  } finally {
    await view.release()
  }
}

/** At most twice a second: each note is a write. */
function throttled(note: (pages: number, of: number) => void): (pages: number, of: number) => void {
  let last = 0
  return (pages, of) => {
    if (performance.now() - last < 500) return
    last = performance.now()
    note(pages, of)
  }
}
