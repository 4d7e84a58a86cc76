import type { Call } from '@mandato/contract'
import type { Language } from '@mandato/contract/words'
import type { FastifyReply } from 'fastify'
import type { Context } from '../context.ts'
import { type Db, transaction } from '../db/db.ts'
import { printJob } from '../papers/hand-out/job.ts'
import { insertPrint, openPrints } from '../papers/hand-out/prints.ts'
import { printTable } from '../papers/hand-out/table.ts'
import { snapshot } from '../db/snapshot.ts'
import { type AboutFile, aboutFile } from './about-file.ts'
import { type Asked, openTable, type Table } from './asking.ts'
import { withoutColumns } from './chosen-columns.ts'
import { exportTable, type Output, outputTypes } from './export.ts'
import type { Names } from './filter-words.ts'
import { atTheScreen } from '../person.ts'
import type { Printer } from './handlers.ts'
import { type ExportTurns, perPerson, stalledAfter, tooManyExports, writtenAhead } from './export-turns.ts'
import type { NameSubject } from './subject.ts'
import { recordExport, recordRead } from './record-reads.ts'
import { responseOf } from './success.ts'
import { invalid } from './validation.ts'

const outputs: ReadonlyMap<unknown, Output> = new Map([
  ['xlsx', 'xlsx'],
  ['excel', 'xlsx'],
  ['csv', 'csv'],
  ['pdf', 'pdf'],
])

/** `?output=xlsx`, `csv` or `pdf` on any call that answers a table (specification §7, file downloads). */
export function wantedOutput(call: Call, query: unknown, language: Language): Output | null {
  const given = (query as { output?: unknown }).output
  if (!call.table || given === undefined || given === '') return null
  const output = outputs.get(given)
  if (output) return output
  throw invalid([{ field: 'output', code: 'one_of', values: { options: 'xlsx, csv, pdf' } }], language)
}

export interface Wanted extends Asked {
  readonly name: string
  readonly output: Output
  /** Keys of the columns that are left out. */
  readonly without: readonly string[]
  /** A paper of its own instead of the plain table. */
  readonly printer?: Printer | undefined
  readonly context: (db: Db) => Context
  readonly turns: ExportTurns
  readonly names: Names
  readonly nameSubject: NameSubject
}

/** Rows a print takes about two seconds for; more are printed in the background. */
const mostRowsAtOnce = 2_000

/**
 * Sends every page of the table as one file, from one snapshot, so that the sum of the rows is the figure of one
 * moment.
 */
export async function sendExport(db: Db, wanted: Wanted, reply: FastifyReply) {
  const { call, input, output, turns, names, nameSubject } = wanted
  const turn = await turns.take(atTheScreen(wanted.context(db).user))
  const view = await snapshot(db).catch((error: unknown) => {
    turn.taken()
    throw error
  })
  const done = () => {
    // At once: who asks for the next list as soon as this one is there must not be told to wait for it.
    turn.taken()
    return view.release()
  }
  try {
    const context = wanted.context(view.db)
    const table = await openTable(wanted, context)
    const about = await aboutFile({ call, input, meta: table.meta, names }, context, nameSubject)
    // What is sensitive by itself is written down as that, in whatever form it is taken.
    if (call.recorded) await recordRead(db, context, call, input)
    else
      await recordExport(db, context, {
        name: wanted.name,
        call,
        input,
        output,
        ...(table.total > 0 && { rows: table.total }),
      })
    if (output === 'pdf') {
      const answer = await sendPrint(db, wanted, context, { table, about }, reply)
      await done()
      return answer
    }
    reply.raw.setTimeout(stalledAfter, () => reply.raw.destroy())
    const { language, clock } = context
    const file = exportTable({ call: withoutColumns(call, wanted.without), ...table }, output, {
      about,
      language,
      now: clock.now(),
    })
    return await fileReply(reply, output, `${about.name}.${output}`).send(
      writtenAhead(file, turn, () => {
        turn.read()
        void view.release()
      }),
    )
  } catch (error) {
    await done()
    throw error
  }
}

async function sendPrint(
  db: Db,
  { call, input, name, printer, without }: Wanted,
  context: Context,
  { table, about }: { readonly table: Table; readonly about: AboutFile },
  reply: FastifyReply,
) {
  const { language, config, clock, user, jobs } = context
  const fileName = `${about.name}.pdf`
  if (printer) return fileReply(reply, 'pdf', fileName).send(responseOf(await printer(input, context, about)))
  if (table.total > mostRowsAtOnce) {
    // Prints run one after the other, for all people together.
    if ((await openPrints(db, user)) >= perPerson) throw tooManyExports()
    const job_id = await transaction(db, async (tx) => {
      const id = await insertPrint(tx, {
        user_id: user.id,
        call: name,
        // The paper says who looked, also when it is printed later.
        input: { ...input, without, ...(user.viewer && { viewer: user.viewer }) },
        language,
        file_name: fileName,
      })
      await jobs.send(tx, printJob, { id })
      return id
    })
    return reply.send({ code: 200, args: { response: { job_id } } })
  }
  const bytes = await printTable(
    { call: withoutColumns(call, without), about, language, config, now: clock.now() },
    table,
  )
  return fileReply(reply, 'pdf', fileName).send(responseOf(bytes))
}

const fileReply = (reply: FastifyReply, output: Output, name: string) =>
  reply.type(outputTypes[output]).header('content-disposition', `attachment; filename="${name}"`)
