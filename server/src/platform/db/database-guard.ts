import { isStoreAway } from './database-errors.ts'

/** Milliseconds a read is tried again after the database went away: a restart takes less. */
const patience = 3_000
const pauses = [25, 50, 100, 200, 400]

/**
 * Handles calls while the database restarts or is down: reads wait out a restart, and once it is known
 * to be down everybody is told at once, except one probe at a time that finds out when it is back.
 */
export class StoreGuard {
  #downSince: number | null = null
  #probing = false

  /** Runs a read; while the database restarts it is tried again for up to three seconds. */
  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.once(work)
      } catch (error) {
        if (!isStoreAway(error) || this.#isKnownDown()) throw error
        await pause(pauses[attempt] ?? 400)
      }
    }
  }

  /** Runs anything once. A write is never tried again here: the client does, with its key. */
  async once<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#isKnownDown()) return this.#probe(work)
    return this.#watch(work)
  }

  #isKnownDown(): boolean {
    return this.#downSince !== null && performance.now() - this.#downSince > patience
  }

  async #probe<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#probing) throw Object.assign(new Error('the database is down'), { code: 'ECONNREFUSED' })
    this.#probing = true
    try {
      return await this.#watch(work)
    } finally {
      this.#probing = false
    }
  }

  async #watch<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work()
      this.#downSince = null
      return result
    } catch (error) {
      // Any answer of the database, a refusal too, shows that it is there.
      if (isStoreAway(error)) this.#downSince ??= performance.now()
      else this.#downSince = null
      throw error
    }
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
