import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { keyOf } from './town-index.ts'

export interface TownName {
  readonly name: string
  /** The letters of its province. */
  readonly province: string
}
type Keyed = TownName & { readonly key: string }

const enough = 8

/** Read at the first question and kept: ten thousand names are one megabyte, the list they stand in a hundred. */
let loaded: Promise<readonly Keyed[]> | null = null

async function read(): Promise<readonly Keyed[]> {
  const worker = new Worker(new URL('./town-names-worker.ts', import.meta.url))
  try {
    const [towns] = (await once(worker, 'message')) as [TownName[]]
    return towns.map((town) => ({ ...town, key: keyOf(town.name) }))
  } finally {
    await worker.terminate()
  }
}

/** Towns of Italy whose name begins so, however it is written, the largest first. */
export async function townsCalled(begins: string): Promise<TownName[]> {
  loaded ??= read().catch((error: unknown) => {
    // Asked again, it is tried again.
    loaded = null
    throw error
  })
  const key = keyOf(begins)
  const found = key === '' ? [] : (await loaded).filter((town) => town.key.startsWith(key)).slice(0, enough)
  return found.map(({ name, province }) => ({ name, province }))
}
