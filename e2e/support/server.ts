import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export interface Portal {
  /** The line of its start that holds this text. */
  readonly said: (text: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** A portal of its own on a free port, with its own data, for what the shared one cannot show. */
export function startPortal(env: Readonly<Record<string, string>>): Portal {
  const server = spawn('node_modules/node/bin/node', ['scripts/e2e-server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', ...env },
  })
  const lines: string[] = []
  const output = createInterface({ input: server.stdout })
  output.on('line', (line) => lines.push(line))
  const said = async (text: string): Promise<string> => {
    for (;;) {
      const found = lines.find((line) => line.includes(text))
      if (found) return found
      if (server.exitCode !== null) throw new Error(`the portal ended: ${lines.join('\n')}`)
      await Promise.race([once(output, 'line'), once(server, 'exit')])
    }
  }
  const stop = async (): Promise<void> => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  return { said, stop }
}
