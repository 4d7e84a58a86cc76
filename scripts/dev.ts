import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/**
 * `npm run dev`: the server, started again at each change, and Vite in front of it, which passes /api on
 * and shows changed screens at once. Ends both together.
 */
const port = process.env['PORT'] ?? '4100'
const env = { ...process.env, PORT: port, API_URL: `http://127.0.0.1:${port}` }
const watched = ['--watch', '--watch-preserve-output', 'server/src/main.ts']
const server = spawn(process.execPath, watched, { stdio: 'inherit', env })
const web = spawn('vite', ['--clearScreen', 'false'], { stdio: 'inherit', env, cwd: 'web' })
const both = [server, web]

const stopBoth = (): void => {
  for (const child of both) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopBoth)

const ended = async (child: ChildProcess): Promise<number> => {
  const [code] = (await once(child, 'exit')) as [number | null]
  stopBoth()
  return code ?? 0
}
const codes = await Promise.all(both.map(ended))
process.exitCode = Math.max(...codes)
