/** Why something could not be kept: the disk is full, or the browser keeps nothing for this page. */
export type KeepProblem = 'full' | 'blocked'

export class NotKept extends Error {
  readonly problem: KeepProblem
  constructor(problem: KeepProblem, cause: unknown) {
    super(`not kept: ${problem}`, { cause })
    this.problem = problem
  }
}

type StoreName = 'records' | 'files' | 'meta'
let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('mandato-journal', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('records', { keyPath: 'id' })
      request.result.createObjectStore('files')
      request.result.createObjectStore('meta')
    }
    request.onsuccess = () => {
      // Another window may need to delete or change it; asked again, it is opened anew.
      const forget = () => (opening = undefined)
      request.result.onversionchange = () => {
        request.result.close()
        forget()
      }
      request.result.onclose = forget
      resolve(request.result)
    }
    request.onerror = () => reject(new Error('no database', { cause: request.error }))
  })
  return opening
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

export const notKept = (error: unknown): NotKept => new NotKept(isFull(error) ? 'full' : 'blocked', error)

/**
 * Runs requests to the end of their transaction.
 * @throws NotKept where the browser did not do it
 */
export async function transact<T>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (store: (name: StoreName) => IDBObjectStore) => (() => T) | undefined,
): Promise<T | undefined> {
  try {
    const database = await open()
    return await new Promise<T | undefined>((resolve, reject) => {
      const transaction = database.transaction([...names], mode)
      const result = work((name) => transaction.objectStore(name))
      transaction.oncomplete = () => resolve(result?.())
      transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
    })
  } catch (error) {
    // Tried anew the next time: a setting may have been changed, or space been made.
    if (!isFull(error)) opening = undefined
    throw notKept(error)
  }
}

export const readAll = async <T>(name: StoreName): Promise<T[]> =>
  (await transact([name], 'readonly', (store) => {
    const request = store(name).getAll()
    return () => request.result as T[]
  })) ?? []

export const readOne = <T>(name: StoreName, key: string): Promise<T | undefined> =>
  transact([name], 'readonly', (store) => {
    const request = store(name).get(key)
    return () => request.result as T | undefined
  })
