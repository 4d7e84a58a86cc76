import { PassThrough, pipeline, Readable } from 'node:stream'
import { refuse } from '../refusals.ts'

/** Whole tables read at once: each holds a connection until its last row is read, and everybody else needs one too. */
const atOnce = 6
const perPerson = 2

/** Lets only so many whole tables be read at once; whoever comes later waits, and nobody has all of them. */
export class ExportTurns {
  readonly #of = new Map<number, number>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  /**
   * Waits for a turn.
   * @returns how to give it back; calling it again does nothing
   * @throws too_many_exports when the same person has others running or waiting
   */
  async take(person: number): Promise<() => void> {
    const own = this.#of.get(person) ?? 0
    if (own >= perPerson) throw refuse('too_many_exports', { most: perPerson }, { retryAfter: 5 })
    this.#of.set(person, own + 1)
    if (this.#running < atOnce) this.#running += 1
    // A turn that is given back goes to the one who waits the longest and is never free in between.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    let taken = true
    return () => {
      if (!taken) return
      taken = false
      const left = (this.#of.get(person) ?? 1) - 1
      if (left > 0) this.#of.set(person, left)
      else this.#of.delete(person)
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}

/** Bytes of a file that wait for a reader slower than the database: more than the longest list of an agency. */
const mostAhead = 16 * 1024 * 1024
/** Milliseconds after which a reader who takes nothing counts as gone. */
export const stalledAfter = 120_000

/**
 * Writes a file as fast as its rows come and lets the reader take it as slowly as he must: a phone with a poor signal
 * would otherwise hold a connection to the database for minutes.
 * @param done called once when all is written, or when the reader is gone
 */
export function writtenAhead(file: AsyncIterable<Uint8Array>, done: () => void = () => undefined): Readable {
  const source = Readable.from(file, { objectMode: false })
  source.once('close', done)
  return pipeline(source, new PassThrough({ readableHighWaterMark: mostAhead }), () => undefined)
}
