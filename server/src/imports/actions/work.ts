import { openDatabase } from '../../platform/db/db.ts'
import { loadKind } from '../../platform/import-kit/declared.ts'
import { type Failure, failure } from '../failures.ts'
import { importById } from '../queries/imports.ts'
import { claimImport, endImport, type Progress, tellProgress } from '../queries/run.ts'
import { isPassing, openSession } from '../queries/session.ts'
import { FileFault } from '../reading/file-fault.ts'
import { applyRows } from './apply-rows.ts'
import { checkFile } from './check-file.ts'
import type { Desk, Order } from './desk.ts'
import { Cancelled, Watch } from './watch.ts'

export interface Told extends Progress {
  readonly state: 'checking' | 'applying'
}

/**
 * Works on one import to its end. Whatever is written is written in one transaction, so that an import whose
 * process died left nothing behind and is restarted.
 * @throws a passing failure (the database restarts) or a bug; the import is tried again or has failed
 */
export async function work(order: Order, tell: (told: Told) => void): Promise<void> {
  const { importId, connection } = order
  const { db: books, close } = openDatabase(connection, { max: 1, statementTimeout: 30_000 })
  const session = await openSession(connection)
  const state = { now: 'checking' as Told['state'] }
  try {
    await session.lock()
    const claim = await claimImport(books, importId)
    const row = await importById(books, importId)
    if (claim === 'not_its_turn' || !row) return
    if (claim === 'cancelled') return await endImport(books, importId, { state: 'cancelled' })
    if (claim === 'given_up')
      return await endImport(books, importId, { state: 'failed', failure: failure('broken_off') })
    const watch = new Watch(books, session, importId, (progress) => tell({ ...progress, state: state.now }))
    const desk = { order, row, books, session, watch, ...(await loadKind(row.kind, order.modules)) }
    try {
      await checkAndApply(desk, () => {
        state.now = 'applying'
        tell({ ...watch.progress, state: 'applying' })
      })
    } catch (error) {
      await watch.stop()
      await endWithout(desk, error)
    } finally {
      await watch.stop()
    }
  } finally {
    await session.close()
    await close()
  }
}

async function checkAndApply(desk: Desk, applying: () => void): Promise<void> {
  const { books, row, watch } = desk
  const checked = await checkFile(desk)
  const { rows, rejected } = checked
  if (row.dry_run) {
    await watch.stop()
    return endImport(books, row.id, { state: 'checked' })
  }
  if (rejected === rows) throw new FileFault('nothing_valid')
  if (rejected > 0 && !row.accept_valid) throw new FileFault('has_rejects', { rejected })
  await applyRows(desk, checked, applying)
}

/** Nothing was written: stores the reason, with what to do where there is something. */
async function endWithout({ books, row, watch }: Desk, error: unknown): Promise<void> {
  if (error instanceof Cancelled || watch.explains(error))
    return endImport(books, row.id, { state: 'cancelled' })
  if (error instanceof FileFault) {
    const { key, values, line, column } = error
    const told: Failure = { key, values, line, column }
    // Its rejected rows are kept, and so is how many there were.
    if (key === 'too_many_rejects') await tellProgress(books, row.id, watch.progress)
    return endImport(books, row.id, { state: 'failed', failure: told })
  }
  if (!isPassing(error)) await endImport(books, row.id, { state: 'failed', failure: failure('broken_off') })
  throw error
}
