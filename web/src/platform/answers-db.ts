/** Answers kept on the device: one IndexedDB store, key → what was answered and when. */
export interface KeptAnswer {
  readonly data: unknown
  readonly at: number
}

/** What begins the key of a file that came with what was read (read-files.ts). */
export const filePrefix = 'file '
export const WEEK = 7 * 24 * 3_600_000
let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('mandato', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('answers')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error('no database on this device', { cause: request.error }))
  })
  return opening
}

/** Runs requests, to the end of their transaction; on a device without a database everything is simply not found. */
export async function runAnswers<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => readonly IDBRequest<T>[],
): Promise<T[]> {
  try {
    const database = await open()
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction('answers', mode)
      const requests = ask(transaction.objectStore('answers'))
      transaction.oncomplete = () => resolve(requests.map(({ result }) => result))
      transaction.onabort = () => reject(new Error('the database refused', { cause: transaction.error }))
    })
  } catch {
    return []
  }
}

/** What is kept under each of these keys, in their order. */
export async function readAnswers(keys: readonly string[]): Promise<(KeptAnswer | undefined)[]> {
  const found = await runAnswers<KeptAnswer | undefined>('readonly', (store) =>
    keys.map((key) => store.get(key)),
  )
  return found.map((one) => (one && Date.now() - one.at < WEEK ? one : undefined))
}

export const writeAnswer = (key: string, answer: KeptAnswer) =>
  runAnswers('readwrite', (store) => [store.put(answer, key)])

export const clearAnswers = () => runAnswers('readwrite', (store) => [store.clear()])
