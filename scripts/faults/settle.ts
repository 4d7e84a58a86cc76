import { setTimeout as delay } from 'node:timers/promises'
import type { Answer, Line, Question } from './ask.ts'
import type { House } from './house.ts'
import type { Ledger } from './ledger.ts'

/** What a client has at hand. */
export interface Desk {
  readonly house: Pick<House, 'up'>
  readonly line: Line
  readonly ledger: Ledger
}

const pause = 20

/** Not now: the server is going down, or coming up, or the first attempt still runs. */
const passing = (answer: Answer): boolean =>
  answer.status === 503 || answer.status === 429 || answer.errorKey() === 'still_running'

/** An answer, and how often the question had to be asked for it. */
export interface Settled extends Answer {
  readonly attempts: number
}

/**
 * Asks until there is an answer, as our own web app does: after a broken connection, a 503 or “still running”
 * the same question goes out again with the same key.
 */
export async function settle({ house, line, ledger }: Desk, question: Question): Promise<Settled> {
  for (let attempts = 1; ; attempts += 1) {
    const answer = await line.ask(question).catch((error: unknown) => error as Error)
    if (!(answer instanceof Error) && !passing(answer)) {
      if (answer.status >= 500)
        ledger.surprises.push(`${question.method} ${question.path}: ${answer.status} ${answer.text}`)
      return { ...answer, attempts }
    }
    ledger.retries += 1
    await delay(pause)
    await house.up()
  }
}
