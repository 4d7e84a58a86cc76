/**
 * Files kept on this device to be read without a network: one store says what they are, the other holds their bytes. They
 * are one person's, and go with the session.
 */
export interface KeptFile {
  readonly id: number
  readonly person: number
  /** The language it was asked for in; none: the reader's own. */
  readonly asked: string | null
  readonly version: number
  readonly version_id: number
  readonly name: string
  readonly file_name: string
  readonly mime: string
  readonly size: number
  readonly at: number
}

let opening: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('mandato-files', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('about')
      request.result.createObjectStore('bytes')
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new Error('no database', { cause: request.error }))
  }).catch((error: unknown) => {
    // Tried anew the next time: a setting may have been changed.
    opening = undefined
    throw error
  })
  return opening
}

type Store = (name: 'about' | 'bytes') => IDBObjectStore
async function transact<T>(mode: IDBTransactionMode, work: (store: Store) => IDBRequest<T>): Promise<T> {
  const database = await open()
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(['about', 'bytes'], mode)
    const request = work((name) => transaction.objectStore(name))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'))
  })
}

const keyOf = (person: number, id: number): string => `${person} ${id}`

/** What one person keeps here, the latest first. */
export async function keptFiles(person: number): Promise<KeptFile[]> {
  const all = await transact<KeptFile[]>('readonly', (store) => store('about').getAll())
  return all.filter((one) => one.person === person).toSorted((a, b) => b.at - a.at)
}

/** The bytes of what a person keeps here. */
export const keptBytes = (person: number, id: number): Promise<Blob | undefined> =>
  transact<Blob | undefined>('readonly', (store) => store('bytes').get(keyOf(person, id)))

export const keepFile = (file: KeptFile, bytes: Blob): Promise<IDBValidKey> =>
  transact<IDBValidKey>('readwrite', (store) => {
    const key = keyOf(file.person, file.id)
    store('bytes').put(bytes, key)
    return store('about').put(file, key)
  })

export const dropFile = (person: number, id: number): Promise<undefined> =>
  transact<undefined>('readwrite', (store) => {
    store('bytes').delete(keyOf(person, id))
    return store('about').delete(keyOf(person, id))
  })

/** Deletes the files of everybody whom this does not spare; a device without a database has none. */
export async function dropFiles(spared: (person: number) => boolean = () => false): Promise<void> {
  const all = await transact<KeptFile[]>('readonly', (store) => store('about').getAll()).catch(() => [])
  for (const { person, id } of all) if (!spared(person)) await dropFile(person, id)
}
