import type { Db } from '../../platform/db/db.ts'
import { transaction } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { type ChainEvent, eventHash, type Json, verifyChain } from '../chain.ts'

/** The case of a document; opened when first asked for. */
export async function caseOf(db: Db, documentId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into signing_cases (document_id) values (${documentId})
    on conflict (document_id) do update set document_id = excluded.document_id
    returning id`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('no case')
  return row.id
}

/** Where an event came from; the server itself has no address. */
export interface Source {
  readonly ip?: string
  readonly userAgent?: string
}
export interface Happened {
  readonly what: string
  readonly data?: Readonly<Record<string, Json>>
}

/**
 * Adds events to a case's chain. The case's row is locked until the transaction ends, so that two writers
 * never continue from the same hash.
 * @returns the hash of the last event
 */
export function appendEvents(
  db: Db,
  caseId: number,
  now: Date,
  source: Source,
  happened: readonly Happened[],
): Promise<string> {
  return transaction(db, async (tx) => {
    const { rows } = await sql<{ events: number; head: string }>`
      select events, head from signing_cases where id = ${caseId} for update`.execute(tx)
    const chain = rows[0]
    if (!chain) throw new Error(`no case ${caseId}`)
    let { events: n, head } = chain
    for (const { what, data = {} } of happened) {
      n += 1
      const event = {
        n,
        at: now.toISOString(),
        what,
        data,
        ip: source.ip ?? null,
        user_agent: source.userAgent ?? null,
        former: head,
      }
      head = eventHash(caseId, event)
      await tx
        .insertInto('signing_events')
        .values({ ...event, case_id: caseId, data: JSON.stringify(data), hash: head })
        .execute()
    }
    await tx.updateTable('signing_cases').set({ events: n, head }).where('id', '=', caseId).execute()
    return head
  })
}

export async function chainOf(db: Db, caseId: number): Promise<ChainEvent[]> {
  const rows = await db
    .selectFrom('signing_events')
    .select(['n', 'at', 'what', 'data', 'ip', 'user_agent', 'former', 'hash'])
    .where('case_id', '=', caseId)
    .orderBy('n')
    .execute()
  return rows.map((row) => ({ ...row, data: row.data as Json }))
}

/** The number of the first event that does not fit, or null when the whole chain does. */
export async function brokenAt(db: Db, caseId: number): Promise<number | null> {
  const row = await db.selectFrom('signing_cases').select('head').where('id', '=', caseId).executeTakeFirst()
  return verifyChain(caseId, await chainOf(db, caseId), row?.head ?? '')
}

/** Was this very opening noted a little while ago, or are enough noted already? */
export async function isNoted(
  db: Db,
  caseId: number,
  source: Source,
  since: Date,
  most: number,
): Promise<boolean> {
  const { rows } = await sql<{ noted: boolean }>`
    select coalesce(bool_or(ip = ${source.ip ?? ''} and user_agent = ${source.userAgent ?? ''} and at > ${since.toISOString()}), false)
      or count(*) >= ${most} as noted
    from signing_events where case_id = ${caseId} and what = 'link.opened'`.execute(db)
  return rows[0]?.noted ?? false
}
