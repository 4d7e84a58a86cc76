import type { Language } from '@mandato/contract/words'
import type { ThingKind } from '@mandato/contract/requests/names'
import type { ContestedLine } from '@mandato/contract/invoices/proof'
import type * as z from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { isStaff, type Person } from '../../platform/person.ts'
import { requestFields, type RequestRow } from './list.ts'
import { requestTables, seesRequest } from './scope.ts'

/** `free-3` taken apart. */
export interface Thing {
  readonly kind: ThingKind
  readonly id: number
}
export function thingOf(id: string): Thing {
  const [kind = '', number = ''] = id.split('-')
  return { kind: kind as ThingKind, id: Number(number) }
}

export interface StoredRequest extends RequestRow {
  readonly version: number
  readonly created_by: number | null
  readonly author: { readonly id: number; readonly name: string; readonly language: string } | null
  /** Its client was deleted. */
  readonly gone: boolean
  readonly follows: string | null
  readonly followed_by: string[]
  readonly proof: {
    readonly invoice_id: number
    readonly invoice: string
    readonly line: number
    readonly said: z.input<typeof ContestedLine>
  } | null
}

/** A request in sight. */
export async function requestSeenBy(
  db: Db,
  person: Person,
  thing: Thing,
  language: Language = 'it',
): Promise<StoredRequest | undefined> {
  const { rows } = await sql<StoredRequest>`
    select ${requestFields(language)}, l.created_by, coalesce(f.version, 1) as version,
      (select json_build_object('id', u.id, 'name', u.name, 'language', u.language) from user_cards u
        where u.id = l.created_by) as author,
      exists (select from request_clients g where g.id = l.client_id and g.status = 'deleted') as gone,
      'free-' || f.follows as follows,
      coalesce((select json_agg('free-' || n.id order by n.id) from free_requests n where n.follows = f.id), '[]')
        as followed_by,
      case when f.proof is not null then json_build_object('invoice_id', f.contested_invoice, 'invoice',
        (select d.number from invoice_numbers d where d.id = f.contested_invoice), 'line', f.contested_line,
        'said', f.proof) end as proof
    from ${requestTables} left join free_requests f on l.thing = 'free' and f.id = l.thing_id
    where l.thing = ${thing.kind} and l.thing_id = ${thing.id} and ${seesRequest(person)}`.execute(db)
  return rows[0]
}

/** The same, locked until the act ends: two acts on one request come one after the other. */
export async function lockRequest(db: Db, person: Person, thing: Thing): Promise<StoredRequest | undefined> {
  if (thing.kind === 'free')
    await sql`select from free_requests where id = ${thing.id} for update`.execute(db)
  else if (thing.kind === 'order')
    await sql`select from orders_spoken_of where id = ${thing.id} for update`.execute(db)
  return requestSeenBy(db, person, thing)
}

interface StoredMessage {
  readonly id: number
  readonly at: string
  readonly by: string | null
  readonly ours: boolean
  readonly mine: boolean
  readonly internal: boolean
  readonly text: string
  readonly files: {
    readonly id: number
    readonly file_id: number
    readonly name: string
    readonly mime: string
    readonly size: number
  }[]
}
/** Messages are shown up to this number, the newest ones. */
const mostMessages = 200

/** What was written, oldest first; notes are for the staff. */
export async function conversationOf(
  db: Db,
  person: Person,
  { kind, id }: Thing,
  before?: number,
): Promise<{ readonly conversation: StoredMessage[]; readonly earlier: number }> {
  if (kind === 'material') return { conversation: [], earlier: 0 }
  const of = kind === 'free' ? sql`g.free_id = ${id}` : sql`g.order_id = ${id}`
  const until = before === undefined ? sql`true` : sql`g.id < ${before}`
  const { rows } = await sql<StoredMessage & { all: number }>`
    select m.*, (select coalesce(json_agg(json_build_object('id', t.id, 'file_id', t.file_id, 'name', f.name,
        'mime', f.mime, 'size', f.bytes) order by t.id), '[]')
      from request_files t join files f on f.id = t.file_id where t.message_id = m.id) as files
    from (
      select g.id, g.at, (select u.name from user_cards u where u.id = g.by) as by, g.ours,
        g.by = ${person.id} as mine, g.internal, g.text, count(*) over ()::int as all
      from request_messages g where ${of} and ${until} and (not g.internal or ${sql.lit(isStaff(person))})
      order by g.id desc limit ${mostMessages}
    ) m order by m.id`.execute(db)
  const earlier = Math.max(0, (rows[0]?.all ?? 0) - rows.length)
  return { conversation: rows.map(({ all: _all, ...message }) => message), earlier }
}

/** The staff a request can be given to. */
export async function staffNames(db: Db): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from user_cards where active and user_type in (1, 4) order by name, id`.execute(db)
  return rows
}
