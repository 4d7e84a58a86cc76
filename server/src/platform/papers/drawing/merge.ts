import { tablePool } from './pool.ts'

const worker = new URL('merge-worker.ts', import.meta.url).href

/** One PDF of several, off the main thread: hundreds of letters take seconds. */
export const mergePdfs = (parts: readonly Uint8Array[]): Promise<Uint8Array> =>
  tablePool.run<{ parts: readonly Uint8Array[] }, Uint8Array>(worker, { parts })
