import type { Db } from '../../platform/db/db.ts'
import { type Progress, tellProgress } from '../queries/run.ts'
import type { Session } from '../queries/session.ts'

type Stopped = Pick<Session, 'stopStatement'>

/** Somebody asked to stop the import. */
export class Cancelled extends Error {}

const halfSecond = 500

/**
 * Tells twice a second, on a connection of its own and so visibly while the work is under way, how far an import
 * is; and looks whether somebody asked to stop, which then ends even a long statement.
 */
export class Watch {
  progress: Progress = { done: 0, total: null, rows: 0, rejected: 0 }
  readonly #db: Db
  readonly #sessions: Stopped[]
  readonly #id: number
  readonly #told: (progress: Progress) => void
  readonly #timer: NodeJS.Timeout
  #asked = false
  #telling: Promise<void> = Promise.resolve()

  constructor(db: Db, session: Stopped, id: number, told: (progress: Progress) => void) {
    this.#db = db
    this.#sessions = [session]
    this.#id = id
    this.#told = told
    this.#timer = setInterval(() => {
      this.#telling = this.#telling.then(() => this.#tell()).catch(() => undefined)
    }, halfSecond)
  }

  /** Another session works for the import: its statements are ended too when somebody asks to stop. */
  alsoStops(session: Stopped): void {
    this.#sessions.push(session)
  }

  /** To be called between batches. */
  check(): void {
    if (this.#asked) throw new Cancelled()
  }

  /** Whether this error is only the statement that was ended because somebody asked to stop. */
  explains = (error: unknown): boolean => this.#asked && (error as { code?: string }).code === '57014'

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#telling
  }

  async #tell(): Promise<void> {
    this.#told(this.progress)
    this.#asked ||= await tellProgress(this.#db, this.#id, this.progress)
    if (!this.#asked) return
    // At each turn: what meets a session between two statements ends nothing, and the next may wait for a lock for ever.
    for (const session of this.#sessions) await session.stopStatement(this.#db)
  }
}
