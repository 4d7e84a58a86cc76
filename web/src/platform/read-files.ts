import { filePrefix, type KeptAnswer, runAnswers, WEEK } from './answers-db.ts'
import { readPerson } from './session.ts'

/*
 * Pictures and papers that come with what was read. They lie beside the answers that name them: kept as long, and gone
 * with them at the sign-out.
 */

/** So much of a device they take at most; the oldest give way. */
const mostBytes = 60 * 1024 * 1024

const keyOf = (person: number, file: number): string => `${filePrefix}${person} ${file}`

/** The bytes of a file that came with something this person read here; undefined where they are not here. */
export async function readFileHere(file: number): Promise<Blob | undefined> {
  const person = readPerson()
  if (person === null) return undefined
  const [kept] = await runAnswers<KeptAnswer | undefined>('readonly', (store) => [
    store.get(keyOf(person, file)),
  ])
  return kept && kept.data instanceof Blob && Date.now() - kept.at < WEEK ? kept.data : undefined
}

/** Keeps a file, unless the device has no room for it; one that is here already counts as read now. */
export async function keepReadFile(file: number, load: () => Promise<Blob | null>): Promise<void> {
  const person = readPerson()
  if (person === null) return
  const bytes = (await readFileHere(file)) ?? (await load())
  // Whoever signed out meanwhile leaves nothing here.
  if (!bytes || readPerson() !== person || !(await makeRoom(bytes.size))) return
  await runAnswers('readwrite', (store) => [
    store.put({ data: bytes, at: Date.now() } satisfies KeptAnswer, keyOf(person, file)),
  ])
}

/** @returns whether there is room for so many bytes more */
async function makeRoom(bytes: number): Promise<boolean> {
  const storage: Partial<StorageManager> = navigator.storage ?? {}
  const { usage = 0, quota } = (await storage.estimate?.call(navigator.storage).catch(() => null)) ?? {}
  if (bytes > mostBytes || (quota !== undefined && usage + bytes > quota)) return false
  const all = await filesHere()
  let free = mostBytes - all.reduce((sum, { size }) => sum + size, 0)
  const goes: IDBValidKey[] = []
  for (const one of all.toSorted((a, b) => a.at - b.at)) {
    if (free >= bytes) break
    goes.push(one.key)
    free += one.size
  }
  if (goes.length > 0) await runAnswers('readwrite', (store) => goes.map((key) => store.delete(key)))
  return true
}

/** What of the files is here: blobs are named, not loaded. */
async function filesHere() {
  const range = IDBKeyRange.bound(filePrefix, `${filePrefix}\uffff`)
  const [keys = []] = await runAnswers('readonly', (store) => [store.getAllKeys(range)])
  const kept = await runAnswers<KeptAnswer | undefined>('readonly', (store) =>
    keys.map((key) => store.get(key)),
  )
  return keys.flatMap((key, i) => {
    const one = kept[i]
    return one?.data instanceof Blob ? [{ key, size: one.data.size, at: one.at }] : []
  })
}
