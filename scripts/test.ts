import { standBackWhole } from '../server/src/imports/stand-back.ts'
import { ensureChromium } from './chromium.ts'
import { ensurePdfsig } from './debian.ts'
import { journeyCounts, readReport, unitCounts, type Counts } from './test-counts.ts'
import { runTool, showTool } from './tool.ts'

/**
 * `npm test`: build, then checks beside the unit and API tests, then the journeys in a browser. The last line counts
 * everything; a part in which nothing ran counts as a failure.
 */
async function main(): Promise<number> {
  // Said before the minutes of work, not after them.
  const browser = tools()
  if (!browser) return 1
  const built = await buildWeb()
  // Without the app each journey would wait for a screen that never comes, for more than an hour in all.
  const ran = built.failed > 0 ? [built] : [built, ...(await runQuickParts()), await runJourneys(browser)]
  const parts = ran.map((counts) => (counts.passed + counts.failed === 0 ? { passed: 0, failed: 1 } : counts))
  const passed = parts.reduce((sum, part) => sum + part.passed, 0)
  const failed = parts.reduce((sum, part) => sum + part.failed, 0)
  // Once more at the end: the first of them may stand some thousand lines above.
  for (const failure of parts.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

async function buildWeb(): Promise<Counts> {
  const code = await showTool(process.execPath, ['scripts/build.mjs'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

/** The unit tests often wait for servers they start and stop: the checks use that time. */
async function runQuickParts(): Promise<Counts[]> {
  const checks = runChecks()
  const units = await runUnits()
  return [await checks, units]
}

/** What they say comes whole and at once, when they are done. */
async function runChecks(): Promise<Counts> {
  const report = 'test-results/checks.json'
  const { ok, output } = await runTool(process.execPath, ['scripts/check.ts', '--report', report])
  console.log(`— checks\n${output.trimEnd()}`)
  return withCode(ok ? 0 : 1, await readReport(report, (counts: Counts) => counts))
}

async function runUnits(): Promise<Counts> {
  console.log('— unit and API tests')
  const report = 'test-results/units.json'
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await showTool('vitest', ['run', ...reporters])
  return withCode(code, await readReport(report, unitCounts))
}

async function runJourneys(browser: string): Promise<Counts> {
  console.log('— journeys')
  const report = 'test-results/journeys.json'
  const code = await showTool('playwright', ['test'], { CHROMIUM_PATH: browser })
  return withCode(code, await readReport(report, journeyCounts))
}

/** What the tests need besides the packages of npm: the browser's path, or null after one line that says what is missing. */
function tools(): string | null {
  const say = (line: string) => console.log(line)
  try {
    ensurePdfsig(say)
    return ensureChromium(say)
  } catch (error) {
    console.error((error as Error).message)
    console.log('0 passed, 1 failed')
    return null
  }
}

/** A part that failed without naming a failed test (a crash, a broken set-up) still counts as failed. */
function withCode(code: number, counts: Counts | undefined): Counts {
  const { passed = 0, failed = 0, failures = [] } = counts ?? {}
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), failures }
}

// Imports stand back behind whoever works. Behind two files of tests and the checks each waited forty seconds for the
// two it takes; where all stand as far back they share the processors.
standBackWhole()
process.exitCode = await main()
