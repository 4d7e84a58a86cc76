import { type Line, openLine } from '../../scripts/faults/ask.ts'
import type { House } from '../../scripts/faults/house.ts'
import type { RoundsOptions } from '../lib/rounds.ts'
import type { Finding } from '../lib/table.ts'
import { agentsAtWork, signedIn } from './agents.ts'
import { arrive, type Arrived, percentile } from './arrivals.ts'
import { questionAt } from './day.ts'

const rate = 100

/** Something long that an administrator asks for. */
export interface Work {
  readonly goal: string
  /** As in "while 5,000 clients are printed". */
  readonly what: string
  /** Asks for it and has it whole. */
  readonly run: (line: Line, admin: string) => Promise<void>
  /** What it may cost the others, milliseconds of p99. */
  readonly most: { readonly said: string; readonly of: (alone: number) => number }
}

/** What a hundred requests a second wait while something long is being done, and, in turns, while it is not. */
export async function callsBeside(
  house: House,
  { goal, what, run, most }: Work,
  { rounds = 10 }: RoundsOptions,
): Promise<Finding[]> {
  const connection = await house.connection()
  const tokens = await agentsAtWork(connection, 100)
  const admin = await signedIn(connection, 'admin@mandato.example')
  const line = openLine(house.port, '10.8.0.2', 100)
  let asked = 0
  const ask = async (): Promise<number> => (await line.ask(questionAt((asked += 1), tokens))).status
  // The first time starts what has to be started; the second says how long it takes.
  await run(line, admin)
  const first = performance.now()
  await run(line, admin)
  // As long alone as beside: a stumble of the machine weighs more the fewer requests it stands among.
  const seconds = (performance.now() - first) / 1000
  await arrive({ rate, seconds: 3, ask })
  const turns = { alone: [] as Arrived[], beside: [] as Arrived[], seconds: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    turns.alone.push(await arrive({ rate, seconds, ask }))
    const began = performance.now()
    let over = false
    const working = run(line, admin).finally(() => (over = true))
    // In short strides, lest much of what is counted comes after the end.
    while (!over) turns.beside.push(await arrive({ rate, seconds: 0.2, ask }))
    turns.seconds.push((performance.now() - began) / 1000)
    await working
  }
  line.close()
  const errors = [...turns.alone, ...turns.beside].flatMap((turn) => turn.errors)
  const [alone, beside] = [p99(turns.alone), p99(turns.beside)]
  return [
    {
      goal,
      what: `p99 of calls while ${what} (${Math.min(...turns.seconds).toFixed(1)}–${Math.max(...turns.seconds).toFixed(1)} s)`,
      found: `${beside.toFixed(1)} ms beside ${alone.toFixed(1)} ms, ${errors.length} errors`,
      target: most.said,
      reached: beside < most.of(alone) && errors.length === 0,
    },
  ]
}

const p99 = (turns: readonly Arrived[]): number =>
  percentile(
    turns.flatMap((turn) => turn.latencies),
    0.99,
  )
