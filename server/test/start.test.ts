import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// The whole program as a person starts it: these tests are about its beginning and its end.
const program = fileURLToPath(new URL('../src/main.ts', import.meta.url))
// As `npm start` does: compiled code is kept between starts.
const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))
type Running = { process: ChildProcess; output(): string; ended: Promise<number | null> }

let dataDir = ''
let running: Running[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mandato-start-'))
})
afterEach(async () => {
  for (const { process, ended } of running) {
    process.kill('SIGTERM')
    await ended
  }
  running = []
  await rm(dataDir, { recursive: true, force: true })
})

function start(env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiled,
      SEED: 'none',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      ...env,
    },
  })
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  child.stderr.on('data', (part: Buffer) => (text += part.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const started = { process: child, output: () => text, ended }
  running.push(started)
  return started
}

async function ready(server: Running): Promise<string> {
  return vi.waitFor(
    () => {
      const address = /ready: (http:\S+)/.exec(server.output())?.[1]
      if (!address) throw new Error(server.output())
      return address
    },
    { timeout: 40_000, interval: 20 },
  )
}

test('it says where it is, answers, and ends in an orderly way', async () => {
  const server = start()
  const address = await ready(server)
  expect((await fetch(`${address}/api/health`)).status).toBe(200)
  expect(server.output()).toMatch(/Create the first administrator \(once\): http\S+/)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.output()).toMatch(/stopped\n$/)
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid')
})

test('after a kill the next start goes on where the former one was', async () => {
  const first = start()
  await ready(first)
  first.process.kill('SIGKILL')
  await first.ended
  const second = start()
  await ready(second)
  expect(second.output()).toMatch(/found running/)
})

test('a taken port is one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const server = start({ PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.output()).toMatch(new RegExp(`^Port ${port} is taken: .*$`, 'm'))
  other.close()
})

test('a wrong setting is one line', async () => {
  const server = start({ SEED: 'everything' })
  expect(await server.ended).toBe(1)
  expect(server.output()).toBe('Wrong setting: SEED must be demo or none.\n')
})
