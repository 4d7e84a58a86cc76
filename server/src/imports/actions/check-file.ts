import type { Compared } from '../../platform/bulk-load/landing.ts'
import { type CheckedColumn, checkedColumns } from '../checked-columns.ts'
import { clearLanding, keepFaults, settleDuplicates } from '../queries/errors.ts'
import { keepChanges } from '../queries/changes.ts'
import { writeCounts, writeRecognised } from '../queries/run.ts'
import { type Encoding, NotUtf8, scanEncoding } from '../reading/encoding.ts'
import { FileFault } from '../reading/file-fault.ts'
import { type Format, recognise } from '../reading/recognise.ts'
import { openSource, type Source } from '../reading/source.ts'
import { recognisedOf } from '../recognised.ts'
import type { Desk } from './desk.ts'
import { expectedRows, landFile, type Landed } from './land-file.ts'

/** Rows of each sort that are kept to be looked at: who checks a million lines looks at the first and at the sums. */
const mostShown = 500

export interface Checked {
  readonly rows: number
  readonly rejected: number
  readonly compared: Compared
  /** The known columns the file has. */
  readonly given: ReadonlySet<string>
}

/** Reads, checks and compares; nothing but temporary tables, the errors and the import's own row is written. */
export async function checkFile(desk: Desk): Promise<Checked> {
  const { session, books, watch, row, order, kind } = desk
  if (order.path === null) throw new FileFault('file_gone')
  const { landing } = kind
  await landing.create(session.db)
  const { format, landed } = await land(
    desk,
    await openSource(order.path),
    await checkedColumns(kind, session.db, order.today),
  )
  watch.check()
  const duplicates = await settleDuplicates(session.db, row.id, landing, landed.suspects)
  const given = new Set(format.header.position.keys())
  const faults = (await landing.faults?.(session.db, given)) ?? []
  await keepFaults(session.db, row.id, faults)
  const rejected = landed.rejected - landed.suspects + duplicates + faults.length
  const compared = await landing.compare(session.db, given)
  watch.check()
  const counts = { rows: landed.rows, rejected, done: landed.rows, total: landed.rows }
  watch.progress = counts
  await writeCounts(books, row.id, compared, counts)
  await keepChanges(books, row.id, {
    changes: (await landing.changes?.(session.db, given, mostShown)) ?? [],
    notices: (await landing.notices?.(session.db, mostShown)) ?? { rows: [], total: 0 },
  })
  watch.check()
  return { ...counts, compared, given }
}

/** Fills the landing table; starts over when a later line is not valid UTF-8. */
async function land(
  desk: Desk,
  source: Source,
  columns: readonly CheckedColumn[],
  encoding?: Encoding,
): Promise<{ format: Format; landed: Landed }> {
  const { session, books, watch, row } = desk
  const format = await recognise(
    source,
    columns.filter((column) => !column.derived),
    encoding,
  )
  await writeRecognised(books, row.id, recognisedOf(format))
  if (format.missing.length > 0)
    throw new FileFault('columns_missing', { columns: format.missing.join(', ') }, { line: 1 })
  const { landing } = desk.kind
  try {
    const landed = await landFile(
      session,
      { importId: row.id, source, format, columns, landing, mostRejects: desk.order.mostRejects },
      ({ rows, rejected }) => {
        watch.check()
        watch.progress = { rows, rejected, done: rows, total: expectedRows(source, rows) }
      },
    )
    return { format, landed }
  } catch (error) {
    if (!(error instanceof NotUtf8) || encoding) throw error
    await clearLanding(session.db, row.id, landing)
    return land(desk, source, columns, await scanEncoding(source))
  }
}
