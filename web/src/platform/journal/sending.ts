import i18next from 'i18next'
import { ApiError, messageOf } from '../api-error.ts'
import { readPerson } from '../session.ts'
import { unpack } from './files.ts'
import { changeRecord, dropRecord, fresh, journal, refuseRecord } from './journal.ts'
import { fieldsIn, type JournalKind } from './kind.ts'
import { tellOutcome, tellPart, tellRefused } from './outcome.ts'
import type { JournalRecord } from './record.ts'

/** Milliseconds after which what nobody answered is sent again: a network may be there that leads nowhere. */
export const triedAgainAfter = 15_000

/** How each form is sent; loaded when there is something to send. */
export type LoadKinds = () => Promise<readonly JournalKind[]>
/** What goes on after a record: the next one, none because nobody answers, none because the session is over. */
type Next = 'next' | 'later' | 'over'

const waiting = (person: number): JournalRecord[] =>
  journal
    .state()
    .records.filter(
      (one) =>
        one.person === person && (one.state === 'waiting' || one.state === 'sending') && one.seq !== null,
    )
    .toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0))

export const hasWaiting = (person: number): boolean => waiting(person).length > 0

/**
 * Sends what waits, in the order of its numbers; of all windows one at a time does so.
 * @returns false where somebody has to ask again, because nobody answered
 */
export const sendWaiting = (person: number, loadKinds: LoadKinds): Promise<boolean> =>
  'locks' in navigator
    ? navigator.locks.request(`mandato-journal.${person}`, () => sendAll(person, loadKinds))
    : sendAll(person, loadKinds)

async function sendAll(person: number, loadKinds: LoadKinds): Promise<boolean> {
  const tried = new Set<string>()
  for (;;) {
    const [record] = waiting(person).filter(({ id }) => !tried.has(id))
    // The session of this window may have become somebody else's meanwhile.
    if (!record || readPerson() !== person) return waiting(person).length === 0
    tried.add(record.id)
    const next = await sendOne(record, loadKinds)
    if (next !== 'next') return next === 'over'
  }
}

/** What must arrive first, where it has not. */
const before = ({ after }: JournalRecord): JournalRecord | null => (after ? journal.get(after) : null)

async function sendOne(record: JournalRecord, loadKinds: LoadKinds): Promise<Next> {
  const first = before(record)
  if (first?.state === 'refused') {
    const message = i18next.t('app:device.cameBack', { title: first.title })
    await refuseRecord(record.id, { key: 'came_back', message, fields: {}, at: Date.now() })
    return 'next'
  }
  if (first) return 'next'
  const kinds = await loadKinds().catch(() => null)
  // The form that waits for its answer is told: it would turn for ever.
  if (!kinds) return failed(record, notLoaded())
  const kind = kinds.find(({ name }) => name === record.kind)
  const fields = kind && fieldsIn(kind, record)
  // Written by another version of the portal: it waits for the one that knows it.
  if (!kind || fields === null || fields === undefined) return 'next'
  const left = record.left ?? { rev: record.rev, fields }
  await changeRecord(record.id, { state: 'sending', left, triedAt: Date.now() })
  const { id } = record
  try {
    const sending = await kind.load().catch(() => Promise.reject(notLoaded()))
    const key = `${record.device}:${record.seq}`
    const typed = await unpack(left.fields)
    if (readPerson() !== record.person) return 'over'
    const leaving = { ...record, left }
    const answer = await sending
      .send({ record: leaving, fields: typed, key, onSent: (part) => tellPart(id, part) })
      .catch(otherBody)
    await settle(id, left.rev, answer, sending.follow?.bind(sending))
    const told = tellOutcome(id, { done: true, answer, act: record.act ?? '', fields: typed })
    if (!told) sending.sent(leaving, answer)
    return 'next'
  } catch (error) {
    return failed(record, asApiError(error))
  }
}

/** The part of the portal that sends it did not come: it is not to blame, and waits as for any network. */
const notLoaded = (): ApiError =>
  new ApiError(0, { key: 'offline', message: i18next.t('app:errors.offline') })

/** It had arrived with other contents, before the portal was renewed: what exists is the answer. */
function otherBody(error: unknown): unknown {
  if (error instanceof ApiError && error.key === 'other_body') return error.current
  throw error
}

/** Done: nothing of it stays but what was typed after it had left. */
async function settle(
  id: string,
  rev: number,
  answer: unknown,
  follow: ((record: JournalRecord, answer: unknown) => Partial<JournalRecord> | null) | undefined,
): Promise<void> {
  const now = journal.get(id)
  if (!now) return
  const further = now.rev === rev ? null : (follow?.(now, answer) ?? null)
  if (!further) return dropRecord(id)
  await changeRecord(id, { ...fresh, ...further })
}

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(500, { key: 'unknown', message: messageOf(error) })

/** Something inside the portal failed so often that a person has to look at it. */
const triesOfFaults = 3

async function failed(record: JournalRecord, error: ApiError): Promise<Next> {
  const tries = record.tries + 1
  const passing = error.unanswered || error.status === 401 || error.status === 429 || error.status === 507
  if (passing || (error.status >= 500 && tries < triesOfFaults)) {
    await changeRecord(record.id, { state: 'waiting', tries })
    tellOutcome(record.id, { done: false, waits: true, error })
    if (error.status === 401) return 'over'
    return error.unanswered || error.status === 429 ? 'later' : 'next'
  }
  const { key, message, fields } = error
  await refuseRecord(record.id, { key, message, fields, at: Date.now() })
  if (!tellOutcome(record.id, { done: false, waits: false, error })) tellRefused(record, error)
  return 'next'
}
