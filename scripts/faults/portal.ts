import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import serverFlags from '../server-flags.json' with { type: 'json' }

const program = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

/** One run of the real server, as a person or a supervisor starts it. */
export interface Run {
  readonly process: ChildProcess
  /** Milliseconds from the start of the process until it was ready; rejects with its words when it ends before. */
  readonly ready: Promise<number>
  readonly ended: Promise<number | null>
  output(): string
}

/** Starts the server as a process of its own. */
export function launch(env: Readonly<Record<string, string>>): Run {
  const began = performance.now()
  const child = spawn(process.execPath, [...serverFlags, program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...base(), ...env },
  })
  let text = ''
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const ready = new Promise<number>((resolve, reject) => {
    const hear = (part: Buffer): void => {
      text += part.toString()
      if (/^Mandato is ready: /m.test(text)) resolve(performance.now() - began)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    ended.then((code) => reject(new Error(`the server ended with ${code ?? 'a signal'}:\n${text}`)), reject)
  })
  ready.catch(() => undefined)
  return { process: child, ready, ended, output: () => text }
}

/** Nothing of the surroundings but where programs lie: a `.env` of the person must not decide a test. */
const base = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  ...(process.env['TMPDIR'] && { TMPDIR: process.env['TMPDIR'] }),
  // As `npm start` does: compiled code is kept between starts.
  NODE_COMPILE_CACHE: compiled,
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  // Each client of a test comes from an address of its own, as it would through a proxy.
  TRUST_PROXY: '127.0.0.1',
})

export async function kill({ process: child, ended }: Run): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

/** Asks the server to stop. Gives its exit code and how long it took. */
export async function stop({ process: child, ended }: Run): Promise<{ code: number | null; ms: number }> {
  const began = performance.now()
  child.kill('SIGTERM')
  return { code: await ended, ms: performance.now() - began }
}

/** A port nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
