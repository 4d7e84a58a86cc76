import { spawn } from 'node:child_process'

/** How a program ended, with what it wrote to both its outputs. */
export type Outcome = { ok: boolean; output: string; milliseconds: number }

/** Runs a program to its end and keeps what it writes. */
export function runTool(program: string, args: string[]): Promise<Outcome> {
  const began = performance.now()
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const parts: Buffer[] = []
    const finish = (ok: boolean, extra = ''): void => {
      const output = Buffer.concat(parts).toString('utf8') + extra
      done({ ok, output, milliseconds: performance.now() - began })
    }
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.stderr.on('data', (part: Buffer) => parts.push(part))
    child.once('error', (error) => finish(false, error.message))
    child.once('close', (code) => finish(code === 0))
  })
}

/** Runs a program in sight of the person. Gives its exit code. */
export function showTool(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', () => done(127))
    child.once('close', (code) => done(code ?? 1))
  })
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1).padStart(5)} s`
