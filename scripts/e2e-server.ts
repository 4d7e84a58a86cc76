import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import serverFlags from './server-flags.json' with { type: 'json' }

/** The portal for the journeys: the demonstration company, unless told otherwise, in a folder that is gone afterwards. */
const dataDir = await mkdtemp(join(tmpdir(), 'mandato-journeys-'))
const server = spawn(process.execPath, [...serverFlags, 'server/src/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    SEED: process.env['SEED'] ?? 'demo',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
const [code] = (await once(server, 'exit')) as [number | null]
await rm(dataDir, { recursive: true, force: true })
process.exitCode = code ?? 1
