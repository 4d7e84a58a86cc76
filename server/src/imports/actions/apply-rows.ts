import { transaction } from '../../platform/db/db.ts'
import { atMoment } from '../../platform/db/moment.ts'
import { recordEvent } from '../../platform/events.ts'
import type { Kind, Settle } from '../../platform/import-kit/kind.ts'
import { endImport, startApplying } from '../queries/run.ts'
import { openSession } from '../queries/session.ts'
import type { Checked } from './check-file.ts'
import type { Desk } from './desk.ts'

/** Writes the good rows, what follows from them, and the end of the import itself in one transaction. */
export async function applyRows(desk: Desk, checked: Checked, begins: () => void): Promise<void> {
  const { books, row } = desk
  const { created, updated } = checked.compared
  const { settle, settleBeside } = desk.kind
  await startApplying(books, row.id, created + updated)
  begins()
  if (settleBeside) await withSecond(desk, settleBeside, (rest) => write(desk, checked, rest))
  else await write(desk, checked, settle)
}

/** A second session for the time of the writing; its tables and what it is at go with it. */
async function withSecond(
  { order, session, watch }: Desk,
  settleBeside: NonNullable<Kind['settleBeside']>,
  act: (settle: Settle) => Promise<void>,
): Promise<void> {
  const second = await openSession(order.connection)
  try {
    watch.alsoStops(second)
    await act(await settleBeside(session, second))
  } finally {
    await second.close()
  }
}

async function write(
  { order, session, watch, row, kind, followers }: Desk,
  { rows, rejected, compared, given }: Checked,
  settle: Settle | undefined,
): Promise<void> {
  const { created, updated, unchanged } = compared
  const total = created + updated
  await transaction(session.db, async (tx) => {
    await atMoment(tx, order.now)
    let done = 0
    watch.progress = { rows, rejected, done, total }
    await kind.landing.apply(tx, given, async (written) => {
      watch.check()
      done += written
      watch.progress = { rows, rejected, done, total }
    })
    const asOf =
      (await settle?.(tx, row.asked_as_of, order.today, { by: row.created_by, at: order.now })) ?? null
    for (const follower of followers) await follower.settle(tx)
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
