import { readOne } from './database.ts'
import { changeRecord, journal, takeRecord } from './journal.ts'
import { putNumbered } from './numbers.ts'
import type { JournalRecord } from './record.ts'

/* What lies on this device alone, as a file that another device of the same person takes in. */

/** The first bytes of such a file, and its edition. */
const mark = 'mandato-device-1\n'

interface Head {
  readonly person: number
  readonly records: readonly JournalRecord[]
  /** The files lie one after another behind the head. */
  readonly files: readonly { readonly name: string; readonly type: string; readonly size: number }[]
}

/**
 * Every record with its files. Each gets its number first: sent from both devices it is one act. A refused one gets a new
 * number, because under the old one it will never be done.
 */
export async function packAll(person: number): Promise<Blob> {
  for (const record of journal.state().records)
    if (record.seq === null || record.state === 'refused') await number(record)
  const { records } = journal.state()
  const names = records.flatMap(({ files }) => files)
  const blobs = await Promise.all(
    names.map(({ file }) => readOne<Blob>('files', file).catch(() => undefined)),
  )
  const there = names.flatMap(({ file, type }, at) => {
    const blob = blobs[at]
    return blob ? [{ name: file, type, blob }] : []
  })
  const head: Head = {
    person,
    records,
    files: there.map(({ name, type, blob }) => ({ name, type, size: blob.size })),
  }
  const words = new TextEncoder().encode(JSON.stringify(head))
  return new Blob([mark, `${words.length}\n`, words, ...there.map(({ blob }) => blob)], {
    type: 'application/octet-stream',
  })
}

async function number(record: JournalRecord): Promise<void> {
  const { seq, device } = await putNumbered({ ...record, state: 'draft', left: null })
  await changeRecord(record.id, { state: 'draft', left: null, seq, device })
}

/** What became of a file that was to be taken in. */
export type Taken =
  | { readonly taken: number; readonly known: number }
  | { readonly refused: 'no_file' | 'other_person' }

/** Takes records in; what is here already, and newer, stays. Taken in twice, it is there once. */
export async function takeIn(file: Blob, person: number): Promise<Taken> {
  const head = await headOf(file)
  if (!head) return { refused: 'no_file' }
  if (head.person !== person) return { refused: 'other_person' }
  let from = head.at
  const bytes = new Map<string, Blob>()
  for (const { name, type, size } of head.files) {
    bytes.set(name, file.slice(from, from + size, type))
    from += size
  }
  let taken = 0
  for (const record of head.records) {
    const here = journal.get(record.id)
    if (record.person !== person || (here && here.rev >= record.rev)) continue
    const files = record.files.flatMap(({ file: name }) => {
      const blob = bytes.get(name)
      return blob ? [[name, blob] as const] : []
    })
    await takeRecord({ ...record, state: record.state === 'sending' ? 'waiting' : record.state }, files)
    taken += 1
  }
  return { taken, known: head.records.length - taken }
}

async function headOf(file: Blob): Promise<(Head & { readonly at: number }) | null> {
  const first = await file.slice(0, mark.length + 12).text()
  const [, length] = /^mandato-device-1\n(\d{1,10})\n/.exec(first) ?? []
  if (!length) return null
  const begin = mark.length + length.length + 1
  const at = begin + Number(length)
  try {
    const head = JSON.parse(await file.slice(begin, at).text()) as Head
    return Array.isArray(head.records) && Array.isArray(head.files) ? { ...head, at } : null
  } catch {
    return null
  }
}
