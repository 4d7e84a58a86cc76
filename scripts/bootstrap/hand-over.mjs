import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { resolve } from 'node:path'
import { pinnedNode } from './install.mjs'
import { toolsFirst } from './run.mjs'

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a script with the pinned Node until it ends; signals go on to it.
 * @param flags what Node itself is told
 * @returns the exit code to end with
 */
export async function handOver(script, args, flags = []) {
  if (!existsSync(script)) {
    console.error(`${script} does not exist.`)
    return 1
  }
  // Compiled code is kept between starts: it takes a third off the time to the first answer.
  const env = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'), ...toolsFirst() }
  const child = spawn(pinnedNode, [...flags, script, ...args], { stdio: 'inherit', env })
  // After Ctrl-C a script hears SIGINT twice, from the terminal and from here; ours take that.
  for (const signal of forwarded) process.on(signal, () => child.kill(signal))
  const [code, signal] = await once(child, 'exit')
  return code ?? 128 + (constants.signals[signal] ?? 0)
}
