import { parseArgs } from 'node:util'
import { type FaultOptions, type PartName, parts } from './parts.ts'

/** What was asked for on the command line; a seed that was not given is drawn and told. */
export function readOptions(
  args: string[],
  env: NodeJS.ProcessEnv,
): { wanted: PartName[]; options: FaultOptions } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      kills: { type: 'string', default: '30' },
      minutes: { type: 'string' },
      restart: { type: 'string' },
    },
  })
  const isPart = (name: string): name is PartName => name in parts
  const unknown = positionals.find((name) => !isPart(name))
  if (unknown) throw new Error(`no part ${unknown}; there are ${Object.keys(parts).join(', ')}`)
  const server = env['DATABASE_URL']
  const all = Object.keys(parts).filter(isPart)
  return {
    wanted: positionals.length > 0 ? positionals.filter(isPart) : all,
    options: {
      seed: values.seed === undefined ? Date.now() % 1_000_000 : Number(values.seed),
      kills: Number(values.kills),
      minutes: values.minutes === undefined ? undefined : Number(values.minutes),
      server: server ? { connectionString: server } : undefined,
      restartCommand: values.restart,
      say: (line) => console.log(`  ${line}`),
    },
  }
}
