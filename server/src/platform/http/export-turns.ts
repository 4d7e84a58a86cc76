import { PassThrough, pipeline, Readable } from 'node:stream'
import { refuse } from '../refusals.ts'

/** Whole tables read at once: each holds a connection until its last row is read, and everybody else needs one too. */
const atOnce = 6
/** Lists of one person at a time, prints in the background apart. */
export const perPerson = 2

export const tooManyExports = () => refuse('too_many_exports', { most: perPerson }, { retryAfter: 5 })

/** A turn of one person; what is done twice counts once. */
export interface Turn {
  /** The last row is read: the next one in the queue may begin. */
  read(): void
  /** The file is taken, or given up: the person may ask for another. */
  taken(): void
}

/** Limits how many whole tables are read at once. Later requests wait, and one person cannot take all places. */
export class ExportTurns {
  readonly #of = new Map<number, number>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  /**
   * Waits for a turn.
   * @throws too_many_exports when the same person has others running, waiting or not yet taken
   */
  async take(person: number): Promise<Turn> {
    const own = this.#of.get(person) ?? 0
    if (own >= perPerson) throw tooManyExports()
    this.#of.set(person, own + 1)
    if (this.#running < atOnce) this.#running += 1
    // A turn that is given back goes to the one who waits the longest and is never free in between.
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    const read = once(() => {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    })
    const forget = once(() => {
      const left = (this.#of.get(person) ?? 1) - 1
      if (left > 0) this.#of.set(person, left)
      else this.#of.delete(person)
    })
    return {
      read,
      taken: () => {
        read()
        forget()
      },
    }
  }
}

function once(act: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    act()
  }
}

/** Bytes of a file that wait for a reader slower than the database: more than the longest list of an agency. */
const mostAhead = 16 * 1024 * 1024
/** Milliseconds after which a reader who takes nothing counts as gone. */
export const stalledAfter = 120_000

/**
 * Writes a file as fast as its rows come and lets the reader take it as slowly as he must: a phone with a poor signal
 * would otherwise hold a connection to the database for minutes. What he has not taken lies in memory, so that his
 * turn is his until he has: otherwise many unread downloads would fill it.
 * @param read called once when all is written, or when the reader is gone
 */
export function writtenAhead(
  file: AsyncIterable<Uint8Array>,
  turn: Turn,
  read: () => void = turn.read,
): Readable {
  const source = Readable.from(file, { objectMode: false })
  source.once('close', read)
  const ahead = new PassThrough({ readableHighWaterMark: mostAhead })
  // With the last byte and not a moment later: who has the list may ask for the next one.
  ahead.once('end', turn.taken)
  ahead.once('close', turn.taken)
  return pipeline(source, ahead, () => undefined)
}
