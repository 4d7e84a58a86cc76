/** Answers kept on the device: one IndexedDB store, key → what was answered and when. */
export interface KeptAnswer {
  readonly data: unknown
  readonly at: number
}

const WEEK = 7 * 24 * 3_600_000
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
async function run<T>(
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
  const found = await run<KeptAnswer | undefined>('readonly', (store) => keys.map((key) => store.get(key)))
  return found.map((one) => (one && Date.now() - one.at < WEEK ? one : undefined))
}

export const writeAnswer = (key: string, answer: KeptAnswer) =>
  run('readwrite', (store) => [store.put(answer, key)])

export const clearAnswers = () => run('readwrite', (store) => [store.clear()])

/** Drops what nobody looked at for a week, and what another version of the app kept. */
export async function dropOldAnswers(version: string): Promise<void> {
  await run('readwrite', (store) => {
    const request = store.openCursor()
    request.addEventListener('success', () => {
      const cursor = request.result
      if (!cursor) return
      const { at } = cursor.value as KeptAnswer
      const isOurs = typeof cursor.key === 'string' && cursor.key.startsWith(`${version} `)
      if (!isOurs || Date.now() - at > WEEK) cursor.delete()
      cursor.continue()
    })
    return [request]
  })
}
