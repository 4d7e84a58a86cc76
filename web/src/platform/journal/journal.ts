import { type KeepProblem, NotKept, notKept, readAll, readOne, transact } from './database.ts'
import { type Packed, pack } from './files.ts'
import { putNumbered } from './numbers.ts'
import { isSealed, type JournalRecord, type Reason, type StoredRecord } from './record.ts'

/**
 * The records of one person on this device. They lie in IndexedDB; a copy in memory is read at once, and other windows
 * say on a channel which of them changed.
 */
interface State {
  readonly person: number | null
  readonly records: readonly JournalRecord[]
  /** How many are still sealed, because the server was not reached since the sign-in. */
  readonly sealed: number
  /** The device was read: until then nobody knows whether nothing lies here. */
  readonly read: boolean
}
const nothing: State = { person: null, records: [], sealed: 0, read: false }
let state: State = nothing
let opened: Promise<void> | null = null
const heard = new Set<() => void>()
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('mandato-journal') : null

function show(next: State): void {
  state = next
  for (const tell of heard) tell()
}
const byAge = (records: readonly JournalRecord[]) => records.toSorted((a, b) => b.at - a.at)

/** For each reading of the device under way, what changed in this window since it began: what is read of that is older. */
const readings = new Set<Set<string>>()
const changed = (id: string): void => {
  for (const ids of readings) ids.add(id)
}
/** Those the device did not take: they are in the memory of this window alone. */
const notStored = new Set<string>()

function put(record: JournalRecord): void {
  if (record.person !== state.person) return
  changed(record.id)
  show({ ...state, records: byAge([record, ...state.records.filter(({ id }) => id !== record.id)]) })
}

function remove(id: string): void {
  changed(id)
  show({ ...state, records: state.records.filter((one) => one.id !== id) })
}

channel?.addEventListener('message', ({ data }: MessageEvent<string>) => void follow(data))

/** Another window changed a record. */
async function follow(id: string): Promise<void> {
  const stored = await readOne<StoredRecord>('records', id).catch(() => undefined)
  if (stored && !isSealed(stored)) put(stored)
  else remove(id)
}

/** Reads what this person has on this device; asked again for the same person it does nothing. */
export function openJournal(person: number): Promise<void> {
  if (opened && state.person === person) return opened
  state = { ...nothing, person }
  opened = rereadJournal()
  return opened
}

/** Reads the device again; what this window holds that is newer, or that the device did not take, stays. */
export async function rereadJournal(): Promise<void> {
  const { person } = state
  const newer = new Set<string>()
  readings.add(newer)
  // A browser that keeps nothing has nothing: it is said where something is to be kept.
  const all = await readAll<StoredRecord>('records').catch(() => [])
  readings.delete(newer)
  if (person !== state.person) return
  const own = all.filter((one) => one.person === person)
  const isOurs = (id: string) => newer.has(id) || notStored.has(id)
  const open = own.filter((one): one is JournalRecord => !isSealed(one) && !isOurs(one.id))
  const ours = state.records.filter(({ id }) => isOurs(id))
  const sealed = own.filter((one) => isSealed(one) && !isOurs(one.id)).length
  show({ person, records: byAge([...open, ...ours]), sealed, read: true })
}

export function closeJournal(): void {
  opened = null
  show(nothing)
}

export const journal = {
  state: (): State => state,
  subscribe: (changed: () => void) => {
    heard.add(changed)
    return () => void heard.delete(changed)
  },
  get: (id: string) => state.records.find((one) => one.id === id) ?? null,
  find: (kind: string, subject: string) =>
    state.records.find((one) => one.kind === kind && one.subject === subject) ?? null,
}

/** What a form says of itself while it is written. */
export interface Written {
  readonly id: string
  readonly person: number
  readonly kind: string
  readonly subject: string
  readonly shape: number
  readonly fields: unknown
  readonly title: string
  readonly about: string
}

/** What a record says of its way, before it has one. */
export const fresh = {
  state: 'draft',
  act: null,
  seq: null,
  device: null,
  left: null,
  after: null,
  reason: null,
  tries: 0,
  triedAt: null,
} as const

/**
 * Writes over what lies on the device at this moment: another window may have moved the record on, or settled it.
 * @param next null where it is to stay as it is
 * @throws NotKept
 */
async function rewrite(
  id: string,
  next: (before: JournalRecord | null) => JournalRecord | null,
  bytes: Packed['fresh'] = [],
): Promise<JournalRecord | null> {
  const mine = journal.get(id)
  let fault: unknown
  const written = await transact(['records', 'files'], 'readwrite', (store) => {
    let record: JournalRecord | null = null
    const request = store('records').get(id)
    request.onsuccess = () => {
      const stored = request.result as StoredRecord | undefined
      if (stored && isSealed(stored)) return
      record = next(stored ?? (notStored.has(id) ? mine : null))
      if (!record) return
      try {
        for (const [{ file }, one] of bytes) store('files').put(one, file)
        store('records').put(record)
      } catch (error) {
        fault = error
        request.transaction?.abort()
      }
    }
    return () => record
  }).catch((error: unknown) => {
    notStored.add(id)
    throw fault === undefined ? error : notKept(fault)
  })
  if (written) notStored.delete(id)
  channel?.postMessage(id)
  return written ?? null
}

/**
 * Keeps what is typed; what leaves at this moment is another copy and stays as it is.
 * @returns null once it lies on the device, otherwise why it does not
 */
export async function keepRecord(written: Written): Promise<KeepProblem | null> {
  // Given up at a sign-out: a form that closes then writes nothing back.
  if (written.person !== state.person) return 'blocked'
  const mine = journal.get(written.id)
  const { fields, files, fresh: bytes } = pack(written.fields, written.id, mine?.files ?? [])
  const now = Date.now()
  const over = (before: JournalRecord | null): JournalRecord => ({
    ...fresh,
    begunAt: now,
    ...before,
    ...written,
    fields,
    files: [...(before?.left ? before.files : []), ...files].filter(
      ({ file }, at, all) => all.findIndex((one) => one.file === file) === at,
    ),
    at: now,
    rev: (before?.rev ?? mine?.rev ?? 0) + 1,
    bytes: sizeOf(fields) + files.reduce((sum, { size }) => sum + size, 0),
  })
  const shown = over(mine)
  put(shown)
  try {
    const kept = await rewrite(written.id, over, bytes)
    // Another window may have moved it on. What this one did with it meanwhile is newer: it may have been submitted.
    if (kept && journal.get(kept.id) === shown) put(kept)
  } catch (error) {
    return error instanceof NotKept ? error.problem : 'blocked'
  }
  return null
}

/** About what the text takes; walking it is cheaper than writing it out. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 4
  if (typeof value !== 'object' || value === null) return 4
  return Object.entries(value).reduce((sum, [key, one]) => sum + key.length + sizeOf(one), 0)
}

/** Changes what a record says of its way; its fields stay as they are. What another window settled stays settled. */
export async function changeRecord(id: string, change: Partial<JournalRecord>): Promise<void> {
  const before = journal.get(id)
  if (!before) return
  put({ ...before, ...change })
  const written = await rewrite(id, (stored) => stored && { ...stored, ...change }).catch(() => undefined)
  if (written === null) remove(id)
}

/** It is to be sent. From here on it has a number, which is its own until it is done or refused. */
export async function submitRecord(id: string, act: string): Promise<void> {
  const before = journal.get(id)
  if (!before) return
  const again = before.seq !== null && before.state !== 'refused'
  const asked = { state: 'waiting', reason: null, tries: 0 } as const
  if (again) return changeRecord(id, { ...asked, act: before.left ? before.act : act })
  const { seq, device } = await putNumbered({ ...before, ...asked, act, left: null })
  // Written on while it got its number: what is kept then is the newer one.
  await changeRecord(id, { ...asked, act, left: null, seq, device })
}

/** Not to be sent after all, as long as nothing of it has left. */
export async function holdRecord(id: string): Promise<void> {
  const record = journal.get(id)
  if (record && !record.left) await changeRecord(id, { state: 'draft' })
}

export const refuseRecord = (id: string, reason: Reason): Promise<void> =>
  changeRecord(id, { state: 'refused', reason, left: null })

/** Deletes a record with its files. */
export async function dropRecord(id: string): Promise<void> {
  remove(id)
  notStored.delete(id)
  await transact(['records', 'files'], 'readwrite', (store) => {
    store('records').delete(id)
    store('files').delete(IDBKeyRange.bound(`${id} `, `${id} \uffff`))
    return undefined
  }).catch(() => undefined)
  channel?.postMessage(id)
}

/** Takes a record in as it is: from a file, or opened from its seal. */
export async function takeRecord(
  record: JournalRecord,
  files: readonly (readonly [string, Blob])[],
): Promise<void> {
  await transact(['records', 'files'], 'readwrite', (store) => {
    for (const [name, bytes] of files) store('files').put(bytes, name)
    store('records').put(record)
    return undefined
  })
  put(record)
  channel?.postMessage(record.id)
}
