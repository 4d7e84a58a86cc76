import { setTimeout as delay } from 'node:timers/promises'

export interface Arrivals {
  /** Requests a second, whatever the answers do: people do not wait for each other. */
  readonly rate: number
  readonly seconds: number
  /** Asks the n-th question; gives the status. */
  ask(n: number): Promise<number>
}

/** Milliseconds from the moment each request was due, and what went wrong. */
export interface Arrived {
  readonly latencies: readonly number[]
  readonly errors: readonly string[]
}

/**
 * Sends requests at a constant rate and counts each from the moment it was due, not from the moment it could be
 * sent: a server that stalls is charged for everybody who would have asked meanwhile (open model).
 */
export async function arrive({ rate, seconds, ask }: Arrivals): Promise<Arrived> {
  const total = Math.round(rate * seconds)
  const latencies: number[] = []
  const errors: string[] = []
  const open = new Set<Promise<void>>()
  const start = performance.now()
  for (let n = 0; n < total; n += 1) {
    const due = start + (n * 1000) / rate
    const early = due - performance.now()
    // Up to a millisecond late by the timer, which is counted: waiting busily would take a tenth of a core away.
    if (early > 0) await delay(early)
    const asked = ask(n).then(
      (status) => {
        latencies.push(performance.now() - due)
        if (status !== 200) errors.push(String(status))
      },
      (error: Error) => void errors.push(error.message),
    )
    open.add(asked)
    void asked.finally(() => open.delete(asked))
  }
  await Promise.all(open)
  return { latencies, errors }
}

/** The value below which that share of the others lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
