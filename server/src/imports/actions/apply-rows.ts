import { transaction } from '../../platform/db/db.ts'
import { recordEvent } from '../../platform/events.ts'
import { kinds } from '../kinds/index.ts'
import { endImport, startApplying } from '../queries/run.ts'
import type { Checked } from './check-file.ts'
import type { Desk } from './desk.ts'

/** Writes the good rows, what follows from them, and the end of the import itself in one transaction. */
export async function applyRows(
  { session, books, watch, row }: Desk,
  { rows, rejected, compared, given }: Checked,
  begins: () => void,
): Promise<void> {
  const { landing, settle } = kinds[row.kind]
  const { created, updated, unchanged } = compared
  const total = created + updated
  await startApplying(books, row.id, total)
  begins()
  await transaction(session.db, async (tx) => {
    let done = 0
    watch.progress = { rows, rejected, done, total }
    await landing.apply(tx, given, async (written) => {
      watch.check()
      done += written
      watch.progress = { rows, rejected, done, total }
    })
    const asOf = (await settle?.(tx, row.asked_as_of)) ?? null
    watch.check()
    // From here on the import cannot be stopped.
    await watch.stop()
    await recordEvent(
      { db: tx, ...(row.created_by !== null && { user: { id: row.created_by } }) },
      {
        what: 'import.applied',
        entity: 'import',
        id: row.id,
        after: { kind: row.kind, created, updated, unchanged, rejected },
      },
    )
    await endImport(tx, row.id, { state: 'done', as_of: asOf, done: total })
  })
}
