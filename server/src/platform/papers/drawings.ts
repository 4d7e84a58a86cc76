import { createHash } from 'node:crypto'

/** Leaves the transaction that is under way, so that the paper is drawn without its locks and connection. */
class ToDraw extends Error {
  readonly key: string
  readonly draw: () => Promise<Uint8Array>
  constructor(key: string, draw: () => Promise<Uint8Array>) {
    super('a paper is drawn outside the transaction')
    this.key = key
    this.draw = draw
  }
}

/** The papers of one write. Drawing takes tens of milliseconds: it must not hold a row's lock or a connection. */
export class Drawings {
  /** The moment the write was asked: the same in every attempt, for the date on the paper. */
  readonly at: Date
  readonly #drawn = new Map<string, Uint8Array>()
  #isRepeated = false

  constructor(at: Date) {
    this.at = at
  }

  /** For acts that are not repeated: papers are drawn inside the transaction. */
  static inPlace(at: Date): Drawings {
    const drawings = new Drawings(at)
    drawings.#isRepeated = true
    return drawings
  }

  /**
   * Gives a drawn paper. Where it is not drawn yet the act is rolled back, the paper drawn, and the act begun again;
   * if its content is another one then (somebody was faster, or a row was numbered anew), it is drawn where one is.
   * @param content everything that is on the paper, as JSON knows it
   */
  async paper(content: unknown, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = createHash('sha256').update(JSON.stringify(content)).digest('hex')
    const drawn = this.#drawn.get(key)
    if (drawn) return drawn
    if (this.#isRepeated) return draw()
    throw new ToDraw(key, draw)
  }

  /** Runs an act in its transaction, and once more after what it needs was drawn. */
  async around<Result>(act: () => Promise<Result>): Promise<Result> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ToDraw)) throw error
      this.#drawn.set(error.key, await error.draw())
      this.#isRepeated = true
      return act()
    }
  }
}
