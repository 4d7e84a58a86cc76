import { ensureChromium } from './chromium.ts'
import { journeyCounts, readReport, unitCounts, type Counts } from './test-counts.ts'
import { showTool } from './tool.ts'

/**
 * `npm test`: build, checks, then unit and API tests, then the journeys in a browser. The last line counts
 * everything; a part in which nothing ran counts as a failure.
 */
async function main(): Promise<number> {
  const parts: Counts[] = []
  for (const part of [buildWeb, runChecks, runUnits, runJourneys]) {
    const counts = await part()
    const nothing = counts.passed + counts.failed === 0
    parts.push(nothing ? { passed: 0, failed: 1 } : counts)
  }
  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  const failed = parts.reduce((sum, part) => sum + part.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

async function buildWeb(): Promise<Counts> {
  const code = await showTool(process.execPath, ['scripts/build.mjs'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

async function runChecks(): Promise<Counts> {
  console.log('— checks')
  const report = 'test-results/checks.json'
  const code = await showTool(process.execPath, ['scripts/check.ts', '--report', report])
  return withCode(code, await readReport(report, (counts: Counts) => counts))
}

async function runUnits(): Promise<Counts> {
  console.log('— unit and API tests')
  const report = 'test-results/units.json'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await showTool('vitest', ['run', ...reporters])
  return withCode(code, await readReport(report, unitCounts))
}

async function runJourneys(): Promise<Counts> {
  console.log('— journeys')
  try {
    const browser = ensureChromium((line) => console.log(line))
    const report = 'test-results/journeys.json'
    const code = await showTool('playwright', ['test'], { CHROMIUM_PATH: browser })
    return withCode(code, await readReport(report, journeyCounts))
  } catch (error) {
    console.error((error as Error).message)
    return { passed: 0, failed: 1 }
  }
}

/** A part that failed without naming a failed test (a crash, a broken set-up) still counts as failed. */
function withCode(code: number, counts: Counts | undefined): Counts {
  const { passed = 0, failed = 0 } = counts ?? {}
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

process.exitCode = await main()
