import { readOptions } from './faults/options.ts'
import { parts } from './faults/parts.ts'

/**
 * `npm run faults [-- part… --seed N --kills N --minutes N]`: does to the real server what power cuts,
 * supervisors and databases do, and compares what clients were told with what is there afterwards. Without a
 * part all of them; with DATABASE_URL on that server instead of the private PostgreSQL.
 */
async function main(): Promise<number> {
  const { wanted, options } = readOptions(process.argv.slice(2), process.env)
  console.log(
    `seed ${options.seed}, on ${options.server ? 'the server of DATABASE_URL' : 'the private PostgreSQL'}`,
  )
  let failed = 0
  for (const name of wanted) {
    const began = performance.now()
    console.log(`— ${name}`)
    const { lines, faults } = await parts[name](options)
    for (const line of lines) console.log(`  ${line}`)
    for (const fault of faults.slice(0, 30)) console.log(`  ✗ ${fault}`)
    console.log(`  ${faults.length} faults, ${((performance.now() - began) / 1000).toFixed(0)} s`)
    failed += faults.length
  }
  return failed > 0 ? 1 : 0
}

process.exitCode = await main()
