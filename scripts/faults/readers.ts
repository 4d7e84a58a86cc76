import { setTimeout as delay } from 'node:timers/promises'
import type { Line } from './ask.ts'

/** Below what the flood guard lets one person ask. */
const pause = 120

/** What readers met who ask once and do not ask again. */
export interface Reads {
  answered: number
  /** Told to come again later. */
  put_off: number
  /** Anything a calm portal never answers: an error of its own, a broken connection. */
  readonly failed: string[]
  readonly milliseconds: number[]
}

export const noReads = (): Reads => ({ answered: 0, put_off: 0, failed: [], milliseconds: [] })

/** Reads one list after the other until told to stop. */
export async function readOn(line: Line, token: string, reads: Reads, stopped: () => boolean): Promise<void> {
  while (!stopped()) {
    const began = performance.now()
    try {
      const { status, retryAfter, text } = await line.ask({
        method: 'GET',
        path: '/api/v1.0/agencies/1',
        token,
      })
      if (status === 200) reads.answered += 1
      else if (status === 503 && retryAfter !== null) reads.put_off += 1
      else reads.failed.push(`${status} ${text.slice(0, 100)}`)
    } catch (error) {
      reads.failed.push((error as Error).message)
    }
    reads.milliseconds.push(performance.now() - began)
    await delay(pause)
  }
}
