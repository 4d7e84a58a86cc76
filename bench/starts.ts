import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../scripts/faults/portal.ts'
import { median, ratio, type RoundsOptions } from './lib/rounds.ts'
import { type Finding, times as timesOf } from './lib/table.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

interface Starting {
  readonly what: string
  readonly command: readonly [string, ...string[]]
  readonly targetSeconds: number | null
}

/** P5: from the start of a process to its first 200; beside it the same of an empty Fastify, in turns. */
export async function startTimes({ rounds = 10, seconds = 4 }: RoundsOptions): Promise<Finding[]> {
  const tiny = seconds < 1
  const dataDir = await mkdtemp(join(tmpdir(), 'mandato-starts-'))
  const port = await freePort()
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
    // The tests only see whether it measures: without the demonstration company, and not through npm.
    SEED: tiny ? 'none' : 'demo',
    NODE_COMPILE_CACHE: path('../node_modules/.cache/compiled'),
  }
  const server: Starting = {
    what: 'warm, from the server process',
    command: [process.execPath, path('../server/src/main.ts')],
    targetSeconds: 1,
  }
  const command: Starting = { what: 'warm, from npm start', command: ['npm', 'start'], targetSeconds: 2.5 }
  const empty: Starting = {
    what: 'an empty Fastify',
    command: [process.execPath, path('load/bare.ts')],
    targetSeconds: null,
  }
  try {
    const first = await startOnce(server, port, env)
    const times = new Map<Starting, number[]>()
    for (const starting of tiny ? [server, empty] : [server, command, empty]) times.set(starting, [])
    for (let round = 0; round < Math.min(rounds, 10); round += 1)
      for (const [starting, found] of times) found.push(await startOnce(starting, port, env))
    const rounded = (starting: Starting) => ({ name: starting.what, rounds: times.get(starting) ?? [] })
    const share = ratio(rounded(server), rounded(empty))
    return [
      told(`very first: create, migrate${tiny ? '' : ', demonstration company'}`, [first], 15),
      {
        goal: 'P5',
        what: 'warm, from the server process ÷ an empty Fastify',
        found: timesOf(share),
        target: '≤ 5×',
        reached: share.median <= 5,
      },
      ...[...times].map(([{ what, targetSeconds }, found]) => told(what, found, targetSeconds)),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Starts it, asks until it answers, ends it. */
async function startOnce({ command }: Starting, port: number, env: NodeJS.ProcessEnv): Promise<number> {
  const [program, ...args] = command
  const began = performance.now()
  const child = spawn(program, args, { stdio: 'ignore', env, cwd: path('..') })
  const ended = once(child, 'close')
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`)
    await delay(5)
  }
  const took = performance.now() - began
  child.kill('SIGTERM')
  await ended
  while (await answers(port)) await delay(5)
  return took
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ status }) => status === 200,
    () => false,
  )

function told(what: string, found: readonly number[], targetSeconds: number | null): Finding {
  const seconds = median(found) / 1000
  return {
    goal: 'P5',
    what,
    found: `${seconds.toFixed(2)} s (${(Math.min(...found) / 1000).toFixed(2)}–${(Math.max(...found) / 1000).toFixed(2)})`,
    target: targetSeconds === null ? '' : `≤ ${targetSeconds} s`,
    reached: targetSeconds === null ? null : seconds <= targetSeconds,
  }
}
