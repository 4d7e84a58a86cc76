import { setImmediate } from 'node:timers/promises'
import { handOver } from './hand-over.ts'
import { type Order, type Outcome, Press } from './typst.ts'

let press: Press | undefined

/** Prints one document. Runs in a worker thread. */
export default async function print(order: Order): Promise<Outcome> {
  press ??= new Press()
  const outcome = press.print(order)
  // Documents of the native side are given back on the event loop, which a busy worker would never reach.
  await setImmediate()
  return handOver(outcome)
}
