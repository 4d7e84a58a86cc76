import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import type pg from 'pg'
import { ownDatabase } from './database.ts'
import { killFirstStarts } from './first-starts.ts'
import { killUnderLoad } from './kills.ts'
import { outage } from './outage.ts'
import { restartDatabase } from './restarts.ts'
import { stopUnderLoad } from './stops.ts'
import { type Told, tellKills, tellOutage, tellRestarts, tellStarts, tellStops } from './report.ts'
import { privateServer } from './private-server.ts'

export interface FaultOptions {
  readonly seed: number
  readonly kills: number
  readonly minutes: number | undefined
  /** Where databases may be made; the private PostgreSQL of each house without it. */
  readonly server: pg.PoolConfig | undefined
  /** Restarts the server of DATABASE_URL. */
  readonly restartCommand: string | undefined
  readonly say: (line: string) => void
}

type Part = (options: FaultOptions) => Promise<Told>

const run = promisify(exec)

/** Gives the work a database of its own on the server, if there is one. */
async function somewhere<Result>(
  { server }: FaultOptions,
  work: (databaseUrl: string | undefined) => Promise<Result>,
): Promise<Result> {
  if (!server) return work(undefined)
  const { url, drop } = await ownDatabase(server)
  try {
    return await work(url)
  } finally {
    await drop()
  }
}

const partsByName = {
  /** The first start, killed. */
  starts: async (options) =>
    options.server
      ? { lines: ['left out: the first start is about the private PostgreSQL'], faults: [] }
      : tellStarts(await killFirstStarts({ ...options, rounds: Math.ceil(options.kills / 5) })),
  /** The server, killed under load. */
  kills: (options) =>
    somewhere(options, async (databaseUrl) => tellKills(await killUnderLoad({ ...options, databaseUrl }))),
  /** The same with those who move goods alone: every kill meets an acceptance, a packing or a shipment. */
  goods: (options) =>
    somewhere(options, async (databaseUrl) =>
      tellKills(await killUnderLoad({ ...options, only: 'goods', databaseUrl })),
    ),
  /** SIGTERM under load. */
  stops: (options) =>
    somewhere(options, async (databaseUrl) =>
      tellStops(await stopUnderLoad({ ...options, stops: Math.ceil(options.kills / 3), databaseUrl })),
    ),
  /** The database, restarted under load. */
  restarts: (options) =>
    somewhere(options, async (databaseUrl) => {
      const { seed, kills, restartCommand } = options
      if (databaseUrl && !restartCommand)
        return { lines: ['left out: --restart COMMAND says how to restart the server'], faults: [] }
      const asked = restartCommand ? { restart: () => run(restartCommand) } : {}
      const restarts = Math.ceil(kills / 3)
      return tellRestarts(await restartDatabase({ seed, ...asked, restarts, databaseUrl, quiet: 2_000 }))
    }),
  /** The database, away. */
  outage: async ({ server, minutes = 0.5 }) => {
    const place = server ? { connection: server, stop: async () => undefined } : await privateServer()
    const { url, drop } = await ownDatabase(place.connection)
    try {
      return tellOutage(await outage({ databaseUrl: url, seconds: Math.min(60, minutes * 60) }))
    } finally {
      await drop()
      await place.stop()
    }
  },
} satisfies Record<string, Part>

export type PartName = keyof typeof partsByName
export const parts: Readonly<Record<PartName, Part>> = partsByName
