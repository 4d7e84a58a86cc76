import { expect } from 'vitest'
import type { TestApp } from './harness.ts'
import type { Who } from './world.ts'

/*
 * What the machine allows, written from its table and knowing nothing of the server's rules.
 */
export type Status =
  | 'to_fill'
  | 'draft'
  | 'ready_to_sign'
  | 'sent'
  | 'signed'
  | 'in_review'
  | 'confirmed'
  | 'rejected'
  | 'superseded'
  | 'cancelled'
export interface Model {
  status: Status
  revision: number
  confirmed: boolean
  editedBy: Who | null
  /** The tokens of the open invitation, its reminders' too; all others never sign again. */
  live: string[]
  /** When the invitation runs out. */
  until: number
  /** Every token there ever was. */
  tokens: string[]
  lastReminder: number
}
export interface Real {
  client: number
  /** A mailbox of its own, so that no other story's mails are taken for this one's. */
  signer: string
}

/** Every move of a revision that the table lists; `+` begins the next revision. */
export const listed = new Set(
  `to_fill>draft draft>draft rejected>draft ready_to_sign>draft sent>draft to_fill>ready_to_sign draft>ready_to_sign
   to_fill>sent draft>sent ready_to_sign>sent sent>sent sent>ready_to_sign sent>rejected sent>signed ready_to_sign>signed
   signed>in_review in_review>confirmed in_review>rejected confirmed>confirmed confirmed>draft confirmed>superseded
   draft>cancelled ready_to_sign>cancelled sent>cancelled`.split(/\s+/),
)

const headOf = async (t: TestApp, client: number) =>
  t.db.selectFrom('sheet_heads').selectAll().where('client_id', '=', client).executeTakeFirstOrThrow()

/** What must hold after every step, whatever it was. */
export async function invariants(t: TestApp, model: Model, { client }: Real): Promise<void> {
  const head = await headOf(t, client)
  expect(head.status).toBe(model.status)
  const sheets = await t.db
    .selectFrom('sheets')
    .selectAll()
    .where('client_id', '=', client)
    .orderBy('revision')
    .execute()
  const live = sheets.filter((r) =>
    ['draft', 'ready_to_sign', 'sent', 'signed', 'in_review'].includes(r.status),
  )
  const confirmed = sheets.filter((r) => r.status === 'confirmed')
  // 27
  expect(live.length).toBeLessThanOrEqual(1)
  expect(confirmed.length).toBe(model.confirmed ? 1 : 0)
  // 30
  expect(confirmed.every((r) => r.decided_by !== r.edited_by)).toBe(true)
  expect(sheets.every((r) => r.status !== 'draft' || r.pdf_file_id === null)).toBe(true)
  const links = await t.db
    .selectFrom('signing_links')
    .innerJoin('signing_cases', 'signing_cases.id', 'case_id')
    .select('ended_at')
    .where('document_id', 'in', [0, ...sheets.map((r) => r.id)])
    .where('ended_at', 'is', null)
    .execute()
  expect(links).toHaveLength(model.status === 'sent' ? 1 : 0)
}

/** The whole history of a client is a path of the table. */
export async function historyIsAPath(t: Pick<TestApp, 'db'>, client: number): Promise<void> {
  const events = await t.db
    .selectFrom('events')
    .select(['what', 'before', 'after', 'entity_id'])
    .where('client_id', '=', client)
    .where('entity', '=', 'sheet')
    .where('after', 'is not', null)
    .orderBy('id')
    .execute()
  const now = new Map<string, string>()
  for (const { what, before, after, entity_id } of events) {
    const [from, to] = [(before as { status: string }).status, (after as { status: string }).status]
    expect(listed.has(`${from}>${to}`), `${what}: ${from}>${to}`).toBe(true)
    // A revision goes on from where it was; a new one begins from the one before.
    if (now.has(entity_id)) expect(now.get(entity_id), what).toBe(from)
    now.set(entity_id, to)
  }
}

/** A client whose sheet nobody has written on. */
export const fresh = (): Model => ({
  status: 'to_fill',
  revision: 0,
  confirmed: false,
  editedBy: null,
  live: [],
  until: 0,
  tokens: [],
  lastReminder: 0,
})

export const statusOf = (side: unknown) => (side as { status?: string } | null)?.status ?? ''
