import { readOne, transact } from './database.ts'
import type { JournalRecord } from './record.ts'

/** How far this device has counted for a person. */
const counterOf = (person: number): string => `seq.${person}`

/**
 * Hands on the number of this device, made up the first time and after its storage was emptied. Never remembered beside
 * the store: with the counter of a new device under the number of the old one, acts would pass for those done before.
 */
function inDevice(meta: IDBObjectStore, then: (device: string) => void): void {
  const request = meta.get('device')
  request.onsuccess = () => {
    if (typeof request.result === 'string') return then(request.result)
    const made = crypto.randomUUID()
    meta.put(made, 'device')
    then(made)
  }
}

/** The number of this device. @throws NotKept */
export async function deviceId(): Promise<string> {
  let id = ''
  await transact(['meta'], 'readwrite', (store) => {
    inDevice(store('meta'), (device) => (id = device))
    return undefined
  })
  return id
}

export const highestOf = async (person: number): Promise<number> =>
  (await readOne<number>('meta', counterOf(person))) ?? 0

/** Where nothing can be kept, this window counts for itself: its numbers are good as long as it is open. */
const thisWindow: string = crypto.randomUUID()
let counted = 0

/** Gives a record the next number of its person and keeps both at once: no two acts ever share one. */
export const putNumbered = (record: JournalRecord): Promise<JournalRecord> =>
  numberKept(record).catch(() => ({ ...record, device: thisWindow, seq: ++counted }))

async function numberKept(record: JournalRecord): Promise<JournalRecord> {
  const numbered = await transact(['meta', 'records'], 'readwrite', (store) => {
    const counter = counterOf(record.person)
    let kept = record
    inDevice(store('meta'), (device) => {
      const request = store('meta').get(counter)
      request.onsuccess = () => {
        const seq = Number(request.result ?? 0) + 1
        kept = { ...record, device, seq }
        store('meta').put(seq, counter)
        store('records').put(kept)
      }
    })
    return () => kept
  })
  return numbered ?? record
}
