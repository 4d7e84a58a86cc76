import { Worker } from 'node:worker_threads'
import { today } from '../../platform/clock.ts'
import type { Parts } from '../../platform/parts.ts'
import type { ImportKinds } from '../../platform/import-kit/declared.ts'
import { storedName } from '../../platform/files/stored-files.ts'
import { firstUnfinished, type ImportRow } from '../queries/imports.ts'
import type { Order } from './desk.ts'
import type { Told } from './work.ts'

export interface RunParts extends Pick<Parts, 'db' | 'connection' | 'files' | 'clock'> {
  readonly config: Pick<Parts['config'], 'importMaxRejects'>
  readonly kinds: ImportKinds
}

export interface RunOptions {
  /** Ends the thread at once, as if the process had died. */
  readonly signal?: AbortSignal
  readonly onProgress?: (told: Told) => void
}

/** Small, because the rows of a file die young: a large young generation only holds garbage. */
const threadLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 }

/**
 * Works on an import until it has ended, and before it on those with a lower number that have not: a later file of
 * the ERP knows better, so it must be written later.
 */
export async function runImport(
  parts: RunParts,
  importId: number,
  { signal, onProgress }: RunOptions = {},
): Promise<void> {
  for (;;) {
    const next = await firstUnfinished(parts.db, importId)
    if (!next) return
    await runOne(parts, next, {
      ...(signal && { signal }),
      ...(next.id === importId && onProgress && { onProgress }),
    })
  }
}

/** One import in a thread of its own, with connections of its own. */
async function runOne(
  parts: RunParts,
  row: Pick<ImportRow, 'id' | 'file_id' | 'kind'>,
  { signal, onProgress }: RunOptions,
): Promise<void> {
  const importId = row.id
  const stored = row.file_id === null ? null : await storedName(parts.db, row.file_id)
  const order: Order = {
    importId,
    path: stored === null ? null : parts.files.pathOf(stored),
    // Through JSON: type parsers are functions, which cannot go to another thread.
    connection: JSON.parse(JSON.stringify(parts.connection)) as Order['connection'],
    today: today(parts.clock),
    now: parts.clock.now(),
    modules: parts.kinds[row.kind].modules,
    mostRejects: parts.config.importMaxRejects,
  }
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL('../worker.ts', import.meta.url), {
      workerData: order,
      execArgv: [],
      resourceLimits: threadLimits,
    })
    signal?.addEventListener('abort', () => void worker.terminate())
    worker.on('message', (told: Told) => onProgress?.(told))
    worker.on('error', reject)
    worker.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the thread of import ${importId} ended with ${code}`)),
    )
  })
}
