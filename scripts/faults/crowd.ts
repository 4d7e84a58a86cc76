import type { Client } from './clients/client.ts'

/** Clients at work, all at once. */
export interface Crowd {
  /** Lets everybody bring his act to its end, and then wait. */
  pause(): Promise<void>
  resume(): void
  /** The same as `pause`, for good. @throws what a client could not cope with */
  stop(): Promise<void>
}

export function startCrowd(clients: readonly Client[]): Crowd {
  let stopped = false
  let failure: Error | undefined
  let paused: Promise<void> | null = null
  let go: () => void = () => undefined
  let resting = 0
  let told: () => void = () => undefined

  async function work(client: Client): Promise<void> {
    while (!stopped && !failure) {
      if (paused) {
        resting += 1
        told()
        await paused
        resting -= 1
        continue
      }
      await client.act().catch((error: unknown) => {
        failure = new Error(`${client.name}: ${(error as Error).message}`, { cause: error })
      })
    }
    resting += 1
    told()
  }

  const all = clients.map(work)
  const pause = async (): Promise<void> => {
    paused ??= new Promise((resolve) => (go = resolve))
    while (resting < clients.length) await new Promise<void>((resolve) => (told = resolve))
    if (failure) throw failure
  }
  const resume = (): void => {
    paused = null
    go()
  }
  return {
    pause,
    resume,
    async stop() {
      stopped = true
      resume()
      await Promise.all(all)
      if (failure) throw failure
    },
  }
}
