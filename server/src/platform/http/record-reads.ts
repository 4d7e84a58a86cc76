import type { Call } from '@mandato/contract'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { recordEvent } from '../events.ts'
import type { Output } from './export.ts'
import type { Input, Row } from './input.ts'
import { idsOf } from './subject.ts'

type Reader = Pick<Context, 'user' | 'ip'>
/** What comes by mail is taken from no address. */
type Taker = Pick<Context, 'user'> & Partial<Pick<Context, 'ip'>>

/** Writes down that somebody read what the contract calls sensitive (`recorded`). */
export async function recordRead(db: Db, { user, ip }: Reader, call: Call, input: Input): Promise<void> {
  const { recorded } = call
  if (!recorded) return
  const id = (input['params'] as Row | undefined)?.[recorded.id]
  const { what, entity } = recorded
  await recordEvent({ db, user, ip }, { what, entity, id: Number(id), read: true })
}

/** Paging, order and form say nothing of what was taken; what somebody typed into a search may name a person. */
const silent = new Set(['page', 'per_page', 'sort', 'order', 'output', 'without', 'q'])

/**
 * Writes down that somebody took a whole list away as a file: which, how narrowed, and how many rows.
 * Before the first byte: a file whose taking cannot be written down is not handed out.
 */
export async function recordExport(
  db: Db,
  { user, ip }: Taker,
  {
    name,
    call,
    input,
    ...file
  }: {
    readonly name: string
    readonly call: Call
    readonly input: Input
    readonly output: Output | 'file'
    readonly rows?: number
  },
): Promise<void> {
  const { agency, client } = idsOf(call.about ?? {}, input)
  const asked = Object.entries({ ...(input['params'] as object), ...(input['query'] as object) }).filter(
    ([key, value]) =>
      !silent.has(key) && value !== undefined && !Object.values(call.about ?? {}).includes(key),
  )
  await recordEvent(
    { db, user, ...(ip !== undefined && { ip }) },
    {
      what: 'export.made',
      entity: 'list',
      id: name,
      read: true,
      after: {
        ...file,
        ...(agency !== null && { agency_id: agency }),
        ...(client !== null && { client_id: client }),
        ...Object.fromEntries(asked),
      },
    },
  )
}
