import { Piscina } from 'piscina'
import type { MessagePort } from 'node:worker_threads'

export interface RunOptions {
  /** Ends the work: the thread is replaced. */
  readonly signal?: AbortSignal | undefined
  readonly transferList?: readonly MessagePort[]
}

export interface PoolOptions {
  /** After so many tasks the worker is replaced: native memory that was lost comes back. */
  readonly recycleAfter: number
  /** Milliseconds without work after which the thread ends. */
  readonly idleTimeout: number
}

/** A thread with the tasks it has not finished. */
interface Thread {
  readonly piscina: Piscina
  readonly unfinished: Set<Promise<unknown>>
}

/** One worker thread, started by the first task. */
export class Pool {
  readonly #options: PoolOptions
  #thread: Thread | undefined
  #given = 0
  /** Threads that finish what they have and take nothing new. */
  readonly #leaving = new Set<Promise<void>>()

  constructor(options: PoolOptions) {
    this.#options = options
  }

  /** @param module whose default export does the work, as a URL */
  run<Task, Result>(module: string, task: Task, options: RunOptions = {}): Promise<Result> {
    if (this.#given >= this.#options.recycleAfter) this.#retire()
    this.#given += 1
    this.#thread ??= { piscina: start(this.#options), unfinished: new Set() }
    const { piscina, unfinished } = this.#thread
    const result = piscina.run(task, {
      filename: module,
      ...(options.signal && { signal: options.signal }),
      ...(options.transferList && { transferList: [...options.transferList] }),
    }) as Promise<Result>
    unfinished.add(result)
    const forget = () => unfinished.delete(result)
    result.then(forget, forget)
    return result
  }

  /** Waits for what runs and ends the thread; a later task starts a new one. */
  async close(): Promise<void> {
    this.#retire()
    await Promise.all(this.#leaving)
  }

  #retire(): void {
    const old = this.#thread
    this.#thread = undefined
    this.#given = 0
    if (!old) return
    const left = leave(old).finally(() => this.#leaving.delete(left))
    this.#leaving.add(left)
  }
}

/** Piscina's own close forgets tasks that wait for a thread that is still starting. */
async function leave({ piscina, unfinished }: Thread): Promise<void> {
  await Promise.allSettled(unfinished)
  await piscina.destroy()
}

function start({ idleTimeout }: PoolOptions): Piscina {
  const piscina = new Piscina({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    // The server's own work goes first.
    niceIncrement: 5,
    // A sleeping worker must still reach its event loop, where native memory is given back.
    atomics: 'async',
  })
  // A failed task rejects its promise; the unhandled event would end the process.
  piscina.on('error', () => undefined)
  return piscina
}

/** Documents and seals: some milliseconds each, so one thread serves them all. */
export const documentPool = new Pool({ recycleAfter: 2_000, idleTimeout: 300_000 })
/** A thread of its own, so that a list of a thousand pages does not keep a single sheet waiting. */
export const tablePool = new Pool({ recycleAfter: 200, idleTimeout: 30_000 })

/** Ends the workers, letting them finish; for the end of the process, and of a test file. */
export async function closeDocuments(): Promise<void> {
  await Promise.all([documentPool.close(), tablePool.close()])
}
