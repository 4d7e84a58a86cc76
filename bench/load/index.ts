import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Line, openLine } from '../../scripts/faults/ask.ts'
import { demoHouse } from '../lib/house.ts'
import type { RoundsOptions } from '../lib/rounds.ts'
import type { Finding } from '../lib/table.ts'
import { agentsAtWork } from './agents.ts'
import { arrive, type Arrived, percentile } from './arrivals.ts'
import { questionAt } from './day.ts'

const rate = 375
const people = 500
const target = 100

/**
 * P7: five hundred agents at work, 375 requests a second of which five in a hundred write, at a constant rate
 * however long the answers take; beside it, in turns, the same requests to a handler that does nothing.
 */
export async function agentsOpenModel({ rounds = 10, seconds = 4 }: RoundsOptions): Promise<Finding[]> {
  const house = await demoHouse()
  const bare = fork(fileURLToPath(new URL('bare.ts', import.meta.url)))
  try {
    await house.start()
    const [barePort] = (await once(bare, 'message')) as [number]
    const tokens = await agentsAtWork(await house.connection(), people)
    const portal = openLine(house.port, '10.7.0.1', people)
    const nothing = openLine(barePort, '10.7.0.2', people)
    let asked = 0
    const turn = (line: Line, length = seconds): Promise<Arrived> => {
      const first = asked
      asked += Math.round(rate * length)
      return arrive({
        rate,
        seconds: length,
        ask: async (n) => (await line.ask(questionAt(first + n, tokens))).status,
      })
    }
    await turn(portal, Math.min(seconds, 3))
    const turns = { portal: [] as Arrived[], nothing: [] as Arrived[] }
    const pid = house.run()?.process.pid ?? 0
    const [used, before] = [await processorTime(pid), asked]
    for (let round = 0; round < rounds; round += 1) {
      turns.portal.push(await turn(portal))
      turns.nothing.push(await turn(nothing))
    }
    portal.close()
    nothing.close()
    // Half of what was asked since went to the bare handler. Unlike the waiting, this hardly depends on who else
    // is at work on the machine.
    const each = ((await processorTime(pid)) - used) / ((asked - before) / 2)
    return [
      ...told('500 agents, 375/s', turns.portal, target),
      ...told('the same, bare handler', turns.nothing),
      {
        goal: 'P7',
        what: 'processor time of the portal',
        found: `${each.toFixed(2)} ms a request`,
        target: '',
        reached: null,
      },
    ]
  } finally {
    bare.kill()
    await house.remove()
  }
}

/** Milliseconds of processor time a process has had, all its threads together. */
async function processorTime(pid: number): Promise<number> {
  const fields =
    (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ') ?? []
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  return ticks * 10
}

function told(what: string, turns: readonly Arrived[], limit?: number): Finding[] {
  const latencies = turns.flatMap((turn) => turn.latencies)
  const errors = turns.flatMap((turn) => turn.errors)
  const at = (share: number): string => `${percentile(latencies, share).toFixed(1)} ms`
  const byRound = turns.map((turn) => percentile(turn.latencies, 0.99))
  // The second worst round decides: in one of them the machine may have been busy with something else.
  const p99 = [...byRound].sort((a, b) => b - a)[Math.min(1, byRound.length - 1)] ?? Number.NaN
  const goal = 'P7'
  return [
    {
      goal,
      what: `${what}, ${latencies.length} requests`,
      found:
        `p50 ${at(0.5)}, p99 ${at(0.99)}, p99.9 ${at(0.999)}, ${errors.length} errors ${[...new Set(errors)].join(' ')}`.trim(),
      target: limit === undefined ? '' : `p99 < ${limit} ms, 0 errors`,
      reached: limit === undefined ? null : p99 < limit && errors.length === 0,
    },
    {
      goal,
      what: '  p99 round by round, ms',
      found: byRound.map(Math.round).join(' '),
      target: '',
      reached: null,
    },
  ]
}
