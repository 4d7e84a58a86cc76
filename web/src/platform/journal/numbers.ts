import { readOne, transact } from './database.ts'
import type { JournalRecord } from './record.ts'

/** How far this device has counted for a person. */
const counterOf = (person: number): string => `seq.${person}`
let known: string | undefined

/** The number of this device, made up the first time; another one after its storage was emptied. */
export async function deviceId(): Promise<string> {
  if (known) return known
  const made: string = crypto.randomUUID()
  known = await transact(['meta'], 'readwrite', (store) => {
    const request = store('meta').get('device')
    let id = made
    request.onsuccess = () => {
      if (typeof request.result === 'string') id = request.result
      else store('meta').put(made, 'device')
    }
    return () => id
  })
  return known ?? made
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
  const device = await deviceId()
  const numbered = await transact(['meta', 'records'], 'readwrite', (store) => {
    const counter = counterOf(record.person)
    const request = store('meta').get(counter)
    let kept = record
    request.onsuccess = () => {
      const seq = Number(request.result ?? 0) + 1
      kept = { ...record, device, seq }
      store('meta').put(seq, counter)
      store('records').put(kept)
    }
    return () => kept
  })
  return numbered ?? record
}
