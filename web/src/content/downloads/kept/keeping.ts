import i18next from 'i18next'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { keepFile } from '../../../platform/kept/store.ts'
import { queryClient } from '../../../platform/queries.ts'
import { readPerson } from '../../../platform/session.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import type { DownloadRow } from '../data.ts'
import { wholeFile } from './whole.ts'

/** What is on its way to this device, by its number: how much of it is here, 0–1. It goes on while pages change. */
let going: ReadonlyMap<number, number> = new Map()
const listeners = new Set<() => void>()
function say(id: number, part: number | null): void {
  const next = new Map(going)
  if (part === null) next.delete(id)
  else next.set(id, part)
  going = next
  for (const listener of listeners) listener()
}
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useGoing = (): ReadonlyMap<number, number> => useSyncExternalStore(listen, () => going)

/** The browser may hold less than it is asked to: said before the first byte comes. */
async function findRoom(bytes: number): Promise<void> {
  const storage: Partial<StorageManager> = navigator.storage ?? {}
  const { usage = 0, quota } = (await storage.estimate?.call(navigator.storage).catch(() => null)) ?? {}
  if (quota === undefined || usage + bytes <= quota) return
  throw new ApiError(0, { key: 'no_room', message: i18next.t('downloads:kept.noRoom') })
}

export const keptKey = 'keptFiles'

async function keepOne(file: DownloadRow, asked: string | null): Promise<void> {
  const person = readPerson()
  if (person === null) return
  await findRoom(file.size)
  const bytes = await wholeFile(file.url, file.size, (part) => say(file.id, part))
  // Whoever signed out meanwhile leaves nothing here.
  if (readPerson() !== person) return
  const { id, version, version_id, name, file_name, mime, size } = file
  const about = { id, person, asked, version, version_id, name, file_name, mime, size, at: Date.now() }
  await keepFile(about, new Blob([bytes], { type: mime })).catch((error: unknown) => {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    throw new ApiError(0, {
      key: 'no_room',
      message: i18next.t(isFull ? 'downloads:kept.noRoom' : 'downloads:kept.blocked'),
    })
  })
}

let turn: Promise<void> = Promise.resolve()

export interface Wanted {
  readonly file: DownloadRow
  /** The language it is asked for in; none: the reader's own. */
  readonly asked: string | null
}

/** Keeps files on this device, one after the other; what cannot be kept is said. */
export function keepFiles(wanted: readonly Wanted[]): void {
  const missing = wanted.filter(({ file }) => !going.has(file.id))
  for (const { file } of missing) say(file.id, 0)
  // Without the promise of the browser a full disk would take them away again.
  void navigator.storage?.persist?.().catch(() => undefined)
  for (const { file, asked } of missing)
    turn = turn
      .then(() => keepOne(file, asked))
      .catch(toast.error)
      .then(async () => {
        say(file.id, null)
        await queryClient.invalidateQueries({ queryKey: [keptKey] })
        await queryClient.invalidateQueries({ queryKey: ['downloads'] })
      })
}
