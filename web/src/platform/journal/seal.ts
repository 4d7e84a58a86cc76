import { readAll, readOne, transact } from './database.ts'
import { closeJournal, rereadJournal, takeRecord } from './journal.ts'
import { isSealed, type JournalRecord, type SealedRecord, type StoredRecord } from './record.ts'
import { readPerson } from '../session.ts'

const pair = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
const sealOf = (person: number): string => `seal.${person}`

const toText = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/**
 * A pair of keys to deposit with the server, which keeps the first it is offered for this person on this device.
 * @returns the half that opens; null where a half that closes lies here already
 */
export async function offerSeal(person: number): Promise<string | null> {
  if (await canSeal(person)) return null
  const { privateKey } = await crypto.subtle.generateKey(
    { ...pair, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  )
  return toText(await crypto.subtle.exportKey('pkcs8', privateKey))
}

/**
 * Keeps the half that closes, made from the one the server has: two windows may have offered a pair each, and what is
 * closed with the pair the server does not have is never opened again.
 * @param device that asked: emptied meanwhile, it keeps nothing
 */
export async function keepSeal(person: number, device: string, opening: string): Promise<void> {
  const key = await crypto.subtle.importKey('pkcs8', fromText(opening), pair, true, ['decrypt'])
  const { kty, n, e } = await crypto.subtle.exportKey('jwk', key)
  const half = await crypto.subtle.importKey('jwk', { kty, n, e } as JsonWebKey, pair, true, ['encrypt'])
  const closing = await crypto.subtle.exportKey('spki', half)
  await transact(['meta'], 'readwrite', (store) => {
    const request = store('meta').get('device')
    request.onsuccess = () => {
      if (request.result === device) store('meta').put(closing, sealOf(person))
    }
    return undefined
  })
}

/** Whether what stays of this person can be sealed here. */
export const canSeal = async (person: number): Promise<boolean> =>
  (await readOne('meta', sealOf(person)).catch(() => undefined)) !== undefined

const stored = (): Promise<StoredRecord[]> => readAll<StoredRecord>('records').catch(() => [])
const open = async (person: number): Promise<JournalRecord[]> =>
  (await stored()).filter((one): one is JournalRecord => one.person === person && !isSealed(one))

/** Encrypts what a person leaves on the device; only that person's next sign-in opens it. */
export const sealRecords = (person: number): Promise<void> => oneAtATime(() => sealAll(person))

/** Of all windows one at a time closes or opens, so that what is written on meanwhile is not overwritten. */
const oneAtATime = (act: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('mandato-journal.seal', act) : act()

async function sealAll(person: number): Promise<void> {
  const closing = await readOne<ArrayBuffer>('meta', sealOf(person)).catch(() => undefined)
  const records = await open(person)
  // Whoever signs in again at once goes on with what is there; sealed behind them it would not be found.
  const isBack = () => readPerson() === person
  if (isBack()) return
  closeJournal()
  if (!closing || records.length === 0) return
  const seal = await crypto.subtle.importKey('spki', closing, pair, false, ['encrypt'])
  for (const record of records) if (!isBack()) await sealOne(record, seal)
}

async function sealOne(record: JournalRecord, seal: CryptoKey): Promise<void> {
  const secret = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt'])
  const close = async (bytes: BufferSource) => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, secret, bytes) }
  }
  const files = await Promise.all(
    record.files.map(async ({ file }) => {
      const blob = await readOne<Blob>('files', file)
      return blob && ([file, await close(await blob.arrayBuffer())] as const)
    }),
  )
  const { iv, data } = await close(new TextEncoder().encode(JSON.stringify(record)))
  const key = await crypto.subtle.encrypt(pair, seal, await crypto.subtle.exportKey('raw', secret))
  const sealed: SealedRecord = {
    id: record.id,
    person: record.person,
    at: record.at,
    sealed: { key, iv, data, files: record.files.map(({ file }) => file) },
  }
  await transact(['records', 'files'], 'readwrite', (store) => {
    for (const one of files) if (one) store('files').put(one[1], one[0])
    store('records').put(sealed)
    return undefined
  })
}

interface SealedFile {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

/** Opens what was sealed, with the half the server gave back. What another key closed stays closed. */
export const unsealRecords = (person: number, opening: string): Promise<void> =>
  oneAtATime(() => unsealAll(person, opening))

async function unsealAll(person: number, opening: string): Promise<void> {
  const all = await readAll<StoredRecord>('records')
  const own = all.filter((one): one is SealedRecord => one.person === person && isSealed(one))
  if (own.length === 0) return
  const seal = await crypto.subtle.importKey('pkcs8', fromText(opening), pair, false, ['decrypt'])
  for (const one of own) await unsealOne(one, seal).catch(() => undefined)
  await rereadJournal()
}

async function unsealOne({ sealed }: SealedRecord, seal: CryptoKey): Promise<void> {
  const raw = await crypto.subtle.decrypt(pair, seal, sealed.key)
  const secret = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const opened = ({ iv, data }: SealedFile) => crypto.subtle.decrypt({ name: 'AES-GCM', iv }, secret, data)
  const record = JSON.parse(new TextDecoder().decode(await opened(sealed))) as JournalRecord
  const files = await Promise.all(
    sealed.files.map(async (name) => {
      const kept = await readOne<SealedFile>('files', name)
      const type = record.files.find(({ file }) => file === name)?.type ?? ''
      return kept && ([name, new Blob([await opened(kept)], { type })] as const)
    }),
  )
  await takeRecord(
    record,
    files.flatMap((one) => (one ? [one] : [])),
  )
}

/**
 * Deletes everything of a person; the last one takes the number of the device along. As long as the device keeps its
 * number each goes on counting where it was: a number used twice would pass for the act done under it before.
 */
export async function wipe(person: number): Promise<void> {
  const all = await stored()
  closeJournal()
  const own = all.filter((one) => one.person === person)
  await transact(['records', 'files', 'meta'], 'readwrite', (store) => {
    for (const { id } of own) {
      store('records').delete(id)
      store('files').delete(IDBKeyRange.bound(`${id} `, `${id} \uffff`))
    }
    store('meta').delete(sealOf(person))
    if (all.length === own.length) store('meta').clear()
    return undefined
  }).catch(() => undefined)
}
