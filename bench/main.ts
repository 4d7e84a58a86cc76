import { parseArgs } from 'node:util'
import { importAgainstCopy } from './imports.ts'
import { callsDuringExport } from './load/during-export.ts'
import { callsDuringImport } from './load/during-import.ts'
import { callsDuringPrint } from './load/during-print.ts'
import { agentsOpenModel } from './load/index.ts'
import { listsAgainstBare, manyClientsAgainstBare } from './lists/index.ts'
import { mapAtScale } from './map.ts'
import { documentsInWorkers } from './documents.ts'
import { dashboardAgainstScan } from './revenue.ts'
import { dashboardAtScale } from './revenue-at-scale.ts'
import { pageLoads } from './page-loads.ts'
import type { RoundsOptions } from './lib/rounds.ts'
import { type Finding, mustBeFigures, tableOf } from './lib/table.ts'
import { spreadsheetOfLines } from './spreadsheet.ts'
import { startTimes } from './starts.ts'
import { statementsPerCall } from './statements.ts'

interface Options extends RoundsOptions {
  /** How many times the demonstration company's lines P4 is measured with. */
  readonly scale: number
}

const benches: Readonly<Record<string, (options: Options) => Promise<Finding[]>>> = {
  p1: listsAgainstBare,
  'p1-clients': manyClientsAgainstBare,
  p3: dashboardAgainstScan,
  p4: dashboardAtScale,
  p5: startTimes,
  p6: importAgainstCopy,
  p7: agentsOpenModel,
  'p7-import': callsDuringImport,
  p8: spreadsheetOfLines,
  'p8-export': callsDuringExport,
  p9: documentsInWorkers,
  'p9-print': callsDuringPrint,
  p11: pageLoads,
  p12: statementsPerCall,
  map: mapAtScale,
}

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

await main()
