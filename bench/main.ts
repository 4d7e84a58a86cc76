import { parseArgs } from 'node:util'
import { benches } from './benches.ts'
import { closeBenchServer } from './lib/database.ts'
import { type Finding, mustBeFigures, tableOf } from './lib/table.ts'

/** `npm run bench -- [p1 p3 … p12] [--rounds 10] [--seconds 4] [--scale 10]`: one table of what was found. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '4' },
      scale: { type: 'string', default: '10' },
    },
  })
  const options = {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    scale: Number(values.scale),
  }
  const findings: Finding[] = []
  for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
    const bench = benches[name]
    if (!bench) throw new Error(`no bench ${name}; there are ${Object.keys(benches).join(', ')}`)
    const found = await bench(options)
    mustBeFigures(found)
    findings.push(...found)
  }
  console.log(tableOf(findings))
  if (findings.some(({ reached }) => reached === false)) process.exitCode = 1
}

try {
  await main()
} finally {
  await closeBenchServer()
}
