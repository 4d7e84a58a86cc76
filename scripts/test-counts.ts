import { readFile, rm } from 'node:fs/promises'

/** How many passed and how many did not. */
export type Counts = { passed: number; failed: number }

type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: { status: string; assertionResults: unknown[] }[]
}
type JourneyReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

/** Counts of Vitest's report; a file that could not even be loaded counts as one failure. */
export function unitCounts({ numPassedTests, numFailedTests, success, testResults }: UnitReport): Counts {
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = numFailedTests + unloaded.length
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1) }
}

/** Counts of Playwright's report; a test that passes only at the second try did not pass. */
export function journeyCounts({ stats, errors }: JourneyReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected ? 0 : errors.length),
  }
}

/** Reads a report and removes it, so that the next run cannot take it for its own. */
export async function readReport<Report>(
  path: string,
  count: (report: Report) => Counts,
): Promise<Counts | undefined> {
  try {
    return count(JSON.parse(await readFile(path, 'utf8')) as Report)
  } catch {
    return undefined
  } finally {
    await rm(path, { force: true })
  }
}
