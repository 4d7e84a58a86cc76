import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ScheduleOutput } from '@mandato/contract/accounts/schedule-names'
import type { Context } from '../../platform/context.ts'
import { snapshot } from '../../platform/db/snapshot.ts'
import type { ReceivedFile } from '../../platform/files/stored-files.ts'
import { aboutFile } from '../../platform/http/about-file.ts'
import { openTable } from '../../platform/http/asking.ts'
import { withoutColumns } from '../../platform/http/chosen-columns.ts'
import { exportTable, outputTypes } from '../../platform/http/export.ts'
import type { Bound } from '../../platform/http/handlers.ts'
import type { NameSubject } from '../../platform/http/subject.ts'
import { printTable } from '../../platform/papers/hand-out/table.ts'
import type { Question } from './question.ts'

/** Knows the calls of all domains, which the accounts stand below. */
export interface Tables {
  readonly bounds: readonly Bound[]
  readonly nameSubject: NameSubject
}

export interface MadeFile {
  readonly file: ReceivedFile
  readonly title: string
  readonly rows: number
}

/**
 * Makes the file of a question with the rights of the context's person, from one snapshot, part by part onto the disk.
 * @param note what the file says of itself besides: whose it is
 * @param use what is done with it; afterwards it is gone unless it was taken over
 */
export async function withFile<Result>(
  { bounds, nameSubject }: Tables,
  context: Context,
  { name, call, input, without }: Question,
  { output, note }: { readonly output: ScheduleOutput; readonly note: string },
  use: (made: MadeFile) => Promise<Result>,
): Promise<Result> {
  const bound = bounds.find(({ calls }) => name in calls)
  const handle = bound?.handlers[name]
  if (!bound || !handle) throw new Error(`nothing answers ${name}`)
  const folder = await mkdtemp(join(tmpdir(), 'mandato-schedule-'))
  const view = await snapshot(context.db)
  try {
    const inside = { ...context, db: view.db }
    const table = await openTable({ call, input, handle, read: bound.readers[name] }, inside)
    const found = await aboutFile({ call, input, meta: table.meta, names: bound.names }, inside, nameSubject)
    const about = { ...found, filters: [found.filters, note].filter(Boolean).join(' · ') }
    let rows = 0
    const counted = async function* () {
      for await (const part of table.parts) {
        rows += part.length
        yield part
      }
    }
    const shown = withoutColumns(call, without)
    const { language, config, clock } = inside
    const now = clock.now()
    const printer = bound.printers[name]
    /** As a paper of its own, where the call has one. */
    const printed = async () => {
      if (!printer)
        return printTable({ call: shown, about, language, config, now }, { ...table, parts: counted() })
      rows = table.total
      return printer(input, inside, about)
    }
    const bytes =
      output === 'pdf'
        ? oneByOne(await printed())
        : exportTable({ ...table, call: shown, parts: counted() }, output, { about, language, now })
    const path = join(folder, 'file')
    const { size, sha256 } = await written(bytes, path)
    const file = {
      name: `${about.name}.${output}`,
      mime: outputTypes[output],
      path,
      bytes: size,
      sha256,
      by: null,
    }
    return await use({ file, title: about.title, rows })
  } finally {
    await view.release()
    await rm(folder, { recursive: true, force: true })
  }
}

async function* oneByOne(bytes: Uint8Array) {
  yield bytes
}

async function written(parts: AsyncIterable<Uint8Array>, path: string) {
  const hash = createHash('sha256')
  let size = 0
  const measured = async function* () {
    for await (const part of parts) {
      hash.update(part)
      size += part.byteLength
      yield part
    }
  }
  await pipeline(Readable.from(measured(), { objectMode: false }), createWriteStream(path, { mode: 0o600 }))
  return { size, sha256: hash.digest('hex') }
}
