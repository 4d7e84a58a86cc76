import { parseArgs } from 'node:util'
import { killUnderLoad } from './faults/kills.ts'
import { tellKills } from './faults/report.ts'

/**
 * `npm run faults [-- --seed N --kills N --minutes N]`: does to the real server what power cuts, supervisors
 * and full disks do, and compares what clients were told with what is there afterwards.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      kills: { type: 'string', default: '50' },
      minutes: { type: 'string' },
    },
  })
  const seed = Number(values.seed ?? Date.now() % 1_000_000)
  console.log(`seed ${seed}`)
  const report = await killUnderLoad({
    seed,
    kills: Number(values.kills),
    minutes: values.minutes === undefined ? undefined : Number(values.minutes),
    databaseUrl: process.env['DATABASE_URL'],
    say: (line) => console.log(line),
  })
  console.log(tellKills(report))
}

await main()
