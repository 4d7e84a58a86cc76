import { Piscina } from 'piscina'
import type { MessagePort } from 'node:worker_threads'

export interface RunOptions {
  /** Ends the work: the thread is replaced. */
  readonly signal?: AbortSignal
  readonly transferList?: readonly MessagePort[]
}

export interface PoolOptions {
  /** The module whose default export does the work, as a URL. */
  readonly module: string
  /** After so many tasks the worker is replaced: native memory that was lost comes back. */
  readonly recycleAfter: number
  /** Milliseconds without work after which the thread ends. */
  readonly idleTimeout: number
}

/** One worker thread for one kind of work, started by the first task. */
export class Pool<Task, Result> {
  readonly #options: PoolOptions
  #piscina: Piscina<Task, Result> | undefined
  #given = 0
  /** Pools that finish what they have and take nothing new. */
  readonly #leaving = new Set<Promise<void>>()

  constructor(options: PoolOptions) {
    this.#options = options
  }

  run(task: Task, options: RunOptions = {}): Promise<Result> {
    if (this.#given >= this.#options.recycleAfter) this.#retire()
    this.#given += 1
    this.#piscina ??= start<Task, Result>(this.#options)
    return this.#piscina.run(task, {
      ...(options.signal && { signal: options.signal }),
      ...(options.transferList && { transferList: [...options.transferList] }),
    })
  }

  /** Waits for what runs and ends the thread; a later task starts a new one. */
  async close(): Promise<void> {
    this.#retire()
    await Promise.all(this.#leaving)
  }

  #retire(): void {
    const old = this.#piscina
    this.#piscina = undefined
    this.#given = 0
    if (!old) return
    const left = old.close().finally(() => this.#leaving.delete(left))
    this.#leaving.add(left)
  }
}

function start<Task, Result>({ module, idleTimeout }: PoolOptions): Piscina<Task, Result> {
  const piscina = new Piscina<Task, Result>({
    filename: module,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
    closeTimeout: 20_000,
    // The server's own work goes first.
    niceIncrement: 5,
    // A sleeping worker must still reach its event loop, where native memory is given back.
    atomics: 'async',
  })
  // Whoever waits for a task is told by its promise; unheard, the event would end the process.
  piscina.on('error', () => undefined)
  return piscina
}
