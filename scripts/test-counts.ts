import { readFile, rm } from 'node:fs/promises'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** How many passed and how many did not; of each failed one its name and the beginning of its message. */
export type Counts = { passed: number; failed: number; failures?: string[] }

interface UnitFile {
  name: string
  status: string
  message?: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
}
interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: UnitFile[]
}
interface Suite {
  suites?: Suite[]
  specs?: { file: string; line: number; title: string; ok: boolean; tests: { results: JourneyResult[] }[] }[]
}
interface JourneyResult {
  status: string
  errors: { message?: string }[]
}
interface JourneyReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
}

/** Counts of Vitest's report; a file that could not even be loaded counts as one failure. */
export function unitCounts({ numPassedTests, numFailedTests, success, testResults }: UnitReport): Counts {
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = numFailedTests + unloaded.length
  const failures = [
    ...unloaded.map(({ name, message }) => failure(relative('.', name), message)),
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          failure(`${relative('.', name)} › ${fullName}`, failureMessages?.[0]),
        ),
    ),
  ]
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1), failures }
}

/** Counts of Playwright's report; a test that passes only at the second try did not pass. */
export function journeyCounts({ stats, errors, ...top }: JourneyReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected ? 0 : errors.length),
    failures: [...failedSpecs(top), ...errors.map(({ message }) => failure('outside the journeys', message))],
  }
}

function failedSpecs({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, line, title, ok, tests }) => {
    const results = tests.flatMap((one) => one.results)
    const bad = results.find(({ status }) => status !== 'passed' && status !== 'skipped')
    return ok && !bad ? [] : [failure(`${file}:${line} › ${title}`, bad?.errors[0]?.message)]
  })
  return [...own, ...suites.flatMap(failedSpecs)]
}

/** The name and the first lines of the message, without the colours of a terminal. */
function failure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 15)
  return [name, ...lines].join('\n    ').trimEnd()
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
